import { expect, it } from 'vitest';
import { countedKinds, countSteps } from './upgradePath';

it.each([
  ['nothing', [], 0, ''],
  ['a table alone', [], 2, '2 new requirements'],
  ['a table beside steps of other kinds', ['Fixed'], 1, '1 new requirement, 1 fix'],
  ['a table that a step explains', ['Requires', 'Fixed'], 6, '1 new requirement, 1 fix'],
])('counts %s', (_, kinds, rows, counts) => {
  expect(countSteps(countedKinds(kinds, rows))).toBe(counts);
});
