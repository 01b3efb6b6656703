import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSite } from './buildSite.mjs';
import { buildMark } from './outDir.mjs';

/** @type {string} */
let root;
/** @type {string[]} */
let printed;

beforeEach(() => {
  // A path with spaces, as on many desktops.
  root = mkdtempSync(join(tmpdir(), 'a site '));
  printed = [];
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');
/** @param {string} path */
const exists = (path) => existsSync(join(root, path));
/**
 * @param {string} path
 * @param {string} text
 */
const write = (path, text) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** Puts a build there, with a page that later ones don't have. */
const writeBuild = () => {
  write('build/_headers', buildMark);
  write('build/old.html', 'old');
};

const begin = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  const out = process.argv.at(-1);
  mkdirSync(out, { recursive: true });
  writeFileSync(out + '/index.html', process.argv.slice(1).join(' '));
`;

/**
 * Builds with a program in place of Docusaurus.
 * @param {string} program
 * @param {...string} args
 */
const build = (program, ...args) =>
  buildSite({
    root,
    command: [process.execPath, '-e', begin + program, 'build'],
    args,
    print: (message) => printed.push(message),
  });

describe('the folder of the build', () => {
  it('holds what the last build wrote, and nothing of the one before', async () => {
    writeBuild();
    expect(await build('', '--no-minify')).toBe(0);
    expect(read('build/index.html')).toMatch(/^build --no-minify --out-dir /);
    expect(exists('build/old.html')).toBe(false);
    expect(exists('.cache/build.lock')).toBe(false);
    expect(printed).toEqual([`The site is in ${join(root, 'build')}.`]);
  });

  it('is deleted after a build that failed, early or late', async () => {
    writeBuild();
    expect(await build('process.exit(3)')).toBe(3);
    expect(exists('build')).toBe(false);
    expect(exists('.cache/build')).toBe(false);
    expect(exists('.cache/build.lock')).toBe(false);
    expect(await build('')).toBe(0);
    expect(exists('build/index.html')).toBe(true);
  });

  it('may be another', async () => {
    writeBuild();
    expect(await build('', '--out-dir', 'public html')).toBe(0);
    expect(exists('public html/index.html')).toBe(true);
    expect(exists('build/old.html')).toBe(true);
  });

  it.each([
    [['--out-dir', '.'], 'contains the sources of the site'],
    [['--out-dir=docs'], 'is in docs/'],
    [['--out-dir'], 'needs the name of a folder'],
  ])('is left alone by %j, which deletes nothing', async (args, reason) => {
    writeBuild();
    write('docs/index.mdx', '');
    expect(await build('', ...args)).toBe(1);
    expect(printed.join()).toContain(reason);
    expect(exists('docs/index.mdx') && exists('build/old.html')).toBe(true);
  });
});

describe('a build that is stopped', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])('by %s ends with %i and leaves no folder', async (signal, code) => {
    const module = JSON.stringify(join(import.meta.dirname, 'buildSite.mjs'));
    // Like Docusaurus, which ends with 0 then.
    const program = `${begin} process.on('${signal}', () => process.exit()); setInterval(() => {}, 1000); console.log('ready');`;
    const child = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { buildSite } from ${module};
       process.exitCode = await buildSite({ root: ${JSON.stringify(root)}, args: [], command: [process.execPath, '-e', ${JSON.stringify(program)}, 'build'] });`,
    ]);
    const ended = new Promise((resolve) => child.on('close', resolve));
    await new Promise((resolve) => child.stdout.once('data', resolve));
    expect(exists('.cache/build/index.html')).toBe(true);

    // Meanwhile, another build is rejected.
    expect(await build('')).toBe(1);
    expect(printed.join()).toContain(
      `Another build is running in this folder (process ${child.pid}).`,
    );
    expect(exists('.cache/build/index.html')).toBe(true);

    child.kill(/** @type {NodeJS.Signals} */ (signal));
    expect(await ended).toBe(code);
    expect(exists('build')).toBe(false);
    expect(exists('.cache/build')).toBe(false);
    expect(await build('')).toBe(0);
  });

  it('by force does not keep the next one from running, and the cache of the bundler goes', async () => {
    const gone = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => gone.on('close', resolve));
    write('.cache/build.lock', String(gone.pid));
    write('.cache/build/half.html', '');
    write('node_modules/.cache/rspack/pack', 'half');
    expect(await build('')).toBe(0);
    expect(exists('build/half.html')).toBe(false);
    expect(exists('node_modules/.cache/rspack')).toBe(false);
    expect(printed[0]).toContain('The last build was killed');
  });
});

describe('a bundler that crashes', () => {
  const crash = `
    const { existsSync } = require('node:fs');
    if (existsSync('node_modules/.cache/rspack')) process.kill(process.pid, 'SIGABRT');
  `;

  it('builds again without its cache', async () => {
    write('node_modules/.cache/rspack/pack', 'damaged');
    expect(await build(crash)).toBe(0);
    expect(exists('build/index.html')).toBe(true);
    expect(printed.join()).toContain('The bundler crashed');
  });

  it('fails where it had no cache', async () => {
    expect(await build("process.kill(process.pid, 'SIGABRT')")).toBe(134);
    expect(exists('build')).toBe(false);
  });
});
