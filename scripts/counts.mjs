// Reads how many checks passed and failed, and which failed, from what each tool leaves behind.

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped] Neither of both: what a test needs is missing.
 */

const closing = /^(\d+) passed, (\d+) failed$/;

/**
 * The closing line that the sample checker prints.
 * @param {string} output
 * @returns {Counts | undefined}
 */
export function countsOfOutput(output) {
  for (const line of output.split('\n').reverse()) {
    const match = closing.exec(line.trim());
    if (match !== null) return { passed: Number(match[1]), failed: Number(match[2]) };
  }
  return undefined;
}

/**
 * Vitest's JSON report. A test file that could not be loaded has no tests; it counts as one failure.
 * @param {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   testResults: readonly { status: string, assertionResults: readonly unknown[] }[],
 * }} report
 * @returns {Counts}
 */
export function countsOfVitest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/**
 * Playwright's JSON report. A flaky test passed in the end; errors outside tests count as failures.
 * @param {{
 *   stats: { expected: number, flaky: number, unexpected: number, skipped: number },
 *   errors: readonly unknown[],
 * }} report
 * @returns {Counts}
 */
export function countsOfPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * The tests of Vitest's JSON report that failed, one line each.
 * @param {{
 *   testResults: readonly {
 *     name: string,
 *     status: string,
 *     assertionResults: readonly { status: string, fullName: string }[],
 *   }[],
 * }} report
 * @returns {string[]}
 */
export function failuresOfVitest({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) =>
      assertionResults.length === 0
        ? [`${name}: could not be loaded`]
        : assertionResults
            .filter(({ status }) => status === 'failed')
            .map(({ fullName }) => `${name}: ${fullName}`),
    );
}

/**
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {readonly PlaywrightSuite[]} [suites]
 * @property {readonly PlaywrightSpec[]} [specs]
 */
/**
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {string} file
 * @property {number} line
 * @property {readonly { projectName: string, status: string }[]} tests
 */

/**
 * The tests of Playwright's JSON report that ended with a status, one line each: engine or viewport, file,
 * line, and title.
 * @param {{ suites: readonly PlaywrightSuite[] }} report
 * @param {'unexpected' | 'flaky'} wanted `unexpected`: failed; `flaky`: passed when it was repeated.
 * @returns {string[]}
 */
export function testsOfPlaywright({ suites }, wanted) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName }) => `${projectName}: ${file}:${line} ${title}`),
    ),
    ...testsOfPlaywright({ suites: inner }, wanted),
  ]);
}

/**
 * The counts a step contributes. A failed step fails at least once, whatever its report says, so
 * that the total never claims that nothing failed.
 * @param {boolean} ok
 * @param {Counts | undefined} counts
 * @returns {Counts}
 */
export function contribution(ok, counts = { passed: 0, failed: 0 }) {
  return ok ? counts : { passed: counts.passed, failed: Math.max(1, counts.failed) };
}
