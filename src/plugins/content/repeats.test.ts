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

describe('text in two places', () => {
  it('is named with both places', () => {
    expect(found(`# A\n\n${sentence}\n`, `# B\n\nOther.\n\n${sentence}\n`)).toEqual([
      'docs/iOS/docScan.mdx:5 "The scanner keeps every page until your app starts the ne…" is also in docs/Android/docScan.mdx:3. Text that says the same on two pages is shared: move it to a section in docs/_shared/.',
    ]);
  });

  it.each([
    ['in a table', `| a |\n| --- |\n| ${sentence} |`, `| b |\n| --- |\n| ${sentence} |`],
    ['in an admonition', sentence, `:::warning[Pages]\n\n${sentence}\n\n:::`],
    [
      'around placeholders, however they are spaced',
      `From {{fact.minSdk}} on. ${sentence}`,
      `From {{ fact.minSdk }} on. ${sentence}`,
    ],
    ['in a cell and as a paragraph', `| a |\n| --- |\n| ${sentence} |`, sentence],
    ['twice on one page', `${sentence}\n\n${sentence}`, 'Nothing.'],
  ])('is found %s', (_, one, other) => {
    expect(found(one, other)).toHaveLength(1);
  });

  it.each([
    ['another fact', 'Raise it to {{fact.minSdk}}', 'Raise it to {{fact.targetSdk}}'],
    ['a fact and a word', 'Raise it to {{fact.minSdk}}', 'Raise it to 21'],
  ])('is not found where one has %s', (_, one, other) => {
    expect(found(`${one}. ${sentence}`, `${other}. ${sentence}`)).toEqual([]);
  });

  it('is found in shared text', () => {
    const sources = new Map([
      ['docs/_shared/common.mdx', `${sentence}\n`],
      ['docs/_shared/docScan.mdx', `- Short.\n- ${sentence}\n`],
      ['docs/Android/docScan.mdx', sentence],
    ]);
    expect(
      repeats(sources).map(({ file, line, message }) => `${file}:${String(line)} ${message}`),
    ).toEqual([
      expect.stringMatching(
        /^docs\/_shared\/docScan\.mdx:2 .* in docs\/_shared\/common\.mdx:1\. Include that section, or /,
      ),
      expect.stringMatching(
        /^docs\/Android\/docScan\.mdx:1 .* in docs\/_shared\/common\.mdx:1\. Include that section, or /,
      ),
    ]);
  });

  it('is found at the line of the source, below placeholders and a heading with an id', () => {
    const page = `# {{fact.package}} {{version}} {#id}\n\n{{fact.minSdk}}\n\n${sentence}\n`;
    expect(found(sentence, page)).toEqual([expect.stringMatching(/^docs\/iOS\/docScan\.mdx:5 /)]);
  });

  it.each([
    ['short texts', 'It returns `null` when nothing was found.', undefined],
    [
      'what leads to code',
      'Keep the document in a field of the view model of your app:',
      undefined,
    ],
    [
      'short cells',
      '| a |\n| --- |\n| It returns `null` when nothing was found here. |',
      undefined,
    ],
    ['front matter', `---\ndescription: ${sentence}\n---\n`, undefined],
    ['properties of an element', `<Flow\n  alt="${sentence}"\n/>`, undefined],
    ['shared text', '<Shared of="docScan#when" />', undefined],
    ['changelogs', sentence, 'docs/iOS/changelog.mdx'],
  ])('does not mind %s', (_, text, file) => {
    expect(found(text, text, file)).toEqual([]);
  });
});
