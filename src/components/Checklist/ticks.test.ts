import { describe, expect, it } from 'vitest';
import { parseTicks, ticksKey } from './ticks';

describe('ticks', () => {
  it('belong to a page, whichever way its address is written', () => {
    expect(ticksKey('/docs/iOS/releaseChecklist/')).toBe('deckle.ticks./docs/iOS/releaseChecklist');
    expect(ticksKey('/docs/iOS/releaseChecklist')).toBe('deckle.ticks./docs/iOS/releaseChecklist');
  });

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
