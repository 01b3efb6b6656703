import { afterAll, expect, it } from 'vitest';
import { testFolder } from '../../../../tests/fixtures/folder.mjs';
import { loadSources } from './sources';

const { root: siteDir, write } = testFolder(afterAll);

it('reports all pages and files of shared text that are not UTF-8, with their lines', () => {
  write({
    'docs/Android/intro.mdx': Buffer.from('---\ntitle: Größe\n---\n', 'latin1'),
    'docs/Android/docScan.mdx': '---\ntitle: Größe\n---\n',
    'docs/_shared/a.mdx': Buffer.from('\n\n\n"für"', 'latin1'),
  });
  expect(() => loadSources(siteDir)).toThrow(
    /^docs\/Android\/intro\.mdx:2 {2}This line is not UTF-8\..*\ndocs\/_shared\/a\.mdx:4 {2}This line is not UTF-8/,
  );
});
