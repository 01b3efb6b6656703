// The licenses of what readers get: of every package in the client bundle, and of the heading font.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  sharedModulesFile,
  type SharedModules,
} from '../../src/fast-documents/bundle/sharedModules';
import { licensesFile } from '../../src/plugins/licenses/licenses';
import { built, isFastBuild, pageHtml, routes, siteDir } from '../builtSite';

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(siteDir, file), 'utf8'));
const manifest = (file: string): { readonly name: string } =>
  readJson(file) as { readonly name: string };

const sections = built(licensesFile)
  .split(/\n\n-{80}\n\n/)
  .slice(1);
const names = sections.flatMap((section) =>
  (section.split('\n\n')[0] ?? '').split('\n').map((line) => line.replace(/ \S+ \(.*\)$/, '')),
);

it('every package in the scripts that guides share is named', () => {
  if (!isFastBuild) return;
  const { modules } = readJson(sharedModulesFile) as SharedModules;
  const packages = Object.values(modules)
    .flatMap((sizes) => Object.keys(sizes))
    // Files of the site and of the bundler's runtime are not in packages.
    .filter((path) => !/^(?:\.docusaurus|src|webpack)\/|^chunk asset/.test(path))
    .map((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path)
    // A package may be installed below another name.
    .map((folder) => manifest(join('node_modules', folder, 'package.json')).name);
  expect(packages.length).toBeGreaterThan(50);
  expect(packages.filter((name) => !names.includes(name))).toEqual([]);
});

it.each([
  ['a script that all pages load', 'react-dom'],
  ['the script of the search', 'stemmer'],
  ['the stylesheet', 'infima'],
  ['the heading font', '@fontsource-variable/familjen-grotesk'],
])('%s: %s', (_, name) => {
  expect(names.filter((one) => one === name)).toHaveLength(1);
});

it('has a text for each, and the version', () => {
  for (const section of sections) {
    expect(section).toMatch(/^(?:\S+ \d+\.\d+\.\d+\S* \(\S+\)\n)+\n/);
    expect(section, section.slice(0, 80)).toMatch(/copyright/i);
    expect(section.length).toBeGreaterThan(500);
  }
  expect(sections.filter((section) => section.includes('SIL OPEN FONT LICENSE'))).toHaveLength(1);
});

it('is linked in the footer of every page, and is none itself', () => {
  for (const route of routes) expect(pageHtml(route), route).toMatch(/href="?\/licenses\.txt/);
  expect(built('sitemap.xml')).not.toContain(licensesFile);
});
