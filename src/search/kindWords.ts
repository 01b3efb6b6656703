import type { PageKindId } from '../model/pageKinds';
import type { PlatformId } from '../model/platforms';

/** Kinds of pages that search distinguishes. */
export type SearchKind = PageKindId | 'api' | 'errors' | 'symbols' | 'site';

/**
 * What developers call the subject of a page, beside its title. Found like a title, on every
 * platform, so that a page need not use a word to be found by it.
 */
export const kindWords: Readonly<Record<SearchKind, string>> = {
  intro:
    'introduction, overview, about, what is, what can the SDK do, features, capabilities, languages, requirements',
  getStarted:
    'get started, getting started, quick start, quickstart, install, installation, setup, set up, add dependency, package, hello world, first scan, how to use, usage, system requirements, prerequisites',
  sdkInit:
    'initialization, initialize, init, start the SDK, license, license key, API key, unlock, activate, activation, logging, log level, debug log, temporary files, error codes',
  docScan:
    'document scanning, scan document, scan pages, scan several pages, document scanner, open the scanner, start a scan, take a photo of a document, photograph, camera, crop, edge detection, auto capture, image filter, multi page',
  barcodeScan:
    'barcode scanning, scan barcode, read barcode, barcode reader, barcode scanner, scan code, QR code scanner, QR, 2D codes',
  dataExtraction:
    'data extraction, extract data, analyze, read invoice, invoice, invoice data, bill, receipt, IBAN, BIC, amount, JSON',
  textDetection:
    'text detection, text recognition, OCR, optical character recognition, recognize text, extract text, read text, receive text, text of a document, text of a page, text of a scan, text of an image',
  fileImport:
    'file import, import file, import PDF, import images, load file, open file, open PDF, read PDF',
  imageExport:
    'image export, export images, save image, save pages, show page, preview, write image, picture, JPG, JPEG, PNG, bytes, thumbnail',
  pdfCreation:
    'PDF creation, create PDF, write PDF, generate PDF, make PDF, export PDF, save PDF, share PDF, print, searchable PDF',
  photoPayment:
    'photo payment, pay invoice, pay bill, invoice, bill, payment, bank transfer, wire transfer, SEPA transfer, remittance, GiroCode, IBAN',
  onboarding:
    'onboarding, introduction screens, tutorial for users, walkthrough, first start, hint popup',
  scantips: 'scan tips, show tips, help for users, hints',
  theming:
    'theming, customize, customization, texts, labels, strings, translate, translation, localization, i18n, l10n, button text, button icon, font size, text size, style, system bars',
  colorConfig:
    'colors, color, brand colors, branding, palette, dark mode, dark theme, light mode, night mode, theme colors',
  testing:
    'testing, unit test, UI test, mock, fake, stub, device farm, continuous integration, CI, emulator, simulator',
  compatibility:
    'compatibility, compatible versions, supported versions, version table, requirements, minimum version, which version, store requirements, target API',
  releaseChecklist:
    'release checklist, before release, go live, production, publish, app store, store review, ship',
  migration:
    'migration, migrate, upgrade, update, update version, old version, breaking changes, move to',
  changelog: 'changelog, change log, release notes, releases, what is new, new, versions, history',
  apiIndex:
    'API index, A to Z, alphabetical index, list of all functions, all classes, all methods, all members, all symbols, API overview',
  api: 'API reference, API documentation, API docs, reference',
  errors:
    'errors, error messages, error codes, exceptions, crash, troubleshooting, problems, something goes wrong',
  symbols: '',
  site: '',
};

/** The same for pages that aren't guides, by address. */
export const siteWords: Readonly<Record<string, string | undefined>> = {
  '/docs/':
    'all platforms, which platforms, supported platforms, feature matrix, availability, compare platforms, comparison, documentation',
  '/docs/symbols/':
    'symbols on all platforms, names on other platforms, equivalents, compare names, translate code, port code',
  '/docs/sheets/': 'test material, test sheets, samples to scan, sheets to scan',
  '/docs/sheets/barcodes':
    'test barcodes, sample barcodes, example barcodes, barcode sheet, print barcodes, test codes, test QR code',
  '/docs/sheets/documents':
    'sample documents, test documents, example documents, test invoice, example invoice, sample receipt, test receipt, sample ID card',
  '/accessibility': 'accessibility statement, screen reader, keyboard, WCAG, a11y',
  '/how-samples-are-verified': 'verified samples, code samples, tested code',
};

/** The same for the page “Get started”, by platform: what packages are called there. */
export const packageWords: Readonly<Record<PlatformId, string>> = {
  Android: 'Gradle, Maven, dependency',
  iOS: 'CocoaPods, Swift package',
  Flutter: 'pubspec, pub',
  MAUI: 'NuGet',
  Windows: 'NuGet',
  Xamarin: 'NuGet',
  'react-native': 'npm, yarn',
  capacitor: 'npm, yarn',
  cordova: 'npm',
};
