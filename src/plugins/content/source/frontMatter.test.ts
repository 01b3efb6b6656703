import { describe, expect, it } from 'vitest';
import {
  frontMatter,
  frontMatterBlock,
  frontMatterProblems,
  repeatedFrontMatter,
  type FrontMatter,
} from './frontMatter';

const description =
  'A text of the length that search engines show in full, which is between one hundred and twenty and one hundred and sixty characters';

function found(...lines: string[]): string[] {
  const source = `---\n${lines.join('\n')}\n---\n\nText.\n`;
  const problems = frontMatterProblems('docs/iOS/intro.mdx', frontMatter(source));
  return problems.map(({ line, message }) => `${line} ${message}`);
}

describe('front matter', () => {
  it('has no problems if title and description are right, quoted or not', () => {
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

  it('has another title and description than other pages', () => {
    const page = (title: string, text: string): FrontMatter =>
      frontMatter(`---\ntitle: ${title}\ndescription: ${text}\n---\n`);
    const pages = new Map([
      ['docs/iOS/intro.mdx', page('A', 'One.')],
      ['docs/Android/intro.mdx', page("'A'", 'Two.')],
      ['docs/Flutter/intro.mdx', page('B', 'One.')],
      ['docs/MAUI/intro.mdx', page('One.', 'B')],
    ]);
    expect(repeatedFrontMatter(pages)).toEqual([
      {
        file: 'docs/Android/intro.mdx',
        line: 1,
        message: 'The title "A" is also that of docs/iOS/intro.mdx.',
      },
      {
        file: 'docs/Flutter/intro.mdx',
        line: 1,
        message: 'The description "One." is also that of docs/iOS/intro.mdx.',
      },
    ]);
  });
});

it('reads what a generated page says', () => {
  const fields = { title: `What it's "for": all`, description: 'a # b', displayed_sidebar: null };
  expect(frontMatter(`${frontMatterBlock(fields)}\n\nText: none.`)).toEqual({
    ...fields,
    displayed_sidebar: 'null',
  });
});
