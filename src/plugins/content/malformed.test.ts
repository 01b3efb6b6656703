import { expect, it } from 'vitest';
import { addressProblem } from './malformed';

it.each(['./a.mdx#%E0%A4%A', '#100%', '/a%zz#b', '#%E0%A4'])('%s cannot be decoded', (url) => {
  expect(addressProblem(url)).toBe('cannot be decoded. A percent sign is written %25.');
});

it.each(['#', '#a', '#%E2%82%AC', './a%20b.mdx#c', 'https://example.com/?q=1#d'])(
  '%j is fine',
  (url) => {
    expect(addressProblem(url)).toBeUndefined();
  },
);
