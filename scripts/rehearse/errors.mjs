// What a failed step says, in a few lines, and where the site explains what it had expected.
import { stripVTControlCharacters } from 'node:util';

/** Lines with which npm, Docusaurus, the bundler, Vitest and Playwright begin to report a failure. */
const beginning =
  /^\s*(?:npm error \S|\[ERROR\]|FAIL |\d+\) \[|[×✖✘] ERROR|ERROR in |(?:\[cause\]: )?(?:\w*Error|Uncaught \w+): )/;

/** Stack traces, and decoration around messages of tools. */
const noise =
  /^\s*(?:at |npm error$|npm error (?:A complete log|For a full report|\/)|[─━│╭╰⎯·]+\s*$|[{}[\]]+,?$)/;

/**
 * The lines that say what failed: each that begins a report, and those that follow it.
 * @param {string} output All that a command has printed.
 * @param {{ following?: number, limit?: number }} [options] Lines to take after a beginning, and in all.
 * @returns {string[]} The last lines of the output where no line looks like an error.
 */
export function firstErrors(output, { following = 3, limit = 16 } = {}) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !noise.test(line));
  /** @type {Set<string>} */
  const found = new Set();
  let left = 0;
  for (const line of lines) {
    left = beginning.test(line) ? following + 1 : left - 1;
    if (left > 0) found.add(line);
  }
  return found.size === 0 ? lines.slice(-5) : [...found].slice(0, limit);
}

/** README of the code that depends on what Docusaurus does not promise. */
export const expectations = 'src/fast-documents/README.md';

/** Its heading above the table of files. */
export const expectationsHeading = '## What it expects of Docusaurus';

/** Failures of other code, and what to read about them. The first that matches counts. */
const elsewhere = [
  {
    pattern: /src\/theme\/|swizzles\.test|@theme(?:-original)?\//,
    place: 'CONTRIBUTING.md, "The theme"',
  },
  { pattern: /npm error/, place: 'README.md, "Dependencies"' },
  {
    pattern: /cannot find module|can't resolve|has no exported member|is not a function/i,
    place: 'README.md, "Dependencies": packages that come with Docusaurus',
  },
];

/**
 * The line of the README about the files that errors name.
 * @param {string} text
 * @param {string} readme
 */
function expectationFor(text, readme) {
  const lines = readme.split('\n');
  const heading = lines.findIndex((line) => line.startsWith(expectationsHeading));
  const found = [...text.matchAll(/[\w.-]+\.(?:json|[cm]?[jt]sx?)\b/g)]
    .map(([name]) =>
      lines.findIndex((line) => line.includes(`\`${name}\``) || line.includes(`/${name}\``)),
    )
    .find((index) => index !== -1);
  const index = found ?? heading;
  return index === -1 ? expectations : `${expectations}:${index + 1}: ${lines[index] ?? ''}`;
}

/**
 * What to read about a failure.
 * @param {readonly string[]} errors
 * @param {string} readme Text of {@link expectations}.
 * @returns {string | undefined} A file, its line or heading, and the text of the line.
 */
export function explanation(errors, readme) {
  const text = errors.join('\n');
  if (text.includes('fast-documents')) return expectationFor(text, readme);
  return elsewhere.find(({ pattern }) => pattern.test(text))?.place;
}
