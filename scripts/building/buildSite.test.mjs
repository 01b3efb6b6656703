import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { headersFile } from '../../src/plugins/security/hostFiles';
import { testFolder } from '../../tests/fixtures/folder.mjs';
import { buildMark, buildSite } from './buildSite.mjs';

const { root, write } = testFolder(afterEach);
/** @type {string[]} */
let printed;

beforeEach(() => {
  printed = [];
  write({
    'build/_headers': buildMark,
    'build/old.html': 'old',
    'foreign/_headers': '/*\n  X-Frame-Options: DENY\n',
  });
});

/** @param {string} path */
const exists = (path) => existsSync(join(root, path));

/**
 * Builds with a program in place of Docusaurus, which writes the last file of a build at its end.
 * @param {string} program
 * @param {...string} args
 */
const build = (program, ...args) =>
  buildSite({
    root,
    command: [
      process.execPath,
      '-e',
      `const { existsSync, mkdirSync, writeFileSync } = require('node:fs');
       const out = process.argv.at(-1);
       mkdirSync(out, { recursive: true });
       writeFileSync(out + '/index.html', process.argv.slice(1).join(' '));
       ${program};
       writeFileSync(out + '/_headers', '${buildMark}');`,
      'build',
    ],
    args,
    print: (message) => printed.push(message),
  });

describe('the folder of the build', () => {
  it('is known by the first line of its headers', () => {
    const hashes = { scripts: [], styles: [] };
    const headers = headersFile({ baseUrl: '/', hashes, assets: [], pages: [] });
    expect(headers.startsWith(buildMark)).toBe(true);
  });

  it('has what the last build wrote, and nothing of the one before', () => {
    expect(build('', '--no-minify')).toBe(0);
    const text = readFileSync(join(root, 'build/index.html'), 'utf8');
    expect(text).toMatch(/^build --no-minify --out-dir /);
    expect(exists('build/old.html')).toBe(false);
    expect(printed).toEqual([`The site is in ${join(root, 'build')}.`]);
  });

  it.each([
    ['failed', 'process.exit(3)', 3],
    ['was stopped, which Docusaurus ends with 0', 'process.exit(0)', 1],
    ['was killed', "process.kill(process.pid, 'SIGKILL')", 1],
  ])('is gone after a build that %s', (_, program, code) => {
    expect(build(program)).toBe(code);
    expect(exists('build') || exists('.cache/build')).toBe(false);
  });

  it('may be another', () => {
    expect(build('', '--out-dir', 'public html')).toBe(0);
    expect(exists('public html/index.html') && exists('build/old.html')).toBe(true);
  });

  it.each([[['.']], [['foreign']], [[]]])('is left alone by --out-dir %j', (folder) => {
    expect(build('', '--out-dir', ...folder)).toBe(1);
    expect(printed.join()).toContain('is not empty and no earlier build');
    expect(exists('build/old.html')).toBe(true);
  });
});
