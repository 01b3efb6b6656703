import { describe, expect, it } from 'vitest';
import { isPlainClick, stepped } from './sheets';

describe('stepped', () => {
  it('wraps around in both directions', () => {
    expect([stepped(0, 1, 3), stepped(2, 1, 3), stepped(0, -1, 3)]).toEqual([1, 0, 2]);
  });

  it('stays put in an empty list', () => {
    expect(stepped(0, 1, 0)).toBe(0);
  });
});

describe('isPlainClick', () => {
  const plain = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

  it('leaves clicks alone that open another tab', () => {
    expect(isPlainClick(plain)).toBe(true);
    expect(isPlainClick({ ...plain, ctrlKey: true })).toBe(false);
    expect(isPlainClick({ ...plain, metaKey: true })).toBe(false);
    expect(isPlainClick({ ...plain, button: 1 })).toBe(false);
  });
});
