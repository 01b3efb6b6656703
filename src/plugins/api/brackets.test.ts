import { describe, expect, it } from 'vitest';
import { closing, splitTop } from './brackets';

describe('splitTop', () => {
  it('splits at commas outside of brackets', () => {
    expect(splitTop('a: Map<A, B>, b: (C, D), c: [E]')).toEqual([
      'a: Map<A, B>',
      'b: (C, D)',
      'c: [E]',
    ]);
    expect(splitTop('')).toEqual([]);
  });

  it('takes an arrow for no bracket', () => {
    expect(splitTop('a: (A) -> B, b: (c: C) => D, e: E')).toEqual([
      'a: (A) -> B',
      'b: (c: C) => D',
      'e: E',
    ]);
  });
});

describe('closing', () => {
  it('finds the parenthesis that belongs to the first', () => {
    expect(closing('f(a: (A) -> B) -> (C)', 1)).toBe(13);
    expect(closing('f(a', 1)).toBe(-1);
  });
});
