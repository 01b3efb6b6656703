// What the engine adds to the order of results, which the regression set (`tests/search`) holds: corrections, and words
// to mark.
import { expect, it } from 'vitest';
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
    ['ScanFilter.BLACKWHITE', 'ScanFilter.BLACKWHITE', symbolDepth, 'Small.', '', 'blackWhite'],
    ['threading', 'Threading', 2, 'Launch the scanner from the main thread.'],
  ),
  page(
    'pdfCreation',
    'PDF creation on Android',
    ['', '', 0, 'Write a searchable PDF of the current document.'],
    ['DeckleSDK.writePDF', 'Document.writePDF', symbolDepth, 'Writes all pages.'],
  ),
  page('textDetection', 'Text recognition on Android', ['', '', 0, 'Recognize the text of pages.']),
];

const index = new SearchIndex();
index.add(file);
const search = (text: string) => index.search(parseQuery(text));

it.each([
  ['documnet scaning', '', ['document']],
  ['treading', 'threading', ['threading']],
  ['blakwhite', 'ScanFilter.BLACKWHITE', ['blackwhite']],
])('takes %s for what is near, and says so', (text, place, meant) => {
  const { hits, corrections } = search(text);
  expect(hits[0]?.section.row[0]).toBe(place);
  expect(corrections).toEqual(expect.arrayContaining(meant));
});

it('corrects neither versions nor codes of errors', () => {
  const { corrections } = search('NETSDK1145 36.5');
  expect(corrections).toEqual([]);
});

it('does not correct the prefix of a word', () => {
  expect(search('searcha').corrections).toEqual([]);
});

it('finds a section by the headings above it', () => {
  const { hits } = search('options default filters');
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

it('returns the words to mark', () => {
  expect([...search('recognized').terms]).toContain('recognize');
  expect([...search('writePDF picture').terms]).toEqual(
    expect.arrayContaining(['writepdf', 'image']),
  );
});
