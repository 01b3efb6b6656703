import { describe, expect, it } from 'vitest';
import { findPhrases, phrases, proseOf } from './phrases.mjs';

/**
 * @param {string} text
 * @param {'pages' | 'code'} [kind]
 * @param {string} [file]
 */
const words = (text, kind = 'pages', file = 'docs/iOS/docScan.mdx') =>
  findPhrases(text, file, kind).map(({ line, column, words: found, better }) =>
    [line, column, found, better].join(' | '),
  );

describe('findPhrases', () => {
  it('reports place, words and the better words', () => {
    expect(words('One.\nThe app does not start.')).toEqual(["2 | 9 | does not | doesn't"]);
  });

  it('finds a phrase across lines, in a comment too', () => {
    expect(words('read the file at\nonce')).toHaveLength(1);
    expect(words('/**\n * read the file at\n * once\n */', 'code', 'a.ts')).toHaveLength(1);
    expect(words('// at\n// once', 'code', 'a.ts')).toHaveLength(1);
  });

  it.each([
    ['a cancel is no error', 1],
    ['there is no camera', 0],
    ['if there is no key', 0],
    ['it is no longer supported', 0],
    ['a view of its own', 1],
    ['The page tells which', 1],
    ['Tell the user', 0],
    ['if (page is not { } or is not null) return;', 0],
    ['the page is not ready', 1],
    ['without blanks', 1],
    ['a blank page', 0],
    ['[Scan documents](./docScan.mdx)', 1],
    ['[Document scanning](./docScan.mdx)', 0],
    ['the camera is not there.', 2],
    ['is there a camera', 0],
  ])('%s', (text, count) => {
    expect(words(text)).toHaveLength(count);
  });

  it('checks names and contractions only in what readers see', () => {
    expect(words('the picture does not fit', 'pages')).toHaveLength(2);
    expect(words('the picture does not fit', 'code')).toEqual([]);
  });

  it('is silent where a comment gives the reason', () => {
    const text = '{/* phrase "at once": quoted from the Play Console */}\nIt opens at once.';
    expect(words(text)).toEqual([]);
    expect(words(text.replace('at once"', 'by itself"'))).toHaveLength(1);
    expect(words('{/* phrase "at once": */}\nIt opens at once.')).toHaveLength(1);
  });
});

describe('proseOf', () => {
  it('leaves out code, addresses and quoted messages', () => {
    for (const text of [
      '```txt\nis not\n```',
      '`is not`',
      '[x](./is not.mdx)',
      '## Build errors\n\nText.\n\n### Symbol is not defined\n\n### Package is not found\n\nText.',
      'npm reports "package is not found", too.',
    ]) {
      expect(words(text)).toEqual([]);
    }
    expect(words('## Build errors\n\nIt is not here.')).toHaveLength(1);
    expect(words('## Build errors\n\nText.\n\n## Next\n\n### It is not here')).toHaveLength(1);
  });

  it('checks templates, but not code in comments', () => {
    expect(words('const text = `it goes on`;', 'code', 'a.ts')).toHaveLength(1);
    expect(words('  // `it goes on` fails\n  /** `it goes on` */', 'code', 'a.ts')).toEqual([]);
  });

  it('keeps every position', () => {
    const text = 'a `b` [c](d)\n```txt\ncode\n```\n{{version}}';
    const prose = proseOf(text, 'a.mdx');
    expect(prose).toHaveLength(text.length);
    expect(prose.split('\n')).toHaveLength(5);
  });
});

it('no better words are themselves ruled out', () => {
  for (const { better } of phrases) {
    expect(words(better.replaceAll(/"[^"]*"/g, ''))).toEqual([]);
  }
});
