import { describe, expect, it } from 'vitest';
import {
  contribution,
  countsOfOutput,
  countsOfPlaywright,
  countsOfVitest,
  failuresOfVitest,
  testsOfPlaywright,
} from './counts.mjs';

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

describe('names of failed tests', () => {
  it('are those of the unit tests, and of files that could not be loaded', () => {
    expect(
      failuresOfVitest({
        testResults: [
          { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
          {
            name: 'a.test.ts',
            status: 'failed',
            assertionResults: [
              { status: 'passed', fullName: 'adds' },
              { status: 'failed', fullName: 'subtracts' },
            ],
          },
          { name: 'b.test.ts', status: 'passed', assertionResults: [] },
        ],
      }),
    ).toEqual(['broken.test.ts: could not be loaded', 'a.test.ts: subtracts']);
  });

  it('are those of the browser tests, in suites at any depth', () => {
    /** @param {string} title @param {string} status */
    const spec = (title, status) => ({
      title,
      file: 'search.spec.ts',
      line: 7,
      tests: [
        { projectName: 'desktop', status },
        { projectName: 'phone', status: 'expected' },
      ],
    });
    const report = {
      suites: [
        {
          title: 'search.spec.ts',
          specs: [spec('opens', 'unexpected')],
          suites: [{ title: 'Enter', specs: [spec('waits', 'flaky'), spec('ends', 'unexpected')] }],
        },
      ],
    };
    expect(testsOfPlaywright(report, 'unexpected')).toEqual([
      'desktop: search.spec.ts:7 opens',
      'desktop: search.spec.ts:7 ends',
    ]);
    expect(testsOfPlaywright(report, 'flaky')).toEqual(['desktop: search.spec.ts:7 waits']);
  });
});
