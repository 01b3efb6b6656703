import { describe, expect, it } from 'vitest';
import { contentsOf } from './contents';

const shown = (...headings: readonly (readonly [level: number, value: string])[]): string[] =>
  contentsOf(headings.map(([level, value]) => ({ level, value }))).map(({ value }) => value);

describe('contentsOf', () => {
  it('lets long names break between their words, but not the names of elements', () => {
    expect(shown([3, '<code class="aVeryLongNameOfAClass">scanTipsDefaultItems()</code>'])).toEqual(
      ['<code class="aVeryLongNameOfAClass">scan<wbr>Tips<wbr>Default<wbr>Items()</code>'],
    );
    expect(shown([3, 'writePDF()'])).toEqual(['writePDF()']);
  });

  it('leaves out messages of build errors, and nothing after them', () => {
    const section = [2, 'Build and start errors'] as const;
    expect(shown(section, [3, 'No such module'], [2, 'Next steps'], [3, 'Guides'])).toEqual([
      'Build and start errors',
      'Next steps',
      'Guides',
    ]);
  });
});
