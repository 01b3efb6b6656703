import { afterAll, expect, it } from 'vitest';
import { testFolder } from '../../tests/fixtures/folder.mjs';
import { hiddenCharacters } from './readSource';
import { loadSources } from '../plugins/content/state';

const { root: siteDir, write } = testFolder(afterAll);

it('reports all pages and files of shared text that are not UTF-8, with their lines', () => {
  write({
    'docs/Android/intro.mdx': Buffer.from('---\ntitle: Größe\n---\n', 'latin1'),
    'docs/Android/docScan.mdx': '---\ntitle: Größe\n---\n',
    'docs/_shared/a.mdx': Buffer.from('\n\n\n"für"', 'latin1'),
  });
  expect(() => loadSources(siteDir)).toThrow(
    /^docs\/Android\/intro\.mdx:2 {2}This line is not UTF-8; .*"title: Größe"\. Save the file as UTF-8\.\ndocs\/_shared\/a\.mdx:4 {2}This line is not UTF-8/,
  );
});

it('names the characters that nobody sees', () => {
  const text = 'One \u2013 \u00A0two.\nif (a\u2067) {\n\n\0';
  expect(hiddenCharacters('a.kt', text).map(({ line, message }) => [line, message])).toEqual([
    [2, expect.stringContaining('U+2067, which changes the order') as string],
    [4, expect.stringContaining('U+0000, which is no text') as string],
  ]);
});
