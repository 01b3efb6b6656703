// What a step of `npm test` says of its checks.

/**
 * JSON report of Vitest or Playwright, or a suite in one of Playwright.
 * @typedef {object} Report
 * @property {{ name: string, status: string, assertionResults: { fullName: string, status: string }[] }[]} [testResults]
 * @property {{ file: string, line: number, title: string, tests: { projectName: string, status: string }[] }[]} [specs]
 * @property {Report[]} [suites]
 */

/**
 * @param {Report} report
 * @returns {Generator<{ name: string, status: string }>}
 */
function* testsIn({ testResults = [], specs = [], suites = [] }) {
  for (const { name, status, assertionResults } of testResults) {
    for (const test of assertionResults) {
      yield { name: `${name}: ${test.fullName}`, status: test.status };
    }
    if (assertionResults.length === 0) yield { name: `${name}: could not be loaded`, status };
  }
  for (const { file, line, title, tests } of specs) {
    for (const { projectName, status } of tests) {
      yield { name: `${projectName}: ${file}:${line} ${title}`, status };
    }
  }
  for (const suite of suites) yield* testsIn(suite);
}

/**
 * @param {Report} report
 * @returns {{ passed: number, failed: number, skipped: number, failures: string[], flaky: string[] }}
 *   `failures` names the tests that failed, `flaky` those that passed when they were repeated.
 */
export function resultsOfReport(report) {
  const tests = [...testsIn(report)];
  /** @param {readonly string[]} statuses */
  const named = (...statuses) =>
    tests.filter(({ status }) => statuses.includes(status)).map(({ name }) => name);
  const passed = named('passed', 'expected', 'flaky').length;
  const failures = named('failed', 'unexpected');
  const skipped = tests.length - passed - failures.length;
  return { passed, failed: failures.length, skipped, failures, flaky: named('flaky') };
}

/** @param {string} output Its last line "N passed, N failed" counts; without one, nothing does. */
export function resultsOfOutput(output) {
  const [, passed = 0, failed = 0] =
    [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) ?? [];
  return { ...resultsOfReport({}), passed: Number(passed), failed: Number(failed) };
}
