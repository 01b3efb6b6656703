import { expect, it } from 'vitest';
import { declared } from '../../../../tests/fixtures/declared';
import type { PlatformId } from '../../../model/platforms';
import { indexEntries, symbolsOf } from './apiIndex';

function entriesOf(platform: PlatformId, shown: readonly string[] = []): string[] {
  const scope = { product: 'document', platform } as const;
  return indexEntries(symbolsOf(declared, scope), scope, ({ id }) =>
    shown.includes(id) ? `#${id}` : undefined,
  ).map(({ name, owners }) => `${name} in ${owners.join(', ')}`);
}

it.each<[PlatformId, entry: string]>([
  ['Android', 'A4 in Document.PDFPageFormat'],
  ['Android', 'pageCount() in Document'],
  ['Android', 'PageEditConfiguration in '],
  ['Android', 'allowPageEditing in BaseScannerConfiguration'],
  // Every type that has a member, where the package does not export their base.
  ['react-native', 'allowPageEditing in DocumentScannerConfiguration, PhotoPaymentConfiguration'],
])('the index of %s has "%s"', (platform, entry) => {
  expect(entriesOf(platform)).toContain(entry);
});

it('is in alphabetical order, whatever the case', () => {
  const names = entriesOf('Android').map((entry) => entry.replace(/\W.*/, '').toLowerCase());
  expect(names).toEqual(names.toSorted());
});

it('lists JSON only where a page describes it', () => {
  expect(entriesOf('Android')).not.toContain('AnalyzeResult in ');
  expect(entriesOf('Android', ['AnalyzeResult'])).toContain('AnalyzeResult in ');
});
