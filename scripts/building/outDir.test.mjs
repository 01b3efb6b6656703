import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { headersFile } from '../../src/plugins/security/hostFiles';
import { buildMark, checkOutDir, deleteFolder, moveFolder, usedFolders } from './outDir.mjs';

/** Folder that contains the site and what is beside it. @type {string} */
let around;
/** @type {string} */
let root;

/** @param {string} path @param {string} [text] */
const write = (path, text = '') => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

beforeEach(() => {
  around = realpathSync(mkdtempSync(join(tmpdir(), 'out dir ')));
  root = join(around, 'site');
  write(join(root, 'package.json'));
  write(join(root, '.git/HEAD'));
  write(join(root, 'docs/index.mdx'));
  write(join(root, 'src/pages/index.tsx'));
  write(join(root, '.cache/verification/a.json'));
  write(join(root, 'build/_headers'), buildMark);
  write(join(root, 'build/index.html'));
  write(join(around, 'other/notes.txt'));
  write(join(around, 'pages/_headers'), buildMark);
  write(join(around, 'pages/.git/HEAD'));
  write(join(around, 'foreign/_headers'), '/*\n  X-Frame-Options: DENY\n');
  mkdirSync(join(around, 'empty'));
  symlinkSync(root, join(around, 'link'));
  symlinkSync(join(root, 'docs'), join(root, 'linked'));
  // A folder of sources on another disk.
  write(join(around, 'disk/a.png'));
  symlinkSync(join(around, 'disk'), join(root, 'static'));
});
afterEach(() => {
  rmSync(around, { recursive: true });
});

describe('the folder of --out-dir', () => {
  it.each([
    ['.', 'contains the sources of the site'],
    ['', 'contains the sources of the site'],
    ['..', 'contains the sources of the site'],
    ['/', 'contains the sources of the site'],
    ['../link', 'contains the sources of the site'],
    ['docs', 'is in docs/'],
    ['./docs/../docs/', 'is in docs/'],
    ['../site/src/new/folder', 'is in src/'],
    ['linked', 'is in docs/'],
    ['linked/new', 'is in docs/'],
    ['../link/docs', 'is in docs/'],
    ['../disk', 'is in static/'],
    ['../disk/new', 'is in static/'],
    ['node_modules/x', 'is in node_modules/'],
    ['.git', 'is in .git/'],
    ['.cache', 'contains .cache/build/'],
    ['.cache/build', 'is in .cache/build/'],
    ['.cache/verification', 'is not empty and no earlier build: it contains a.json'],
    ['package.json', 'is a file'],
    ['../other', 'is not empty and no earlier build: it contains notes.txt'],
    ['../foreign', 'is not empty and no earlier build'],
    ['../pages', 'is a Git repository'],
  ])('is refused if it is %j', (outDir, reason) => {
    const refusal = { problem: /** @type {unknown} */ (expect.stringContaining(reason)) };
    expect(checkOutDir(root, outDir)).toEqual(refusal);
    expect(checkOutDir(join(around, 'link'), outDir)).toEqual(refusal);
  });

  it.each([
    ['build', 'site/build'],
    ['../link/build', 'site/build'],
    ['new/public html', 'site/new/public html'],
    ['.cache/other', 'site/.cache/other'],
    ['../empty', 'empty'],
    ['../new', 'new'],
    // Only its name begins like that of a source.
    ['docs-public', 'site/docs-public'],
  ])('may be %j', (outDir, folder) => {
    expect(checkOutDir(root, outDir)).toEqual({ folder: join(around, folder) });
  });

  it('is compared as the file system compares', () => {
    const isCaseSensitive = !existsSync(join(root, 'DOCS'));
    expect('folder' in checkOutDir(root, 'DOCS')).toBe(isCaseSensitive);
  });

  it('is refused in every folder of the repository', () => {
    const siteDir = join(import.meta.dirname, '../..');
    const files = execFileSync('git', ['ls-files'], { cwd: siteDir, encoding: 'utf8' });
    const folders = files.split('\n').flatMap((path) => /^[^/]+(?=\/)/.exec(path) ?? []);
    expect(usedFolders).toEqual(expect.arrayContaining([...new Set(folders)]));
  });

  it('is known to be that of an earlier build by what a build writes', () => {
    const hashes = { scripts: [], styles: [] };
    const text = headersFile({ baseUrl: '/', hashes, assets: [], pages: [] });
    expect(text.startsWith(buildMark)).toBe(true);
  });
});

describe('a folder that cannot be removed', () => {
  const mounted = () => {
    throw Object.assign(new Error('busy'), { code: 'EBUSY' });
  };

  it('is emptied, and gets the files of the build', () => {
    const target = join(around, 'other');
    deleteFolder(target, mounted);
    expect(readdirSync(target)).toEqual([]);
    moveFolder(join(root, 'build'), target);
    expect(readdirSync(target)).toEqual(['_headers', 'index.html']);
    expect(existsSync(join(root, 'build'))).toBe(false);
  });
});
