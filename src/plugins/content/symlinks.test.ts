import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { symlinkProblems } from './symlinks';

const siteDir = mkdtempSync(join(tmpdir(), 'links-'));
afterAll(() => {
  rmSync(siteDir, { recursive: true });
});

it('names links to files and to folders, loops included', () => {
  mkdirSync(join(siteDir, 'docs/Android'), { recursive: true });
  writeFileSync(join(siteDir, 'docs/Android/intro.mdx'), '');
  expect(symlinkProblems(siteDir)).toEqual([]);

  symlinkSync('..', join(siteDir, 'docs/Android/loop'));
  symlinkSync('Android/intro.mdx', join(siteDir, 'docs/index.mdx'));
  const problem = (file: string, target: string) => ({
    file,
    line: 1,
    message: `This is a symbolic link to "${target}". The build reads no links: put the files themselves here, or remove it.`,
  });
  expect(new Set(symlinkProblems(siteDir))).toEqual(
    new Set([problem('docs/Android/loop', '..'), problem('docs/index.mdx', 'Android/intro.mdx')]),
  );
});
