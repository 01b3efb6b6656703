import { describe, expect, it } from 'vitest';
import { decoded } from './decode';

describe('decoded', () => {
  it.each([
    ['a%20b', 'a b'],
    ['100%', '100%'],
    ['%E0%A4%A', '%E0%A4%A'],
    ['%2F', '/'],
  ])('%s is %s', (text, expected) => {
    expect(decoded(text)).toBe(expected);
  });

  it('leaves what separates the parts of a path', () => {
    expect(decoded('/a%2Fb%20c', decodeURI)).toBe('/a%2Fb c');
  });
});
