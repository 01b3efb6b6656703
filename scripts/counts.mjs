// Reads how many checks passed and failed from what each tool leaves behind.

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
 * The counts a step contributes. A failed step fails at least once, whatever its report says, so
 * that the total never claims that nothing failed.
 * @param {boolean} ok
 * @param {Counts | undefined} counts
 * @returns {Counts}
 */
export function contribution(ok, counts = { passed: 0, failed: 0 }) {
  return ok ? counts : { passed: counts.passed, failed: Math.max(1, counts.failed) };
}
