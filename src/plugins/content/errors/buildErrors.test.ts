import { describe, expect, it } from 'vitest';
import { build, file, scope } from '../../../../tests/fixtures/errors';
import { buildErrorsOf, repeatedMessages } from './buildErrors';

describe('buildErrorsOf', () => {
  it('takes the headings of the section, with their first paragraph', () => {
    expect(build.map(({ message, anchor, line, fix }) => [message, anchor, line, fix])).toEqual([
      [
        'Could not find com.example:sdk',
        'could-not-find-comexamplesdk',
        3,
        'Add the [line](#install).',
      ],
      ['Unable to resolve module', 'unable-to-resolve-module', 7, 'Restart.'],
    ]);
  });

  it('takes the first paragraph of shared text, and the line of the page', () => {
    const text = '## Build errors\n\n<Shared of="x#a" />\n\n### One\n\n<Shared of="x#b" />';
    const included = (part: string): string =>
      part.replace(/<Shared of="x#(.)" \/>/g, 'Part $1.\n\nMore of it.');
    const read = buildErrorsOf(file, text, scope, (inner) => inner, included);
    expect(read.found.map(({ line, fix }) => [line, fix])).toEqual([[5, 'Part b.']]);
    expect(read.problems).toEqual([]);
  });

  it('lets headings that follow each other share a text', () => {
    const text = '## Build errors\n\n### One\n\n### Two\n\nDo it.';
    const { found } = buildErrorsOf(file, text, scope, (inner) => inner);
    expect(found.map(({ message, fix }) => [message, fix])).toEqual([
      ['One', 'Do it.'],
      ['Two', 'Do it.'],
    ]);
  });

  it('misses the section, and what to do', () => {
    const problems = (source: string): string[] =>
      buildErrorsOf(file, source, scope, (inner) => inner).problems.map(
        ({ line, message }) => `${String(line)} ${message}`,
      );
    expect(problems('## Build error')[0]).toMatch(/^1 The section "Build errors" is missing/);
    expect(problems('## Build errors\n\n### A b c\n\n```bash\nx\n```')[0]).toMatch(
      /^3 "A b c" begins with a sentence/,
    );
  });
});

describe('repeatedMessages', () => {
  const read = (page: string, ...headings: string[]) =>
    buildErrorsOf(
      page,
      ['## Build errors', ...headings.flatMap((one) => [`### ${one}`, 'Do it.'])].join('\n\n'),
      scope,
      () => '24',
    ).found;

  it('finds a message in other words on another page, or again on the same one', () => {
    const first = read('a.mdx', 'uses-sdk:minSdkVersion cannot be smaller than {{v}}');
    const problems = (...others: (typeof first)[]): string[] =>
      repeatedMessages([first, ...others].flat()).map(
        ({ file: page, line }) => `${page}:${String(line)}`,
      );
    expect(problems(first.map((one) => ({ ...one, file: 'b.mdx' })))).toEqual([]);
    expect(
      problems(
        read('b.mdx', 'Other', 'Failed: uses-sdk:minSdkVersion 21 cannot be smaller than 24'),
      ),
    ).toEqual(['b.mdx:7']);
    expect(problems(first)).toEqual(['a.mdx:3']);
  });
});
