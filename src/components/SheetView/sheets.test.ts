import { describe, expect, it } from 'vitest';
import { platformsOf, stepped } from './sheets';

describe('stepped', () => {
  it('wraps around in both directions', () => {
    expect([stepped(0, 1, 3), stepped(2, 1, 3), stepped(0, -1, 3)]).toEqual([1, 0, 2]);
  });

  it('stays put in an empty list', () => {
    expect(stepped(0, 1, 0)).toBe(0);
  });
});

it.each([
  ['Android, React Native on Android: {"value": "a: b, c"}', ['Android', 'React Native']],
  ['iOS: {}', ['iOS']],
])('the platforms of %s', (line, platforms) => {
  expect(platformsOf(line)).toEqual(platforms);
});
