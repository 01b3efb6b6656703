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

const scanner = 'react-native/api/interfaces/DocumentScannerConfiguration';

it.each([
  ['type and default of a member', scanner, /autoCapture.{0,200}boolean.{0,60}true/],
  ['a default that is a symbol', scanner, /ScanFilter\.ILLUSTRATION/],
  ['a replacement', scanner, /onboardingImageSource.*Deprecated.*imageSource/],
  ['names and values', 'capacitor/api/enumerations/ScanFilter', /BlackWhite.{0,40}'BLACKWHITE'/],
  ['names and values', 'react-native/api/enumerations/ScanFilter', /BLACKWHITE.{0,40}'BLACKWHITE'/],
  [
    'parameters',
    'capacitor/api/interfaces/DeckleSDK',
    /writePDF\(\).*fileUri.*overWrite.*pageFormat.*maxSizeKB/,
  ],
  ['failures', 'capacitor/api/interfaces/DeckleSDK', /Failure:/],
])('shows %s on %s', (_, path, pattern) => {
  expect(decodeText(plain(article(`/docs/${path}`)))).toMatch(pattern);
});

it('strikes deprecated members through in tables', () => {
  const html = article('/docs/react-native/api/interfaces/TextConfiguration');
  for (const name of ['Title', 'Message', 'CloseButton'])
    expect(html).toMatch(
      new RegExp(`<del><code[^>]*>textOnboarding${name}</code></del>|id=textOnboarding${name}>`),
    );
  expect(plain(html).match(/Deprecated/g)?.length).toBeGreaterThanOrEqual(3);
});

const markdownOf = (page: string): string => built(`docs/react-native/api/${page}.md`);

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
  const [, pageCount = ''] = markdownOf('interfaces/DeckleSDK').split(/^### `?pageCount\(\)/m);
  expect(pageCount).toMatch(/- \*\*Guide:\*\* \[Image export\].*\n- \*\*Also in:\*\* \[.*, \[/);
});
