import { describe, expect, it } from 'vitest';
import { malformedPart } from './malformed';

describe('a link that cannot be decoded', () => {
  it.each([
    ['./a.mdx#%E0%A4%A', '"%A" in the hash is not %-notation; a percent sign is written %25.'],
    ['#100%', '"%" in the hash is not %-notation; a percent sign is written %25.'],
    ['/a%zz#b', '"%zz" in the path is not %-notation; a percent sign is written %25.'],
    ['#%E0%A4', 'the hash "%E0%A4" is not UTF-8 in %-notation.'],
  ])('%s', (url, why) => {
    expect(malformedPart(url)).toBe(why);
  });

  it.each(['', '#', '#a', '#%E2%82%AC', './a%20b.mdx#c', 'https://example.com/?q=1#d'])(
    '%j is fine',
    (url) => {
      expect(malformedPart(url)).toBeUndefined();
    },
  );
});
