import { describe, expect, it } from 'vitest';
import { contribution, countsOfOutput, countsOfPlaywright, countsOfVitest } from './counts.mjs';

describe('counts', () => {
  it('take the last closing line of an output', () => {
    expect(
      countsOfOutput('kotlin: 3 passed, 0 failed\n1 passed, 2 failed\n41 passed, 0 failed\n'),
    ).toEqual({
      passed: 41,
      failed: 0,
    });
    expect(countsOfOutput('Killed')).toBeUndefined();
  });

  it('count a test file that does not load as one failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}, {}] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(countsOfVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
      passed: 2,
      failed: 2,
    });
  });

  it('count flaky browser tests as passed, and errors outside tests as failed', () => {
    const stats = { expected: 7, flaky: 1, unexpected: 2, skipped: 4 };
    expect(countsOfPlaywright({ stats, errors: [{}] })).toEqual({
      passed: 8,
      failed: 3,
      skipped: 4,
    });
  });

  it('never say that nothing failed when a step failed', () => {
    expect(contribution(false)).toEqual({ passed: 0, failed: 1 });
    expect(contribution(false, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 1 });
    expect(contribution(false, { passed: 5, failed: 3 })).toEqual({ passed: 5, failed: 3 });
    expect(contribution(true, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 0 });
  });
});
