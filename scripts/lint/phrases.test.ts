import { describe, expect, it } from 'vitest';
import { findPhrases } from './phrases';

const words = (
  text: string,
  kind: 'pages' | 'code' = 'pages',
  file = 'docs/iOS/docScan.mdx',
): string[] => findPhrases(text, file, kind).map(({ line, words: found }) => `${line} ${found}`);

it('finds a phrase with its place, across lines and in comments too', () => {
  expect(words('One.\nThe app does not start.')).toEqual(['2 does not']);
  expect(words('read the file at\nonce')).toEqual(['1 at once']);
  expect(words('/**\n * read the file at\n * once\n */', 'code', 'a.ts')).toHaveLength(1);
  expect(words('// at\n// once', 'code', 'a.ts')).toHaveLength(1);
});

it.each([
  ['a cancel is no error', 1],
  ['there is no camera', 0],
  ['a view of its own', 1],
  ['The page tells which', 1],
  ['if (page is not { } or is not null) return;', 0],
  ['the page is not ready, and can not be', 2],
  ['[Scan documents](./docScan.mdx)', 1],
  ['[Document scanning](./docScan.mdx)', 0],
  ['the camera is there.', 1],
])('in “%s” are %i phrases to replace', (text, count) => {
  expect(words(text)).toHaveLength(count);
});

it('checks names and contractions only in what readers see', () => {
  expect(words('the picture does not fit', 'pages')).toHaveLength(2);
  expect(words('the picture does not fit', 'code')).toEqual([]);
});

it('is silent about the phrase that a comment above names with a reason', () => {
  const text = '{/* phrase "at once": quoted from the Play Console */}\nIt opens at once.';
  expect(words(text)).toEqual([]);
  expect(words(`${text} It does not close.`)).toEqual(['2 does not']);
  expect(words(text.replace('quoted from the Play Console ', ''))).toHaveLength(1);
});

describe('code, addresses and quoted messages', () => {
  it.each([
    ['```txt\nis not\n```', 0],
    ['`is not`', 0],
    ['npm reports "package is not found", too.', 0],
    ['## Build errors\n\nText.\n\n### Symbol is not defined\n\n### Package is not found', 0],
    ['## Build errors\n\nIt is not here.', 1],
    ['## Build errors\n\nText.\n\n## Next\n\n### It is not here', 1],
  ])('%j has %i phrases to replace', (text, count) => {
    expect(words(text)).toHaveLength(count);
  });

  it('are left out of comments, but not of templates', () => {
    expect(words('const text = `it goes on`;', 'code', 'a.ts')).toHaveLength(1);
    expect(words('  // `it goes on` fails\n  /** `it goes on` */', 'code', 'a.ts')).toEqual([]);
  });
});
