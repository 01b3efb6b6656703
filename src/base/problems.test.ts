import { expect, it } from 'vitest';
import { ProblemCollector, problemsOf, ProblemsError } from './problems';

const problem = { file: 'a.kt', line: 3, message: 'Wrong.' };
const other = { file: 'b.kt', line: 1, message: 'Wrong, too.' };

const fail = (problems: readonly (typeof problem)[]) => (): number => {
  throw new ProblemsError(problems);
};

it('finds the problems of an error that another instance of the module has thrown', () => {
  const foreign = Object.assign(new Error(), { name: 'ProblemsError', problems: [problem] });
  expect(problemsOf(foreign)).toEqual([problem]);
  expect(() => problemsOf(new RangeError('x'))).toThrow(RangeError);
});

it('throws the problems of several steps together, and any other error immediately', () => {
  const collector = new ProblemCollector();
  expect(collector.run(() => 1)).toBe(1);
  collector.throwIfAny();
  expect(collector.run(fail([problem]))).toBeUndefined();
  collector.run(fail([other]));
  expect(() => {
    collector.throwIfAny();
  }).toThrow('a.kt:3  Wrong.\nb.kt:1  Wrong, too.');
  expect(() => collector.run(() => JSON.parse('{') as unknown)).toThrow(SyntaxError);
});
