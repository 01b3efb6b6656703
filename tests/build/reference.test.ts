import { describe, expect, it } from 'vitest';
import { markdownPath } from '../../src/model/markdownPath';
import { decodeText } from '../../src/security/html';
import { pageHtml, routes } from '../builtSite';
import { referencePages } from '../docsTree';

const plain = (html: string): string =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const article = (path: string): string =>
  /<article>[\s\S]*<\/article>/.exec(pageHtml(path))?.[0] ?? '';

describe('every reference page', () => {
  it('is a route', () => {
    expect(referencePages.length).toBeGreaterThan(50);
    expect(referencePages.filter((path) => !routes.includes(path))).toEqual([]);
  });

  it('contains no paths of source files or machines', () => {
    expect(
      referencePages.filter((path) => /Defined in|api-sources|\/work\//.test(article(path))),
    ).toEqual([]);
  });

  it('leaves no symbol link, tag or markup unread', () => {
    const wrong = referencePages.flatMap((path) => {
      const text = plain(article(path).replace(/<pre[\s\S]*?<\/pre>/g, ''));
      const found =
        /sdk:\w|\{@\w+|@(?:remarks|since|default\w*|returns|platforms)\b|\{#|undefined|\[object/.exec(
          text,
        )?.[0];
      return found === undefined ? [] : [`${path}: ${found}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has links to guides and symbols that exist, hashes included', () => {
    const wrong = referencePages.flatMap((path) =>
      [...article(path).matchAll(/href="?(\/[^\s">#]*)?(?:#([^\s">]+))?/g)].flatMap(
        ([, to = path, hash]) => {
          if (!routes.includes(to))
            return to.startsWith('/samples/') || to === '/docs' || to === markdownPath(path)
              ? []
              : [`${path}: ${to}`];
          return hash === undefined ||
            new RegExp(`\\sid="?${hash.replace(/[.]/g, '\\.')}["\\s>]`).test(pageHtml(to))
            ? []
            : [`${path}: ${to}#${hash}`];
        },
      ),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });
});

const configuration = '/docs/react-native/api/interfaces/DocumentScannerConfiguration';
const hasId = (path: string, id: string): boolean =>
  new RegExp(`\\sid="?${id}["\\s>]`).test(article(path));

it('an interface shows type, default and version of its members, each with an anchor', () => {
  expect(plain(article(configuration))).toMatch(/autoCapture.{0,200}boolean.{0,60}true/);
  expect(plain(article(configuration))).toContain('ScanFilter.ILLUSTRATION');
  const members = [
    'autoCapture',
    'defaultScanFilter',
    'ColorConfig',
    'onboarding',
    'vibrateOnCapture',
  ];
  expect(members.filter((member) => !hasId(configuration, member))).toEqual([]);
});

it('a deprecated member is marked and names its replacement', () => {
  expect(hasId(configuration, 'onboardingImageSource')).toBe(true);
  expect(plain(article(configuration))).toMatch(/onboardingImageSource.*Deprecated.*imageSource/);
});

it('deprecated members in tables are struck through', () => {
  const html = article('/docs/react-native/api/interfaces/TextConfiguration');
  for (const member of [
    'textOnboardingTitle',
    'textOnboardingMessage',
    'textOnboardingCloseButton',
  ]) {
    expect(html).toMatch(new RegExp(`<del><code[^>]*>${member}</code></del>|id=${member}>`));
  }
  expect(plain(html).match(/Deprecated/g)?.length ?? 0).toBeGreaterThanOrEqual(3);
});

it.each([
  ['capacitor', 'BlackWhite'],
  ['react-native', 'BLACKWHITE'],
])('an enumeration of %s shows the name %s and its value', (platform, member) => {
  const html = article(`/docs/${platform}/api/enumerations/ScanFilter`);
  const row = html.split('<tr').find((part) => new RegExp(`\\sid="?${member}["\\s>]`).test(part));
  const text = decodeText(plain(row ?? ''));
  expect(text).toContain(member);
  expect(text).toContain("'BLACKWHITE'");
});

it('functions show signature, parameters, result and failure', () => {
  const text = plain(article('/docs/capacitor/api/interfaces/DeckleSDK'));
  expect(text).toMatch(/writePDF\(\).*fileUri.*overWrite.*pageFormat.*maxSizeKB/);
  expect(text).toContain('Failure:');
});
