import { describe, expect, it } from 'vitest';
import { commentBody, mergeComments, parseComment } from './comment';
import type { ApiComment } from './types';

describe('commentBody', () => {
  it.each([
    ['    /**\n     * First line.\n     *\n     * Second.\n     */', 'First line.\n\nSecond.'],
    ['/** Only this. */', 'Only this.'],
    ['', ''],
    // The indent of code stays.
    ['/**\n *     val a = 1\n * b\n */', 'val a = 1\nb'],
  ])('of %j', (comment, body) => {
    expect(commentBody(comment)).toBe(body);
  });
});

describe('parseComment', () => {
  it('reads summary and tags, with their lines', () => {
    expect(
      parseComment(
        'What it\nis.\n@since 1.8\n@defaultValue `true`\n@remarks Long\n  text.\n@unit ms\n@platforms Android, iOS\n@return the file\n@param path where to write\n@param overwrite - replaces a file',
      ),
    ).toEqual({
      summary: 'What it\nis.',
      since: '1.8',
      defaultValue: '`true`',
      remarks: 'Long\n  text.',
      unit: 'ms',
      platforms: ['Android', 'iOS'],
      returns: 'the file',
      params: { path: 'where to write', overwrite: 'replaces a file' },
    });
  });

  it('does not take an address with @ for a tag', () => {
    expect(parseComment('Write to a@example.com for more.').summary).toBe(
      'Write to a@example.com for more.',
    );
  });

  it('rejects unknown tags', () => {
    expect(() => parseComment('A.\n@retruns text')).toThrow(
      'Unknown tag @retruns in a doc comment.',
    );
  });
});

describe('mergeComments', () => {
  const neutral: ApiComment = {
    summary: 'Neutral.',
    since: '1.5',
    returns: 'a path',
    params: { path: 'neutral', size: 'neutral' },
  };

  it('lets the platform’s own tags win, tag by tag', () => {
    expect(
      mergeComments({ summary: '', returns: 'a file', params: { path: 'own' } }, neutral),
    ).toEqual({
      summary: 'Neutral.',
      since: '1.5',
      returns: 'a file',
      params: { path: 'own', size: 'neutral' },
    });
  });

  it.each<[own: ApiComment, tag: keyof ApiComment, merged: unknown]>([
    [{ summary: 'Own.' }, 'summary', 'Own.'],
    // An empty tag hides no fact, and a dash takes it away.
    [{ summary: '', since: '' }, 'since', '1.5'],
    [{ summary: '', returns: '-' }, 'returns', undefined],
  ])('of %j has the %s', (own, tag, merged) => {
    expect(mergeComments(own, neutral)[tag]).toBe(merged);
  });
});
