import { describe, expect, it } from 'vitest';
import { resultsOfOutput, resultsOfReport } from './results.mjs';

describe('results', () => {
  it('are the tests of Vitest; a file that does not load is one failure', () => {
    const tests = ['passed', 'failed', 'pending'].map((status) => ({ status, fullName: status }));
    expect(
      resultsOfReport({
        testResults: [
          { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
          { name: 'a.test.ts', status: 'failed', assertionResults: tests },
        ],
      }),
    ).toMatchObject({
      passed: 1,
      failed: 2,
      skipped: 1,
      failures: ['broken.test.ts: could not be loaded', 'a.test.ts: failed'],
    });
  });

  it('are the tests of Playwright in suites at any depth; a flaky one has passed', () => {
    /** @param {string} title @param {...string} statuses */
    const spec = (title, ...statuses) => ({
      title,
      file: 'search.spec.ts',
      line: 7,
      tests: statuses.map((status) => ({ projectName: 'desktop', status })),
    });
    expect(
      resultsOfReport({
        suites: [
          {
            specs: [spec('opens', 'unexpected', 'expected')],
            suites: [{ specs: [spec('waits', 'flaky'), spec('ends', 'skipped')] }],
          },
        ],
      }),
    ).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      failures: ['desktop: search.spec.ts:7 opens'],
      flaky: ['desktop: search.spec.ts:7 waits'],
    });
  });

  it('are the last closing line of any other program, if it has one', () => {
    const output = 'kotlin: 3 passed, 0 failed\n1 passed, 2 failed\n41 passed, 3 failed\n';
    expect(resultsOfOutput(output)).toMatchObject({ passed: 41, failed: 3 });
    expect(resultsOfOutput('Killed')).toMatchObject({ passed: 0, failed: 0 });
  });
});
