import { expect, it } from 'vitest';
import { decodeText } from '../../src/base/html';
import { built, pageHtml, routes } from '../builtSite';
import { referencePages } from '../docsTree';

const plain = (html: string): string =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const article = (path: string): string =>
  /<article>[\s\S]*<\/article>/.exec(pageHtml(path))?.[0] ?? '';

it('no reference page has marks that were not read, source files, or an edit link', () => {
  expect(referencePages.length).toBeGreaterThan(50);
  expect(referencePages.filter((path) => !routes.includes(path))).toEqual([]);
  const unwanted =
    /sdk:\w|\{@\w+|@(?:remarks|since|default\w*|returns|platforms)\b|\{#|undefined|\[object|Defined in|api-sources|Edit this page|Last updated/;
  const wrong = referencePages.flatMap((path) => {
    const text = plain(article(path).replace(/<pre[\s\S]*?<\/pre>/g, ''));
    const found = unwanted.exec(text)?.[0];
    return found === undefined ? [] : [`${path}: ${found}`];
  });
  expect(wrong).toEqual([]);
});

/** Markdown of a page of a reference. */
const markdownOf = (page: string, platform = 'react-native'): string =>
  built(`docs/${platform}/api/${page}.md`);

/** What a page says of a member. */
const sectionOf = (markdown: string, member: string): string =>
  markdown.split(`{#${member}}\n`)[1]?.split(/^##/m)[0] ?? '';

it('shows type, default, failure and parameters of a member, and what replaces it', () => {
  const scanner = markdownOf('interfaces/DocumentScannerConfiguration');
  const sdk = markdownOf('interfaces/DeckleSDK', 'capacitor');
  for (const [page, member, pattern] of [
    [scanner, 'autoCapture', /\*\*Type:\*\* `boolean` · \*\*Default:\*\* `true` · /],
    [scanner, 'defaultScanFilter', /\*\*Default:\*\* \[`ScanFilter\.ILLUSTRATION`\]/],
    [scanner, 'onboardingImageSource', /Deprecated\*\*\n>\n> Use \[`imageSource`\]/],
    [sdk, 'writePDF', /\| `fileUri` .*\n\| `overWrite` .*\n\| `pageFormat` .*\n\| `maxSizeKB` /],
    [sdk, 'writePDF', /\n- \*\*Failure:\*\* /],
  ] as const) {
    expect(sectionOf(page, member)).toMatch(pattern);
  }
});

it.each([
  ['capacitor', 'BlackWhite'],
  ['react-native', 'BLACKWHITE'],
])('shows names and values on %s', (platform, name) => {
  const html = article(`/docs/${platform}/api/enumerations/ScanFilter`);
  expect(decodeText(plain(html))).toMatch(new RegExp(`${name}.{0,40}'BLACKWHITE'`));
});

it('strikes deprecated members through in tables', () => {
  const html = article('/docs/react-native/api/interfaces/TextConfiguration');
  for (const name of ['Title', 'Message', 'CloseButton'])
    expect(html).toMatch(new RegExp(`<del><code[^>]*>textOnboarding${name}</code></del>`));
  expect(plain(html).match(/Deprecated/g)?.length).toBeGreaterThanOrEqual(3);
});

it('has the members of a type before those that it inherits, if it adds any', () => {
  const payment = markdownOf('interfaces/PhotoPaymentConfiguration');
  const [, own = '', inherited = ''] = payment.split(/^## (?:Members|Inherited members)$/m);
  const names = [...own.matchAll(/^\| ~*`(\w+)`/gm)].map(([, name]) => name);
  expect(names).toEqual(['analyzeConfig', 'emptyResultScreen', 'scanTips', 'allowGiroCode']);
  expect(inherited).toContain('\n### autoCapture {#autoCapture}\n');
  expect(payment).toContain('Shared with [`DocumentScannerConfiguration`](');
  expect(markdownOf('interfaces/PhotoPaymentResult')).toContain(
    'Inherited from [`AnalyzeResult`](',
  );
  const document = markdownOf('interfaces/DocumentScannerConfiguration');
  expect(document).toContain('\n### autoCapture {#autoCapture}\n');
  expect(document).not.toContain('## Inherited members');
});

it('names what uses a type, and the guides that mention a function', () => {
  expect(markdownOf('enumerations/PDFPageFormat')).toContain(
    '**Used by:** [`DeckleSDK.writePDF()`](',
  );
  expect(markdownOf('type-aliases/HexColor')).toMatch(/\*\*Used by:\*\* \[`DeckleColor\.Light`\]/);
  const [, loadFile = ''] = markdownOf('interfaces/DeckleSDK').split(/^### `?loadFile\(\)/m);
  expect(loadFile).toMatch(/- \*\*Guide:\*\* \[File import\].*\n- \*\*Also in:\*\* \[.*, \[/);
});
