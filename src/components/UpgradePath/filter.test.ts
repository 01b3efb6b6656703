import { expect, it } from 'vitest';
import { isReplacedEntry, mergeRequirements, summarize } from './filter';

it.each([
  ['steps', ['Fixed', 'Requires', 'Fixed'], true, '1 new requirement, 2 fixes'],
  ['a table without steps', [], true, 'only the requirements below'],
  ['neither', [], false, 'nothing to do'],
])('sums up %s', (_, kinds, hasTables, summary) => {
  expect(summarize(kinds, { hasTables })).toBe(summary);
});

it('shows one difference for each requirement, from the version of the reader to the one to reach', () => {
  const rows = [
    { version: '1.9.1', name: 'compileSdk', before: '37', after: '36' },
    { version: '1.9.1', name: 'Java', before: '8', after: '17' },
    { version: '1.9.0', name: 'minSdk', before: '21', after: '24' },
    { version: '1.9.0', name: 'compileSdk', before: '34', after: '37' },
  ];
  const shown = mergeRequirements(rows).map(({ row, before, isShown, isReplaced }) => [
    isReplaced ? 'replaced' : isShown,
    `${row.version}: ${row.name} ${before} → ${row.after}`,
  ]);
  expect(shown).toEqual([
    [true, '1.9.1: compileSdk 34 → 36'],
    [true, '1.9.1: Java 8 → 17'],
    [true, '1.9.0: minSdk 21 → 24'],
    ['replaced', '1.9.0: compileSdk 34 → 37'],
  ]);
});

it('shows no difference for a requirement that is in the end what it was', () => {
  const rows = [
    { name: 'compileSdk', before: '37', after: '36' },
    { name: 'compileSdk', before: '36', after: '37' },
  ];
  expect(mergeRequirements(rows).map(({ isShown }) => isShown)).toEqual([false, false]);
});

it.each([
  ['names only requirements that a later version changes', 'compileSdk 37', true],
  ['names one that none changes', 'minSdk 24 and compileSdk 37', false],
  ['names none of the table', 'Node.js 20', false],
])('leaves out an entry that %s: %s', (_, text, isReplaced) => {
  const rows = [
    { name: 'minSdk', isReplaced: false },
    { name: 'compileSdk', isReplaced: true },
  ];
  expect(isReplacedEntry(text, rows)).toBe(isReplaced);
});
