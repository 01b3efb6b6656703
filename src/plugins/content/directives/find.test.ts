import { describe, expect, it } from 'vitest';
import { findDirectives, readAttributes } from './find';

describe('findDirectives', () => {
  it('finds elements that the build expands, with their place', () => {
    const source = 'A\n\n<Options of="X" only="a, b" />\n<Shared of="a#b" />';
    expect(findDirectives(source)).toMatchObject([
      { name: 'Options', attributes: { of: 'X', only: 'a, b' }, start: 3 },
      { name: 'Shared', attributes: { of: 'a#b' }, end: source.length },
    ]);
  });

  it('leaves code alone, with any number of ticks', () => {
    expect(
      findDirectives(
        '```mdx\n<Options of="X" />\n```\n\n````md\n```\n<Options of="X" />\n```\n````\n',
      ),
    ).toEqual([]);
  });

  it('parses attributes without a value', () => {
    expect(readAttributes(' of="X" own')).toEqual({ of: 'X', own: '' });
  });
});
