import { expect, it } from 'vitest';
import { ProblemCollector, ProblemsError } from './problems';

const problem = { file: 'a.kt', line: 3, message: 'Wrong.' };
const other = { file: 'b.kt', line: 1, message: 'Wrong, too.' };

const fail = (problems: readonly (typeof problem)[]) => (): number => {
  throw new ProblemsError(problems);
};

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
