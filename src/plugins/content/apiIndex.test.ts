import { describe, expect, it } from 'vitest';
import { apiOf } from '../../../tests/fixtures/apis';
import { apiOfFiles, declarationsIn } from '../api/declarations';
import { indexEntries } from './apiIndex';
import type { ApiSet, Scope } from './resolve';

const parseKotlin = await declarationsIn('kotlin');

const android: Scope = { product: 'document', platform: 'Android' };

const said = (summary: string) => ({ comment: { summary } });

const model = apiOf('model', [
  { id: 'Base', kind: 'interface', ...said('What scans share.') },
  { id: 'Base.crop', kind: 'property', ...said('Crops images.') },
  { id: 'ScanConfiguration', kind: 'interface', bases: ['Base'], ...said('Settings of a scan.') },
  { id: 'PaymentConfiguration', kind: 'interface', bases: ['Base'], ...said('Of a payment.') },
  { id: 'PageSize', kind: 'enum', ...said('Size of a page.') },
  { id: 'PageSize.A4', kind: 'enumMember', ...said('210 × 297 mm.') },
  { id: 'DeckleSDK', kind: 'interface', ...said('Functions.') },
  { id: 'DeckleSDK.pageCount', kind: 'function', ...said('Counts the pages.') },
  { id: 'Result', kind: 'interface', result: true, ...said('JSON.') },
]);

function entriesOf(source: string, shown: readonly string[] = []): string[] {
  const api = apiOfFiles('document/Android', new Map([['api.kt', source]]), parseKotlin);
  const apis: ApiSet = { model, platforms: new Map([[api.id, api]]) };
  return indexEntries(apis, android, ({ id }) => (shown.includes(id) ? `#${id}` : undefined)).map(
    ({ name, owners }) => `${name} in ${owners.join(', ')}`,
  );
}

describe('indexEntries', () => {
  it('lists functions, types, members and values in alphabetical order, with their owners', () => {
    expect(
      entriesOf(
        [
          'object Document {',
          '    fun pageCount(): Int = declared()',
          '}',
          'open class Base {',
          '    var crop: Boolean by declared()',
          '}',
          'class ScanConfiguration : Base()',
          'enum class PageSize {',
          '    A4,',
          '}',
          '/** Opens the scanner. */',
          'class Opener {',
          '    /** Opens it. */',
          '    fun open(): Unit = declared()',
          '}',
        ].join('\n'),
      ),
    ).toEqual([
      'A4 in PageSize',
      'Base in ',
      'crop in Base',
      'open() in Opener',
      'Opener in ',
      'pageCount() in Document',
      'PageSize in ',
      'ScanConfiguration in ',
    ]);
  });

  it('names every type that has a member, where the package does not export their base', () => {
    expect(
      entriesOf(
        'class ScanConfiguration {\n    var crop: Boolean by declared()\n}\nclass PaymentConfiguration {\n    var crop: Boolean by declared()\n}\n',
      ),
    ).toContain('crop in ScanConfiguration, PaymentConfiguration');
  });

  it('lists JSON only where a page describes it', () => {
    expect(entriesOf('class Other\n')).not.toContain('Result in ');
    expect(entriesOf('class Other\n', ['Result'])).toContain('Result in ');
  });
});
