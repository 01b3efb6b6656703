// Backends that stand in for a compiler: what is wrong with them.

import { toProblem } from './positions.mjs';
import { percent } from './report.mjs';

/** @import { Outcome } from './checkers.mjs' */
/** @import { Finding, Problem } from './types.d.ts' */

/**
 * What a backend that stands in says against code that the better one accepts.
 * @param {readonly Pick<Outcome, 'tool' | 'findings'>[]} standIns
 * @param {readonly Finding[]} findings Those of the better ones.
 * @returns {Problem[]}
 */
export function falseAlarmProblems(standIns, findings) {
  const wrong = new Set(findings.map(({ unit }) => unit));
  return standIns.flatMap(({ tool, findings: alarms }) =>
    alarms
      .filter(({ unit }) => !wrong.has(unit))
      .map((alarm) => ({
        ...toProblem(alarm),
        message: `false alarm of ${tool?.name ?? 'the fallback'}, which stands in for the compiler: ${alarm.message}`,
      })),
  );
}

/**
 * Where too little was resolved to call it a check.
 * @param {readonly Pick<Outcome, 'checker' | 'backend' | 'ratio' | 'tool'>[]} outcomes
 * @returns {Problem[]}
 */
export function ratioProblems(outcomes) {
  return outcomes.flatMap(({ checker, backend, ratio, tool }) => {
    const floor = backend?.floor;
    if (floor === undefined || ratio === undefined || ratio >= floor) return [];
    return [
      {
        file: 'samples/verifier',
        line: 1,
        column: 1,
        message: `${checker.languages.join(', ')}: ${tool?.name ?? ''} resolved ${percent(ratio)} of the symbols, at least ${percent(floor)} are required`,
        category: /** @type {const} */ ('stub'),
      },
    ];
  });
}
