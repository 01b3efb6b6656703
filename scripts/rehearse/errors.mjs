// What a failed step says, in a few lines, and where the site explains what it had expected.
import { stripVTControlCharacters } from 'node:util';

/** Lines with which npm, Docusaurus, the bundler, Vitest and Playwright begin to report a failure. */
const beginning =
  /^\s*(?:npm error (?!A complete log)\S|\[ERROR\]|FAIL |\d+\) \[|[×✖✘] ERROR|ERROR in |(?:\[cause\]: )?(?:\w*Error|Uncaught \w+): )/;

/** Stack traces and what tools draw around their messages. */
const noise = /^\s*(?:at |[─━│╭╰⎯·]+\s*$|[{}[\]]+,?$)/;

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

/**
 * Where a README explains what the fast path expects of Docusaurus.
 * @param {readonly string[]} errors
 * @param {string} readme Text of `src/fast-documents/README.md`.
 * @returns {string | undefined} `line: text` of the README. Nothing where the errors do not concern the fast path.
 */
export function explanation(errors, readme) {
  const text = errors.join('\n');
  if (!text.includes('fast-documents')) return undefined;
  const lines = readme.split('\n');
  const names = [...text.matchAll(/[\w-]+\.(?:json|[cm]?[jt]sx?)\b/g)].map(([name]) => name);
  const mentioned = names.map((name) =>
    lines.findIndex((line) => line.includes(`\`${name}\``) || line.includes(`/${name}\``)),
  );
  const index =
    mentioned.find((found) => found !== -1) ?? lines.findIndex((line) => line.includes('Fails on'));
  return index === -1 ? '1: all of it' : `${String(index + 1)}: ${lines[index] ?? ''}`;
}
