// Over the site's own declarations: what is found under which names.
import { describe, expect, it } from 'vitest';
import { outlineFile, symbolDepth, type PageRow, type SectionRow } from '../../search/format';
import { addressOf } from '../content/addresses';
import { expand } from '../content/expand';
import { buildState, expandInput } from '../content/state';
import { indexPage, indexPages } from './corpus';
import { filesModule, filesOf } from './files';
import { spellingsOf } from './spellings';

const siteDir = `${import.meta.dirname}/../../..`;
const state = await buildState(siteDir);
const input = expandInput(siteDir, state);
const rows: readonly PageRow[] = indexPages(siteDir, state).map(({ row }) => row);
const section = (row: PageRow | undefined, anchor: string): SectionRow | undefined =>
  row?.sections.find(([own]) => own === anchor);

describe('addresses', () => {
  it.each([
    ['docs/Android/docScan.mdx', '/docs/Android/docScan'],
    ['docs/index.mdx', '/docs/'],
    ['docs/capacitor/api/index.mdx', '/docs/capacitor/api/'],
    ['src/pages/accessibility.mdx', '/accessibility'],
  ])('%s is at %s', (file, path) => {
    expect(addressOf(file)).toBe(path);
  });
});

describe('the pages', () => {
  it('are all guides and all other pages, each with its place', () => {
    expect(rows.find(({ path }) => path === '/docs/Android/docScan')).toMatchObject({
      kind: 'docScan',
      platform: 'Android',
      product: 'document',
    });
    expect(rows.find(({ path }) => path.endsWith('/react-native/barcodeScan'))).toMatchObject({
      kind: 'barcodeScan',
      platform: 'react-native',
      product: 'barcode',
    });
    expect(rows.find(({ path }) => path === '/docs/')).toMatchObject({ kind: 'site' });
    expect(rows.some(({ path }) => path.includes('/_'))).toBe(false);
    expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
    for (const { path, title, sections } of rows) {
      expect(title, path).not.toBe('');
      expect(sections[0]?.[0], path).toBe('');
    }
  });

  it('show a symbol as the platform spells it and know its other names', () => {
    const row = rows.find(({ path }) => path === '/docs/Android/docScan');
    expect(section(row, 'ScanFilter.BLACKWHITE')).toMatchObject([
      'ScanFilter.BLACKWHITE',
      'ScanFilter.BLACKWHITE',
      symbolDepth,
      expect.stringContaining('black and white') as string,
      '',
      'blackWhite',
    ]);
    // On Android the function is a contract.
    expect(section(row, 'DeckleSDK.scanDocument')?.slice(0, 2)).toEqual([
      'DeckleSDK.scanDocument',
      'ScanResult',
    ]);
    expect(section(row, 'DeckleSDK.scanDocument')?.[5]).toContain('scanDocument');
  });

  it('tell what a type is for, whose table has no text', () => {
    const row = rows.find(({ path }) => path === '/docs/Android/docScan');
    expect(section(row, 'PageEditConfiguration')?.[3]).not.toBe('');
  });

  it('of a reference are found by the names of their type', () => {
    const file = 'docs/react-native/api/enumerations/ScanFilter.mdx';
    const source =
      "---\ntitle: 'ScanFilter enumeration'\ndescription: 'Filters.'\n---\n\n# ScanFilter\n\n## Members\n\n| Member |\n| --- |\n| <Anchor id=\"BLACKWHITE\" />`BLACKWHITE` |\n";
    const row = indexPage(file, source, expand(file, source, input).text, state.apis);
    expect(row).toMatchObject({
      kind: 'api',
      platform: 'react-native',
      title: 'ScanFilter enumeration',
    });
    expect(section(row, 'BLACKWHITE')?.[5]).toBe('blackWhite');
  });
});

describe('the names of a symbol', () => {
  it.each([
    [
      'ScanFilter.BLACKWHITE',
      ['ScanFilter.BLACKWHITE', 'ScanFilter.blackWhite', 'ScanFilter.BlackWhite'],
    ],
    [
      'DeckleSDK.writePDF',
      ['Document.writePDF', 'DeckleSdkDocument.writePDF', 'Document.WritePDF'],
    ],
    [
      'ColorConfig.colorPrimary',
      ['ColorConfiguration.setColorPrimary', 'ColorConfig.ColorPrimary'],
    ],
    ['LogLevel', ['LogLevel', 'Logger.Level', 'Level']],
  ])('%s are those of all platforms', (id, names) => {
    expect(spellingsOf(state.apis, id, 'document')).toEqual(expect.arrayContaining(names));
  });

  it('of the Barcode SDK are those of its platforms', () => {
    expect(spellingsOf(state.apis, 'BarcodeSDK.scanBarcode', 'barcode')).toEqual(
      expect.arrayContaining([
        'DeckleSDK.scanBarcode',
        'BarcodeScanResult',
        'BarcodeUI.scanBarcode',
      ]),
    );
  });
});

describe('the files', () => {
  it('are one per platform, and one for the rest', () => {
    const files = new Map(filesOf(rows));
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['Android', 'react-native', 'general']),
    );
    expect(files.get('Android')?.every(({ platform }) => platform === 'Android')).toBe(true);
    files.delete(outlineFile);
    expect([...files.values()].flat()).toHaveLength(rows.length);
  });

  it('are imported one by one', () => {
    expect(filesModule(['react-native'])).toContain(
      '"react-native": () => import(/* webpackChunkName: "search-react-native" */ "./react-native.json")',
    );
  });
});
