import { expect, it } from 'vitest';
import { tabForKey } from './tabSet';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 1, 0],
  ['End', 1, 2],
  ['ArrowDown', 1, undefined],
] as const)('%s on tab %d of three leads to %s', (key, index, target) => {
  expect(tabForKey(key, index, 3)).toBe(target);
});
