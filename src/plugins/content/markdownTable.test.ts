import { describe, expect, it } from 'vitest';
import { cell, escapeMdx, markdownTable } from './markdownTable';

describe('escapeMdx', () => {
  it('makes markup literal', () => {
    expect(escapeMdx('Map<String, {a}>')).toBe('Map&#60;String, &#123;a&#125;&#62;');
  });
});

describe('cell', () => {
  it('is one line', () => {
    expect(cell(' a\n\n b ')).toBe('a b');
  });

  it('escapes pipes once', () => {
    expect(cell('a | b \\| c')).toBe('a \\| b \\| c');
  });
});

describe('markdownTable', () => {
  it('keeps what is in a cell inside it', () => {
    expect(
      markdownTable(
        ['Name', 'Meaning'],
        [
          ['a', 'b | c\nd'],
          ['e', ''],
        ],
      ),
    ).toBe('| Name | Meaning |\n| --- | --- |\n| a | b \\| c d |\n| e |  |');
  });
});
