import { describe, expect, it } from 'vitest';
import { isPlainClick } from './links';

describe('isPlainClick', () => {
  const click = {
    button: 0,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    defaultPrevented: false,
  };

  it('follows a click of the primary button', () => {
    expect(isPlainClick(click)).toBe(true);
  });

  it.each([
    { button: 1 },
    { altKey: true },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { defaultPrevented: true },
  ])('leaves a click with %j to the browser', (difference) => {
    expect(isPlainClick({ ...click, ...difference })).toBe(false);
  });
});
