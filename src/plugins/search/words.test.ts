import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { siteDir } from '../../../tests/docsTree';
import { testFolder } from '../../../tests/fixtures/folder.mjs';
import type { PageRow } from '../../search/format';
import { readWords, wordsFolder } from './words';

const { root: folder, write } = testFolder(afterAll);
const own = join(siteDir, wordsFolder);

const pages: readonly PageRow[] = [
  { path: '/docs/x', title: '', kind: 'scantips', sections: [['write-your-own-tips', '', 2, '']] },
];

/** Problems of a file of words that has this text. */
function problem(file: string, text: string): string {
  cpSync(own, join(folder, wordsFolder), { recursive: true });
  write({ [`${wordsFolder}/${file}`]: text });
  try {
    readWords(folder, file === 'scantips.yaml' ? pages : undefined);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  } finally {
    rmSync(join(folder, wordsFolder), { recursive: true });
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
    const { words } = readWords(siteDir);
    expect(readFileSync(join(own, 'german.yaml'), 'utf8')).toContain('größe: size');
    expect(words.germanSynonyms).toMatchObject({ grosse: 'size', groesse: 'size' });
  });
});
