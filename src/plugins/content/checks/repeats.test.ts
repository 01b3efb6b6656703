import { describe, expect, it } from 'vitest';
import { repeats } from './repeats';

const sentence = 'The scanner keeps every page until your app starts the next scan or ends.';

function found(one: string, other: string, file = 'docs/iOS/docScan.mdx'): string[] {
  return repeats(
    new Map([
      ['docs/_shared/docScan.mdx', one],
      [file, other],
    ]),
  ).map((problem) => `${problem.file}:${problem.line} ${problem.message}`);
}

describe('text in two places', () => {
  it('is named with both places', () => {
    expect(found(`# A\n\n${sentence}\n`, `# B\n\nOther.\n\n- ${sentence}\n`)).toEqual([
      'docs/iOS/docScan.mdx:5 "The scanner keeps every page until your app starts the ne…" is also in docs/_shared/docScan.mdx:3. Text that two pages share is in a section of docs/_shared/, which both include.',
    ]);
  });

  it('may differ in placeholders', () => {
    const [one, other] = ['{{fact.minSdk}}', '{{fact.targetSdk}}'].map(
      (value) => `Raise it to ${value}. ${sentence}`,
    );
    expect(found(one ?? '', other ?? '')).toEqual([]);
  });

  it.each([
    ['short texts', 'It returns `null` when nothing was found.', undefined],
    [
      'what leads to code',
      'Keep the document in a field of the view model of your app:',
      undefined,
    ],
    ['front matter', `---\ndescription: ${sentence}\n---\n`, undefined],
    ['properties of an element', `<Flow\n  alt="${sentence}"\n/>`, undefined],
    ['changelogs', sentence, 'docs/iOS/changelog.mdx'],
  ])('does not mind %s', (_, text, file) => {
    expect(found(text, text, file)).toEqual([]);
  });
});
