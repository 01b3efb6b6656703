import { expect, it } from 'vitest';
import { ProblemCollector, problemsOf, ProblemsError } from './problems';

const problem = { file: 'a.kt', line: 3, message: 'Wrong.' };
const other = { file: 'b.kt', line: 1, message: 'Wrong, too.' };

const fail = (problems: readonly (typeof problem)[]) => (): number => {
  throw new ProblemsError(problems);
};

it('is known also where another instance of the module has thrown it', () => {
  const foreign = Object.assign(new Error(), { name: 'ProblemsError', problems: [problem] });
  expect(problemsOf(foreign)).toEqual([problem]);
  expect(() => problemsOf(new RangeError('x'))).toThrow(RangeError);
});

it('is collected over several steps', () => {
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
