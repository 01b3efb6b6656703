import { expect, it } from 'vitest';
import { anyOf, listed } from './listed';

it.each([
  [['iOS'], 'iOS', 'iOS'],
  [['iOS', 'Windows'], 'iOS and Windows', 'iOS or Windows'],
  [['iOS', 'Xamarin', 'Windows'], 'iOS, Xamarin, and Windows', 'iOS, Xamarin, or Windows'],
])('joins %j', (names, all, any) => {
  expect(listed(names)).toBe(all);
  expect(anyOf(names)).toBe(any);
});
