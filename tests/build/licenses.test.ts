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

it('names the packages of scripts, stylesheet and font, each once', () => {
  // One that all pages load, one that the bundler merges into another, and one of search.
  for (const name of [
    'react-dom',
    'clsx',
    'stemmer',
    'infima',
    '@fontsource-variable/familjen-grotesk',
  ])
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
