// Anchors are words without apostrophes and spaces.
// cspell:ignore doesnt themedata dont
import type { PageKindId } from '../../model/pageKinds';

/**
 * Anchors of headings that mean the same on guides of one kind, where platforms word them differently. Headings with the
 * same anchor need no entry. A test in `tests/build` compares the list with the guides.
 */
export const sameTopics: Readonly<Partial<Record<PageKindId, readonly (readonly string[])[]>>> = {
  getStarted: [
    ['starter-project', 'starter-projects'],
    ['create-a-project', 'create-the-project', 'cli-create'],
    ['declare-the-camera', 'allow-the-camera'],
    ['add-the-code', 'cli-code'],
    ['run-the-app', 'cli-run'],
    ['a-document-to-scan', 'a-document-to-read'],
    ['set-the-target-frameworks', 'set-the-platform-versions', 'set-the-minimum-versions'],
    ['install-the-filesystem-plugin', 'add-the-file-plugin'],
    ['jdk', 'error-invalid-source-release-21'],
  ],
  sdkInit: [['the-trace-file', 'the-log-file']],
  docScan: [
    ['a-complete-screen', 'a-complete-page'],
    ['android-and-ios', 'web-view-android-and-ios'],
  ],
  barcodeScan: [['answers-that-take-time', 'wait-for-an-answer']],
  dataExtraction: [
    [
      'parse-into-your-own-classes',
      'decode-into-your-own-types',
      'parse-into-your-own-types',
      'parse-into-your-own-objects',
    ],
    ['bank-accounts-in-either-shape', 'read-bank-accounts'],
    ['test-without-a-camera', 'test-your-integration'],
  ],
  textDetection: [
    ['read-the-whole-document', 'read-all-pages'],
    ['example-find-the-pages-with-a-word', 'example-search-a-document'],
    ['example-show-the-text', 'example-a-page-with-the-text'],
    ['test-without-a-camera', 'test-your-integration'],
  ],
  fileImport: [
    [
      'files-from-a-picker',
      'let-the-user-choose',
      'let-the-user-pick-a-file',
      'files-from-the-user',
    ],
    ['a-complete-screen', 'a-complete-page'],
    ['test-without-a-picker', 'test-your-integration'],
  ],
  imageExport: [
    ['write-all-pages-to-files', 'write-pages-to-files'],
    ['show-all-pages', 'show-many-pages'],
  ],
  pdfCreation: [
    ['write-the-file', 'write-the-pdf'],
    ['share-it-with-another-app', 'open-it-in-another-app'],
    ['show-it', 'open-it'],
    ['example-name-the-file-after-the-invoice', 'a-name-from-the-invoice'],
    ['test-without-a-camera', 'test-your-integration'],
  ],
  photoPayment: [
    ['declare-the-activity', 'declare-the-file-types'],
    ['take-the-files-from-the-intent', 'take-the-file-from-the-scene', 'read-the-file'],
    ['launch-photo-payment-with-the-files', 'start-photo-payment-with-the-file'],
    ['read-them-on-a-page', 'read-them-in-dart'],
  ],
  theming: [
    [
      'change-texts-buttons-and-theme',
      'change-texts-and-buttons',
      'reuse-one-configuration',
      'scan-with-your-look',
    ],
    ['system-bars', 'system-bars-on-android'],
    ['icons', 'images'],
  ],
  colorConfig: [
    ['set-the-colors', 'set-colors-in-code'],
    ['derive-the-colors-from-your-brand', 'choose-them-from-your-brand'],
    ['take-them-from-your-resource-dictionary', 'use-the-colors-of-your-themedata'],
    ['transparency', 'transparent-colors'],
    ['ionics-colors-dont-reach-the-scanner', 'css-doesnt-affect-the-scanner'],
    ['if-your-app-has-its-own-theme-setting', 'if-your-app-has-its-own-switch'],
  ],
  testing: [
    ['unit-tests', 'unit-tests-with-jest'],
    ['ui-tests-without-a-camera', 'ui-tests'],
    ['extracted-data', 'test-your-parser'],
  ],
  compatibility: [
    ['what-google-play-requires', 'what-the-app-store-requires', 'what-the-stores-require'],
    [
      'which-version-your-app-contains',
      'find-the-version-in-your-app',
      'find-the-version-that-your-app-uses',
      'find-out-what-your-app-has',
      'which-version-your-app-has',
    ],
    ['when-versions-dont-fit', 'version-conflicts'],
    ['continue-with-net-maui', 'move-an-app-to-modern-net'],
  ],
};

/**
 * Topic of a heading: equal for headings that mean the same on guides of one kind.
 *
 * @param kind Page kind of the guide.
 * @param anchor Anchor of the heading.
 */
export function topicOf(kind: PageKindId, anchor: string): string {
  return sameTopics[kind]?.find((anchors) => anchors.includes(anchor))?.[0] ?? anchor;
}
