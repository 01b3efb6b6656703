// Extracts the texts of the interface with `docusaurus write-translations`, the job of babel.config.js. The command
// writes into the site, and parses everything that plugins watch, so it runs in a copy.
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../..');
const cache = join(repository, '.cache');
const notCopied = ['.cache', '.docusaurus', '.git', 'build', 'node_modules', 'tests'];

let site = '';

const translations = (path: string): string => readFileSync(join(site, 'i18n/en', path), 'utf8');

beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  site = mkdtempSync(join(cache, 'translations-'));
  for (const name of readdirSync(repository)) {
    if (notCopied.includes(name)) continue;
    cpSync(join(repository, name), join(site, name), {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules',
    });
  }
  symlinkSync(join(repository, 'node_modules'), join(site, 'node_modules'));
  const cli = join(repository, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  await promisify(execFile)(process.execPath, [cli, 'write-translations'], {
    cwd: site,
    env: { ...process.env, NODE_ENV: '' },
  });
}, 120_000);

afterAll(() => {
  rmSync(site, { recursive: true, force: true });
});

it('extracts the texts of Docusaurus and of the components that replace its own', () => {
  const texts = JSON.parse(translations('code.json')) as Readonly<
    Record<string, { readonly message: string }>
  >;
  expect(texts['theme.NotFound.title']?.message).toBe('Page Not Found');
  expect(texts['theme.TOCCollapsible.toggleButtonLabel']?.message).toBe('On this page');
});

it('extracts the labels of sidebars', () => {
  expect(translations('docusaurus-plugin-content-docs/current.json')).toContain('"Features"');
});
