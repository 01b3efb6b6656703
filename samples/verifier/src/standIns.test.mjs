import { describe, expect, it } from 'vitest';
import { falseAlarmProblems, ratioProblems } from './standIns.mjs';

/** @import { Finding, Unit } from './types.d.ts' */

/** @param {string} file @returns {Unit} */
const unit = (file) => ({
  kind: 'sample',
  language: 'swift',
  file,
  line: 1,
  indent: 0,
  code: '',
});

/** @param {Unit} of @returns {Finding} */
const finding = (of) => ({
  unit: of,
  line: 3,
  column: 2,
  message: 'no member',
  category: 'sample',
});

const tool = { name: 'parser', version: '1' };

describe('a backend that stands in for a compiler', () => {
  it('gives a false alarm where it objects to what the compiler accepts', () => {
    const [right, wrong] = [unit('right.swift'), unit('wrong.swift')];
    const alarms = falseAlarmProblems(
      [{ tool, findings: [finding(right), finding(wrong)] }],
      [finding(wrong)],
    );
    expect(alarms).toMatchObject([{ file: 'right.swift', line: 3, column: 2 }]);
    expect(alarms[0]?.message).toContain('false alarm of parser');
  });

  it('fails below its floor, and only there', () => {
    /** @param {number | undefined} ratio @param {number} [floor] */
    const problems = (ratio, floor) =>
      ratioProblems([
        {
          checker: { languages: ['swift'], backends: [] },
          backend: {
            level: 'parsed',
            tool: () => Promise.resolve({ tool }),
            check: () => Promise.resolve([]),
            ...(floor === undefined ? {} : { floor }),
          },
          ratio,
          tool,
        },
      ]).map(({ message }) => message);
    expect(problems(0.899, 0.9)).toEqual([
      'swift: parser resolved 89 % of the symbols, at least 90 % are required',
    ]);
    expect(problems(0.9, 0.9)).toEqual([]);
    expect(problems(undefined, 0.9)).toEqual([]);
    expect(problems(0.1)).toEqual([]);
  });
});
