import { expect, it } from 'vitest';
import { partsOf, plain, stemOf, wordsOf } from './words';

const texts = (text: string): string[] => wordsOf(text).map((word) => word.text);

it('words are runs of letters and digits, without accents, underscores and possessives', () => {
  expect(texts('The user’s café: it’s 2.1.0, ready-made.').join(' ')).toBe(
    'the user cafe it 2.1.0 ready made',
  );
  expect(texts('BLACK_WHITE')).toEqual(texts('blackWhite'));
  expect(plain('ÄÖ')).toBe('ao');
});

it('words have their position', () => {
  const text = 'ein Café, bitte';
  const found = wordsOf(text).map(({ start, end }) => text.slice(start, end));
  expect(found).toEqual(['ein', 'Café', 'bitte']);
});

it.each([
  ['PDFPageFormat', ['pdf', 'page', 'format']],
  ['A4_LANDSCAPE', ['a4', 'landscape']],
  ['PDF417', ['pdf', '417']],
  ['maxSizeKB', ['max', 'size', 'kb']],
  ['BLACKWHITE', []],
])('%s is put together from %s', (name, parts) => {
  expect(partsOf(name)).toEqual(parts);
});

it.each([
  ['extraction', 'extract'],
  ['initialisation', 'initialization'],
  ['colours', 'colors'],
])('%s and %s have one stem', (a, b) => {
  expect(stemOf(a)).toBe(stemOf(b));
});

it('names with digits have only one form', () => {
  expect(stemOf('ean13s')).toBe('ean13s');
});
