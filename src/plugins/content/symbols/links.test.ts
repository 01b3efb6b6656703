import { describe, expect, it } from 'vitest';
import { apis, indexOf, resolvedIn } from '../../../../tests/fixtures/apis';
import { linkTo, referenceUrl, rowAnchor } from './links';
import type { Scope } from '../../api/types';

const android: Scope = { product: 'document', platform: 'Android' };

const index = indexOf({
  'docs/Android/docScan.mdx': '<Options of="ScanConfiguration" own />',
  'docs/Android/pdfCreation.mdx': '<Signature of="DeckleSDK.writePDF" />',
});

it('a platform without a reference has no addresses in one', () => {
  expect(referenceUrl(apis, android, resolvedIn(apis, android, 'ScanFilter'))).toBeUndefined();
});

// Links of pages: symbolLinks.test.ts.
describe('linkTo', () => {
  it('finds a type that only the platform has where its functions are', () => {
    const own = {
      ...resolvedIn(apis, android, 'ScanConfiguration'),
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
    const symbol = resolvedIn(apis, android, 'BaseConfiguration.autoCapture');
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
