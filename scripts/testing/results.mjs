// What a step of `npm test` says of its checks.
import { stripVTControlCharacters } from 'node:util';

/**
 * @param {string} output Of Vitest, Playwright, or a program whose last line is "N passed, N failed".
 * @returns {{ passed: number, failed: number, flaky: number, skipped: number, failures: string[] }} Its last counts, and
 *   the tests that it names as failed.
 */
export function resultsOf(output) {
  const text = stripVTControlCharacters(output);
  const summaries = text.match(/^ *(?:Tests +)?\d+ (?:passed|failed|flaky|skipped)\b.*/gm) ?? [];
  /** @param {string} word */
  const count = (word) => {
    const counts = summaries.flatMap((line) => new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? []);
    return Number(counts.at(-1) ?? 0);
  };
  // Playwright lists them like those that failed.
  const withoutFlaky = text.replace(/^ *\d+ flaky\n(?: {4}\[.*(?:\n|$))+/gm, '');
  const failures = [...withoutFlaky.matchAll(/^(?: FAIL +| {4}(?=\[[\w-]+\] › ))(.*)/gm)].map(
    ([, name = '']) => name,
  );
  return {
    passed: count('passed') + count('flaky'),
    failed: count('failed'),
    flaky: count('flaky'),
    skipped: count('skipped'),
    failures: [...new Set(failures)],
  };
}
