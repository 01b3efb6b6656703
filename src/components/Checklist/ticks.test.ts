import { describe, expect, it } from 'vitest';
import { parseTicks } from './ticks';

describe('ticks', () => {
  it.each([
    [null, []],
    ['["a","b"]', ['a', 'b']],
    ['["a",1,null]', ['a']],
    ['{"a":1}', []],
    ['broken', []],
  ])('stored as %j are %j', (stored, ids) => {
    expect([...parseTicks(stored)]).toEqual(ids);
  });
});
