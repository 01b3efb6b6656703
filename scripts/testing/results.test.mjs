import { expect, it } from 'vitest';
import { resultsOf } from './results.mjs';

it('reads the counts of Vitest and the tests that failed', () => {
  const output = `
 FAIL  a.test.ts > adds
 Test Files  1 failed | 2 passed (3)
\u001B[2m      Tests \u001B[22m 1 failed | 5 passed | 2 skipped (8)
`;
  const failures = ['a.test.ts > adds'];
  expect(resultsOf(output)).toEqual({ passed: 5, failed: 1, flaky: 0, skipped: 2, failures });
});

it('reads those of Playwright, where a flaky test has passed', () => {
  const output = `
  1 failed
    [desktop] › tests/e2e/search.spec.ts:7:1 › opens ─────
  1 flaky
    [phone] › tests/e2e/search.spec.ts:9:1 › waits
  3 skipped
  40 passed (1.2m)
`;
  expect(resultsOf(output)).toMatchObject({ passed: 41, failed: 1, flaky: 1, skipped: 3 });
  expect(resultsOf(output).failures).toEqual([
    expect.stringContaining('search.spec.ts:7:1 › opens'),
  ]);
});

it('reads the last closing line of any other program, if it has one', () => {
  const output = 'kotlin: 3 passed, 0 failed\n1 passed, 2 failed\n41 passed, 3 failed\n';
  expect(resultsOf(output)).toMatchObject({ passed: 41, failed: 3 });
  expect(resultsOf('Killed')).toMatchObject({ passed: 0, failed: 0 });
});
