import { describe, expect, it } from 'vitest';
import { repeats } from './repeats';

const sentence = 'The scanner keeps every page until your app starts the next scan or ends.';

function found(one: string, other: string, file = 'docs/iOS/docScan.mdx'): string[] {
  return repeats(
    new Map([
      ['docs/Android/docScan.mdx', one],
      [file, other],
    ]),
  ).map((problem) => `${problem.file}:${String(problem.line)} ${problem.message}`);
}

describe('text on two pages', () => {
  it('is named with both places', () => {
    expect(found(`# A\n\n${sentence}\n`, `# B\n\nOther.\n\n${sentence}\n`)).toEqual([
      'docs/iOS/docScan.mdx:5 "The scanner keeps every page until your app starts the ne…" also stands in docs/Android/docScan.mdx:3. Text that says the same on two pages is a partial: move it to docs/_partials/.',
    ]);
  });

  it.each([
    ['broken into other lines', sentence, sentence.replace(' until ', '\nuntil ')],
    ['as a list entry', sentence, `- Short.\n- ${sentence}`],
    ['in a table', `| a |\n| --- |\n| ${sentence} |`, `| b |\n| --- |\n| ${sentence} |`],
    ['in an admonition', sentence, `:::warning[Pages]\n\n${sentence}\n\n:::`],
    ['twice on one page', `${sentence}\n\n${sentence}`, 'Nothing.'],
  ])('is found %s', (_, one, other) => {
    expect(found(one, other)).toHaveLength(1);
  });

  it.each([
    ['short texts', 'It returns `null` when nothing was found.', undefined],
    [
      'what leads to code',
      'Keep the document in a field of the view model of your app:',
      undefined,
    ],
    ['links', `- [Scan](./docScan.mdx): ${sentence}`, undefined],
    ['partials', '<Partial name="scan-when" />', undefined],
    ['changelogs', sentence, 'docs/iOS/changelog.mdx'],
  ])('does not mind %s', (_, text, file) => {
    expect(found(text, text, file)).toEqual([]);
  });
});
