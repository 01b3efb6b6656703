// The licenses of what readers get: of every package in the client bundle, and of the heading font.
import { expect, it } from 'vitest';
import { licensesFile } from '../../src/model/constants';
import { built } from '../builtSite';

const sections = built(licensesFile)
  .split(/\n\n-{80}\n\n/)
  .slice(1);
const names = sections.flatMap((section) =>
  (section.split('\n\n')[0] ?? '').split('\n').map((line) => line.replace(/ \S+ \(.*\)$/, '')),
);

it.each([
  ['a script that all pages load', 'react-dom'],
  ['a module that the bundler merges into another', 'clsx'],
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
