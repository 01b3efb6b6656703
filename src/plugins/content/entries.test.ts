import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testFolder } from '../../../tests/fixtures/folder.mjs';
import { entryProblems } from './entries';

const { root: siteDir, write } = testFolder(afterAll);

it('names links to files and to folders, loops included', () => {
  write({ 'docs/Android/intro.mdx': '' });
  expect(entryProblems(siteDir)).toEqual([]);

  symlinkSync('..', join(siteDir, 'docs/Android/loop'));
  symlinkSync('Android/intro.mdx', join(siteDir, 'docs/index.mdx'));
  const problem = (file: string, target: string) => ({
    file,
    line: 1,
    message: `This is a symbolic link to "${target}". The build reads no links: put the files themselves here, or remove it.`,
  });
  expect(new Set(entryProblems(siteDir))).toEqual(
    new Set([problem('docs/Android/loop', '..'), problem('docs/index.mdx', 'Android/intro.mdx')]),
  );
});

it('names folders that look like pages', () => {
  mkdirSync(join(siteDir, 'docs/iOS/docScan.mdx'), { recursive: true });
  expect(entryProblems(siteDir)).toContainEqual({
    file: 'docs/iOS/docScan.mdx',
    line: 1,
    message: expect.stringContaining('a folder with the name of a page') as string,
  });
});
