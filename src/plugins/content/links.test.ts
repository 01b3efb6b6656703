import { describe, expect, it } from 'vitest';
import { apis, indexOf } from '../../../tests/fixtures/apis';
import { linkTo, referenceUrl, rowAnchor } from './links';
import { resolveSymbol, type Resolved, type Scope } from './resolve';

const android: Scope = { product: 'document', platform: 'Android' };
const reactNative: Scope = { product: 'document', platform: 'react-native' };

function resolved(scope: Scope, reference: string): Resolved {
  const resolution = resolveSymbol(apis, scope, reference);
  if ('problem' in resolution) throw new Error(resolution.problem);
  return resolution.ok;
}

const index = indexOf({
  'docs/Android/docScan.mdx': '<Options of="ScanConfiguration" own />',
  'docs/Android/pdfCreation.mdx': '<Signature of="DeckleSDK.writePDF" />',
});

it.each([
  ['ScanFilter', '/docs/react-native/api/enumerations/ScanFilter'],
  ['ScanFilter.AUTO', '/docs/react-native/api/enumerations/ScanFilter#AUTO'],
  ['DeckleSDK.writePDF', '/docs/react-native/api/interfaces/DeckleSDK#writePDF'],
])('the reference of %s is %s, where there is a reference', (reference, url) => {
  expect(referenceUrl(apis, reactNative, resolved(reactNative, reference))).toBe(url);
  expect(referenceUrl(apis, android, resolved(android, reference))).toBeUndefined();
});

describe('linkTo', () => {
  it.each([
    ['DeckleSDK.writePDF', 'docScan', './pdfCreation.mdx#DeckleSDK.writePDF'],
    ['ScanConfiguration.timeout', 'docScan', '#ScanConfiguration.timeout'],
    ['ScanConfiguration', 'pdfCreation', './docScan.mdx#ScanConfiguration'],
    // No page shows it.
    ['ScanFilter.AUTO', 'docScan', undefined],
  ])('leads to the row of %s from %s', (reference, from, link) => {
    const symbol = resolved(android, reference);
    expect(linkTo(apis, index, android, symbol, `docs/Android/${from}.mdx`)).toBe(link);
  });

  it('finds a type that only the platform has where its functions are', () => {
    const own = {
      ...resolved(android, 'ScanConfiguration'),
      id: 'ScanDelegate',
      neutral: undefined,
    };
    const rows = new Map([
      ['document/Android', new Map([['ScanDelegate.didFinish', 'docs/Android/docScan.mdx']])],
    ]);
    const shown = { ...index, rows };
    expect(linkTo(apis, shown, android, own, 'docs/Android/intro.mdx')).toBe(
      './docScan.mdx#ScanDelegate.didFinish',
    );
    const neutral = { ...own, neutral: own.declared };
    expect(linkTo(apis, shown, android, neutral, 'docs/Android/intro.mdx')).toBeUndefined();
  });

  it('takes an inherited member for the row of a type that shows it', () => {
    const shown = indexOf({ 'docs/Android/docScan.mdx': '<Options of="ScanConfiguration" />' });
    const symbol = resolved(android, 'BaseConfiguration.autoCapture');
    expect(linkTo(apis, shown, android, symbol, 'docs/Android/theming.mdx')).toBe(
      './docScan.mdx#ScanConfiguration.autoCapture',
    );
  });
});

describe('rowAnchor', () => {
  it('calls the functions of both products by the class readers know', () => {
    expect(rowAnchor('BarcodeSDK.scanBarcode')).toBe('DeckleSDK.scanBarcode');
    expect(rowAnchor('ScanFilter.AUTO')).toBe('ScanFilter.AUTO');
  });
});
