import { expect, it } from 'vitest';
import { inlineCodeOf } from './inlineCode';

const valuesOf = (text: string): string[] => inlineCodeOf(text).map(({ value }) => value);

it('finds inline code where Markdown has it', () => {
  expect(valuesOf('A `b` and ``c ` d``, \\`e\\` and `f`')).toEqual(['b', 'c ` d', 'f']);
  expect(valuesOf('One ` here.\n\nOne ` there and `a`.')).toEqual([' there and ']);
  expect(valuesOf('`a\nb` `<c>` [`d`](#e)')).toEqual(['a\nb', '<c>', 'd']);
});

it.each([
  ['front matter', '---\ntitle: A `b`\n---\n'],
  ['fenced code', '```text\n`a`\n```'],
  ['comments', '{/* `a` */}'],
  ['properties', '<Flow alt="`a`" />'],
])('finds none in %s', (_, text) => {
  expect(valuesOf(`${text}\n\n\`x\``)).toEqual(['x']);
});

it('says what is in a link or a heading', () => {
  const text = '## A `a`\n\n[`b[0]` c](#d) [x] `e` (y)';
  expect(inlineCodeOf(text).map(({ isInLink }) => isInLink)).toEqual([true, true, false]);
  expect(text.slice(inlineCodeOf(text)[1]?.start, inlineCodeOf(text)[1]?.end)).toBe('`b[0]`');
});
