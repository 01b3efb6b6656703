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

const link = (reference: string, from: string): string | undefined =>
  linkTo(apis, index, android, resolved(android, reference), from);

describe('referenceUrl', () => {
  it('is the page of the type and the anchor of the member', () => {
    expect(referenceUrl(apis, reactNative, resolved(reactNative, 'ScanFilter'))).toBe(
      '/docs/react-native/api/enumerations/ScanFilter',
    );
    expect(referenceUrl(apis, reactNative, resolved(reactNative, 'ScanFilter.AUTO'))).toBe(
      '/docs/react-native/api/enumerations/ScanFilter#AUTO',
    );
    expect(referenceUrl(apis, reactNative, resolved(reactNative, 'DeckleSDK.writePDF'))).toBe(
      '/docs/react-native/api/interfaces/DeckleSDK#writePDF',
    );
  });

  it('is nothing on a platform without a reference', () => {
    expect(referenceUrl(apis, android, resolved(android, 'ScanFilter'))).toBeUndefined();
  });
});

describe('linkTo', () => {
  it('is the row on the page that shows it', () => {
    expect(link('DeckleSDK.writePDF', 'docs/Android/docScan.mdx')).toBe(
      './pdfCreation.mdx#DeckleSDK.writePDF',
    );
    expect(link('ScanConfiguration.timeout', 'docs/Android/docScan.mdx')).toBe(
      '#ScanConfiguration.timeout',
    );
    expect(link('ScanConfiguration', 'docs/Android/pdfCreation.mdx')).toBe(
      './docScan.mdx#ScanConfiguration',
    );
  });

  it('is nothing where no page shows it', () => {
    expect(link('ScanFilter.AUTO', 'docs/Android/docScan.mdx')).toBeUndefined();
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
