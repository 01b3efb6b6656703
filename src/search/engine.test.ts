import { describe, expect, it } from 'vitest';
import { SearchIndex } from './engine';
import { symbolDepth, type IndexFile, type PageRow } from './format';
import { parseQuery } from './query';

const page = (kind: PageRow['kind'], title: string, ...sections: PageRow['sections']): PageRow => ({
  path: `/docs/Android/${kind}`,
  title,
  kind,
  product: 'document',
  platform: 'Android',
  sections,
});

const file: IndexFile = [
  page(
    'docScan',
    'Document scanning on Android',
    ['', '', 0, 'Open the document scanner from an activity.'],
    ['options', 'Options', 2, 'Members that you do not set keep their defaults.'],
    ['filters', 'Filters', 3, 'Every new page starts with the default filter.'],
    [
      'ScanFilter.BLACKWHITE',
      'ScanFilter.BLACKWHITE',
      symbolDepth,
      'Gives the smallest files.',
      '',
      'blackWhite',
    ],
    ['threading', 'Threading', 2, 'Launch the scanner from the main thread.', 'lifecycleScope'],
  ),
  page(
    'pdfCreation',
    'PDF creation on Android',
    ['', '', 0, 'Write a searchable PDF of the current document.'],
    [
      'small',
      'Keep the file small',
      2,
      'Set maxSizeKB. The filter of a page decides about its size.',
    ],
    [
      'DeckleSDK.writePDF',
      'Document.writePDF',
      symbolDepth,
      'Writes all pages.',
      '',
      'WritePDF',
      'DeckleSdkDocument',
    ],
    [
      'Document.getImageBytes',
      'Document.getImageBytes',
      symbolDepth,
      'Returns the bytes of a page.',
    ],
  ),
  page(
    'textDetection',
    'Text recognition on Android',
    ['', '', 0, 'Recognize the text of all pages.'],
    ['once', 'Read one page', 2, 'Pass a page number, counted from 1.'],
  ),
];

const index = new SearchIndex();
index.add(file);
const best = (text: string): string | undefined =>
  index.search(parseQuery(text)).hits[0]?.section.row[0];
const first = (text: string): string | undefined => {
  const { section } = index.search(parseQuery(text)).hits[0] ?? {};
  return section && `${section.page.kind}#${section.row[0]}`;
};

describe('the index', () => {
  it.each([
    ['document scanning', 'docScan#'],
    ['scan documents', 'docScan#'],
    ['OCR', 'textDetection#'],
    ['threads', 'docScan#threading'],
    ['filters', 'docScan#filters'],
    ['small file', 'pdfCreation#small'],
    ['lifecycleScope', 'docScan#threading'],
  ])('answers "%s" with %s', (text, place) => {
    expect(first(text)).toBe(place);
  });

  it.each([
    'ScanFilter.BLACKWHITE',
    'scanfilter.blackwhite',
    'blackWhite',
    'BlackWhite',
    'black_white',
    'BLACK_WHITE',
    'black white',
    'blackwh',
  ])('finds a symbol spelled %s', (text) => {
    expect(best(text)).toBe('ScanFilter.BLACKWHITE');
  });

  it.each(['writePDF', 'write_pdf', 'writepdf', 'Document.writePdf', 'DeckleSdkDocument.writePDF'])(
    'finds a function spelled %s',
    (text) => {
      expect(best(text)).toBe('DeckleSDK.writePDF');
    },
  );

  it.each(['imageBytes', 'image bytes', 'bytes', 'imagebyt'])(
    'finds a name by its part %s',
    (text) => {
      expect(best(text)).toBe('Document.getImageBytes');
    },
  );

  it.each([
    ['documnet scaning', 'docScan#', ['document']],
    ['treading', 'docScan#threading', ['threading']],
    ['blakwhite', 'docScan#ScanFilter.BLACKWHITE', ['blackwhite']],
  ])('takes %s for what is near', (text, place, meant) => {
    expect(first(text)).toBe(place);
    expect(
      index.search(parseQuery(text)).corrections.map((correction) => correction.meant),
    ).toEqual(expect.arrayContaining(meant));
  });

  it('does not correct the prefix of a word', () => {
    expect(index.search(parseQuery('searcha')).corrections).toEqual([]);
  });

  it('ranks sections with all words above those with one', () => {
    const [one, two] = index.search(parseQuery('filter size')).hits;
    expect(one?.section.row[0]).toBe('small');
    expect(one!.score).toBeGreaterThan(1.3 * two!.score);
  });

  it('finds a section by the headings above it', () => {
    const { hits } = index.search(parseQuery('options default filters'));
    expect(hits[0]?.section.row[0]).toBe('filters');
    expect(hits[0]?.section.trail).toEqual(['Options']);
  });

  it('omits sections with a ranking factor of 0', () => {
    const { hits } = index.search(parseQuery('page'), ({ page: { kind } }) =>
      kind === 'docScan' ? 0 : 1,
    );
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.some(({ section }) => section.page.kind === 'docScan')).toBe(false);
  });

  it('returns the matching words', () => {
    expect([...index.search(parseQuery('recognized')).terms.typed]).toContain('recognize');
  });

  it('distinguishes words as typed from synonyms', () => {
    const { typed, meant } = index.search(parseQuery('writePDF picture')).terms;
    expect([...typed]).toContain('writepdf');
    expect([...typed]).not.toContain('pdf');
    expect([...meant]).toEqual(expect.arrayContaining(['writepdf', 'write', 'pdf', 'image']));
  });

  it('returns nothing for an empty query or unknown words', () => {
    expect(index.search(parseQuery('')).hits).toEqual([]);
    expect(index.search(parseQuery('zzzzqqq')).hits).toEqual([]);
    expect(new SearchIndex().search(parseQuery('scan')).hits).toEqual([]);
  });

  it('accepts more pages at any time', () => {
    const growing = new SearchIndex();
    growing.add(file);
    expect(growing.search(parseQuery('onboarding')).hits).toEqual([]);
    growing.add([
      page('onboarding', 'Onboarding on Android', ['', '', 0, 'Introduce the scanner.']),
    ]);
    expect(growing.search(parseQuery('onboarding')).hits[0]?.section.page.kind).toBe('onboarding');
  });
});
