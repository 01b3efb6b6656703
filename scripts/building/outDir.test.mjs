import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { headersFile } from '../../src/plugins/security/hostFiles';
import { deleteFolder, isBuild, moveFolder, reasonToRefuse } from './outDir.mjs';

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'out dir '));
  const hashes = { scripts: [], styles: [] };
  const headers = headersFile({ baseUrl: '/', hashes, assets: [], pages: [] });
  for (const [path, text] of [
    ['build/_headers', headers],
    ['build/docs/index.html', ''],
    ['pages/_headers', headers],
    ['pages/.git/HEAD', ''],
    ['foreign/_headers', '/*\n  X-Frame-Options: DENY\n'],
    ['file', ''],
  ]) {
    const file = join(folder, String(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, String(text));
  }
  mkdirSync(join(folder, 'empty'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it.each([
  ['build', undefined],
  ['empty', undefined],
  ['new/folder', undefined],
  ['file', 'is a file'],
  ['pages', 'is a Git repository'],
  ['foreign', 'is not empty and no earlier build: it contains _headers'],
  ['', 'is not empty and no earlier build: it contains build'],
  ['../..', expect.stringContaining('is not empty and no earlier build')],
])('a build may be put into "%s": refused because it %s', (path, reason) => {
  expect(reasonToRefuse(join(folder, path))).toEqual(reason);
});

it('a folder that cannot be replaced gets the files of the build', () => {
  const [from, to] = [join(folder, 'build'), join(folder, 'foreign')];
  moveFolder(from, to);
  expect(readdirSync(to).sort()).toEqual(['_headers', 'docs']);
  expect(isBuild(to)).toBe(true);
  deleteFolder(to);
  expect(readdirSync(folder).sort()).toEqual(['empty', 'file', 'pages']);
});
