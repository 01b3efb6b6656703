import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { classifyDocPath, isGenerated, pageLists } from './docPaths';

// Pages of references: tests/build/search.test.ts.
describe('classifyDocPath', () => {
  it('recognizes the root page', () => {
    expect(classifyDocPath('index.mdx')).toEqual({ type: 'root' });
    expect(classifyDocPath('sheets/barcodes.mdx')).toEqual({ type: 'root' });
  });

  it.each([
    ['Android/docScan.mdx', 'document', 'Android', 'docScan'],
    ['barcode-scanner-sdk/cordova/barcodeScan.mdx', 'barcode', 'cordova', 'barcodeScan'],
  ])('%s is a guide', (path, product, platform, kind) => {
    expect(classifyDocPath(path)).toMatchObject({
      type: 'guide',
      product,
      platform,
      kind: { id: kind },
    });
  });

  it('recognizes files of shared text', () => {
    expect(classifyDocPath('_shared/photoPayment.mdx')).toEqual({
      type: 'shared',
      name: 'photoPayment',
    });
    expect(classifyDocPath('_shared/search/photoPayment.yaml')).toEqual({ type: 'words' });
    expect(classifyDocPath('_shared/photo payment.mdx')).toEqual({ type: 'misplaced' });
    expect(classifyDocPath('_shared/deeper/payment.mdx')).toEqual({ type: 'misplaced' });
  });

  it.each([
    'android/docScan.mdx', // platforms are spelled exactly
    'Android/docscan.mdx', // and so are page kinds
    'Android/docScan.md',
    'Android/features/docScan.mdx',
    'Android/barcodeScan.mdx', // a page of the other product
    'barcode-scanner-sdk/Android/docScan.mdx',
    'Linux/intro.mdx',
  ])('%s fits nowhere', (path) => {
    expect(classifyDocPath(path)).toEqual({ type: 'misplaced' });
  });
});

it.each([
  ['react-native/api/interfaces/Page.mdx', true],
  ['barcode-scanner-sdk/react-native/api/index.mdx', true],
  ['symbols/index.mdx', true],
  ['symbols/barcode-scanner-sdk/Barcode.mdx', true],
  ['react-native/apiIndex.mdx', false],
  ['errors.mdx', false],
])('%s is generated: %s', (path, expected) => {
  expect(isGenerated(path)).toBe(expected);
});

it('calls a list of pages as the list calls itself', () => {
  expect(readFileSync('docs/sheets/index.mdx', 'utf8')).toContain(`title: ${pageLists.sheets}\n`);
});
