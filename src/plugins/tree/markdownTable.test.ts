import { expect, it } from 'vitest';
import { escapeMdx, markdownTable } from './markdownTable';

it('markup becomes literal', () => {
  expect(escapeMdx('Map<String, {a}>')).toBe('Map&#60;String, &#123;a&#125;&#62;');
});

it('what is in a cell stays in it', () => {
  const rows = [
    ['a', 'b | c \\| d\n\ne'],
    ['f', ''],
  ];
  expect(markdownTable(['Name', 'Meaning'], rows)).toBe(
    '| Name | Meaning |\n| --- | --- |\n| a | b \\| c \\| d e |\n| f |  |',
  );
});
