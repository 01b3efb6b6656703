import { expect, it } from 'vitest';
import { summarize } from './filter';

it.each([
  ['steps', ['Fixed', 'Requires', 'Fixed'], true, '1 new requirement, 2 fixes'],
  ['a table without steps', [], true, 'only the requirements below'],
  ['neither', [], false, 'nothing to do'],
])('sums up %s', (_, kinds, hasTables, summary) => {
  expect(summarize(kinds, { hasTables })).toBe(summary);
});
