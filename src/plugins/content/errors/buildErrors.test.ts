import { describe, expect, it } from 'vitest';
import { build, file, scope } from '../../../../tests/fixtures/errors';
import { buildErrorsOf } from './buildErrors';

describe('buildErrorsOf', () => {
  it('takes the headings of the section, with the text below them', () => {
    expect(build.map(({ message, anchor, text }) => [message, anchor, text])).toEqual([
      [
        'Could not find com.example:sdk',
        'could-not-find-comexamplesdk',
        'Add the [line](#install).',
      ],
      ['Unable to resolve module', 'unable-to-resolve-module', 'Restart.'],
    ]);
  });

  it('lets headings that follow each other share a text', () => {
    const text = '## Build errors\n\n### One\n\n### Two\n\nDo it.';
    const { found } = buildErrorsOf(file, text, scope, (inner) => inner);
    expect(found.map(({ message, text: below }) => [message, below])).toEqual([
      ['One', 'Do it.'],
      ['Two', 'Do it.'],
    ]);
  });

  it('reports a page without the section', () => {
    const { problems } = buildErrorsOf(file, '## Build error', scope, (inner) => inner);
    const message = expect.stringContaining('Build errors') as string;
    expect(problems).toEqual([{ file, line: 1, message }]);
  });
});
