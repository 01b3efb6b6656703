import { describe, expect, it } from 'vitest';
import { build, file, scope } from '../../../../tests/fixtures/errors';
import { buildErrorsOf } from './buildErrors';

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

  it('misses the section, its messages, and what to do', () => {
    const problems = (source: string): string[] =>
      buildErrorsOf(file, source, scope, (inner) => inner).problems.map(
        ({ line, message }) => `${String(line)} ${message}`,
      );
    expect(problems('## Build error')[0]).toMatch(/^1 The section "Build errors" is missing/);
    expect(problems('## Build errors\n\nNone.')).toEqual(['1 No message is below this heading.']);
    expect(problems('## Build errors\n\n### A b c\n\n```bash\nx\n```')[0]).toMatch(
      /^3 "A b c" begins with a sentence/,
    );
  });

  it('names what cannot stand alone on the page of errors', () => {
    const problems = (remedy: string): string[] =>
      buildErrorsOf(
        file,
        `## Build errors\n\n### A b c\n\n${remedy}\n\nMore.`,
        scope,
        (inner) => inner,
      ).problems.map(({ line, message }) => `${String(line)} ${message}`);
    expect(problems('Set both as above.')[0]).toMatch(
      /^3 What to do about "A b c" says "as above"/,
    );
    expect(problems('Add this block to the file.')[0]).toContain('says "this block"');
    expect(problems('Add these lines to the project.')[0]).toContain('says "these lines"');
    expect(problems('Add the line:')[0]).toContain('ends with a colon');
    for (const complete of [
      'Add these lines:\n\n```xml verify\n<a />\n```',
      'Raise them to the versions below:\n\n```xml verify\n<a />\n```',
      'The Podfile names an iOS version below 15.0. Raise it.',
      'The line above this message names the package. Update it.',
      'There is a `global.json` in the folder or above it. Delete it.',
    ]) {
      expect(problems(complete)).toEqual([]);
    }
  });
});
