import { describe, expect, it } from 'vitest';
import { partsOf, plain, stemOf, wordsOf } from './words';

const texts = (text: string): string[] => wordsOf(text).map((word) => word.text);

describe('words', () => {
  it('are runs of letters and digits, without accents and possessives', () => {
    expect(texts('The user’s café: it’s 2.1.0, ready-made.')).toEqual([
      'the',
      'user',
      'cafe',
      'it',
      '2.1.0',
      'ready',
      'made',
    ]);
  });

  it('have their position', () => {
    const text = 'ein Café, bitte';
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'ein',
      'Café',
      'bitte',
    ]);
  });

  it.each([
    ['writePDF', ['write', 'pdf']],
    ['PDFPageFormat', ['pdf', 'page', 'format']],
    ['A4_LANDSCAPE', ['a4', 'landscape']],
    ['GALLERY_MULTIPLE', ['gallery', 'multiple']],
    ['PDF417', ['pdf', '417']],
    ['maxSizeKB', ['max', 'size', 'kb']],
    ['word', []],
    ['BLACKWHITE', []],
  ])('%s is put together from %s', (name, parts) => {
    expect(partsOf(name)).toEqual(parts);
  });

  it('are written without underscores', () => {
    expect(texts('BLACK_WHITE')).toEqual(texts('blackWhite'));
    expect(plain('ÄÖ')).toBe('ao');
  });
});

describe('stems', () => {
  it.each([
    ['scanning', 'scan'],
    ['extraction', 'extract'],
    ['initialisation', 'initialization'],
    ['colours', 'colors'],
    ['licenses', 'license'],
  ])('%s and %s are of one family', (a, b) => {
    expect(stemOf(a)).toBe(stemOf(b));
  });

  it('leave names with digits alone', () => {
    expect(stemOf('ean13s')).toBe('ean13s');
  });
});
