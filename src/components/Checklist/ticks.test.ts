import { describe, expect, it } from 'vitest';
import { parseTicks } from './ticks';

describe('ticks', () => {
  it.each([
    [null, []],
    ['["a","b"]', ['a', 'b']],
    ['["a",1,null]', ['a']],
    ['{"a":1}', []],
    ['broken', []],
  ])('kept as %j are %j', (kept, ids) => {
    expect([...parseTicks(kept)]).toEqual(ids);
  });
});
