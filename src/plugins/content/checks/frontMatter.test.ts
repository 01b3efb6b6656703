import { describe, expect, it } from 'vitest';
import { frontMatterProblems } from './frontMatter';

const description =
  'A text of the length that search engines show in full, which is between one hundred and twenty and one hundred and sixty characters';

function found(...lines: string[]): string[] {
  const source = `---\n${lines.join('\n')}\n---\n\nText.\n`;
  const problems = frontMatterProblems('docs/iOS/intro.mdx', source);
  return problems.map(({ line, message }) => `${String(line)} ${message}`);
}

describe('front matter', () => {
  it('is fine', () => {
    expect(found('title: A', `description: ${description}`)).toEqual([]);
    expect(found('title: A', `description: '${description}: yes'`)).toEqual([]);
  });

  it('has a title, a description of the right length, and keys that are known', () => {
    expect(found('description: Short', 'platform: iOS', 'constructor: A')).toEqual([
      '1 The front matter has no title.',
      '1 The description has 5 characters; search results want 120 to 160.',
      expect.stringContaining('"platform" is not front matter') as string,
      expect.stringContaining('"constructor" is not front matter') as string,
    ]);
  });
});
