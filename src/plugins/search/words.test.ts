import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { testFolder } from '../../../tests/fixtures/folder.mjs';
import type { PageRow } from '../../search/format';
import { readWords, wordsFolder } from './words';

const { root: siteDir, write } = testFolder(afterAll);
const own = resolve(__dirname, '../../..', wordsFolder);

const pages: readonly PageRow[] = [
  { path: '/docs/x', title: '', kind: 'scantips', sections: [['write-your-own-tips', '', 2, '']] },
];

/** Problems of a file of words that has this text. */
function problem(file: string, text: string): string {
  cpSync(own, join(siteDir, wordsFolder), { recursive: true });
  write({ [`${wordsFolder}/${file}`]: text });
  try {
    readWords(siteDir, file === 'scantips.yaml' ? pages : undefined);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  } finally {
    rmSync(join(siteDir, wordsFolder), { recursive: true });
  }
}

describe('the words of search', () => {
  it.each([
    [
      'intro.yaml',
      'page: a\nsection:\n  x: b',
      'intro.yaml:2  "section" isn\'t known here. Did you mean "sections"?',
    ],
    ['intro.yaml', 'page: a\npage: b', 'intro.yaml:2  Map keys must be unique'],
    ['intro.yaml', 'page:\n  - a', 'intro.yaml:1  "page" takes words, separated by commas.'],
    ['intro.yaml', 'page: a\nsections: b', 'intro.yaml:2  Expected lines such as "name: words".'],
    [
      'intro.yaml',
      'page: a\nplatforms:\n  Andriod: b',
      'intro.yaml:3  "Andriod" isn\'t known here. Did you mean "Android"?',
    ],
    [
      'scantips.yaml',
      'page: a\nsections:\n  write-own-tips: b',
      'scantips.yaml:3  "write-own-tips" isn\'t known here. Did you mean "write-your-own-tips"?',
    ],
    ['german.yaml', 'fillers: a', 'german.yaml:1  "phrases" is missing.'],
    ['germn.yaml', 'page: a', 'germn.yaml:1  No page is called "germn". Did you mean "german"?'],
  ])('are checked: %s, %j', (file, text, message) => {
    expect(problem(file, text)).toContain(`${wordsFolder}/${message}`);
  });

  it('are found with umlauts as plain vowels and as two letters', () => {
    const { words } = readWords(resolve(__dirname, '../../..'));
    expect(readFileSync(join(own, 'german.yaml'), 'utf8')).toContain('größe: size');
    expect(words.germanSynonyms).toMatchObject({ grosse: 'size', groesse: 'size' });
  });
});
