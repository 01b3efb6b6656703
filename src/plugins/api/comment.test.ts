import { describe, expect, it } from 'vitest';
import { commentBody, mergeComments, parseComment, setField } from './comment';
import type { ApiComment } from './types';

describe('commentBody', () => {
  it('drops the stars of a block', () => {
    expect(commentBody('    /**\n     * First line.\n     *\n     * Second.\n     */')).toBe(
      'First line.\n\nSecond.',
    );
  });

  it('reads a comment on one line', () => {
    expect(commentBody('/** Only this. */')).toBe('Only this.');
    expect(commentBody('')).toBe('');
  });

  it('keeps the indent of code', () => {
    expect(commentBody('/**\n *     val a = 1\n * b\n */')).toBe('val a = 1\nb');
  });
});

describe('parseComment', () => {
  it('reads summary and tags, each as one line', () => {
    expect(
      parseComment(
        'What it\nis.\n@since 1.8\n@defaultValue `true`\n@remarks Long\n  text.\n@unit ms\n@platforms Android, iOS',
      ),
    ).toEqual({
      summary: 'What it is.',
      since: '1.8',
      defaultValue: '`true`',
      remarks: 'Long text.',
      unit: 'ms',
      platforms: ['Android', 'iOS'],
    });
  });

  it('reads tags without a summary', () => {
    expect(parseComment('@return the file\n@failure Returns `null`.')).toEqual({
      summary: '',
      returns: 'the file',
      failure: 'Returns `null`.',
    });
  });

  it('reads parameters, with and without a dash', () => {
    expect(
      parseComment('@param path where to write\n@param overwrite - replaces a file').params,
    ).toEqual({
      path: 'where to write',
      overwrite: 'replaces a file',
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

describe('setField', () => {
  it('gathers examples and splits platforms', () => {
    const comment: { -readonly [K in keyof ApiComment]: ApiComment[K] } = { summary: '' };
    setField(comment, 'examples', 'one');
    setField(comment, 'examples', 'two');
    setField(comment, 'platforms', 'Android,iOS');
    setField(comment, 'params', 'ignored');
    expect(comment).toEqual({
      summary: '',
      examples: ['one', 'two'],
      platforms: ['Android', 'iOS'],
    });
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

  it('counts the summary as a tag', () => {
    expect(mergeComments({ summary: 'Own.' }, neutral).summary).toBe('Own.');
  });

  it('does not let an empty tag hide a fact', () => {
    expect(mergeComments({ summary: '', since: '' }, neutral).since).toBe('1.5');
  });

  it('takes a tag away where the platform gives a dash', () => {
    expect(mergeComments({ summary: '', returns: '-' }, neutral)).toEqual({
      summary: 'Neutral.',
      since: '1.5',
      params: neutral.params,
    });
  });

  it('is the own comment where the model has none', () => {
    const own = { summary: 'Own.' };
    expect(mergeComments(own, undefined)).toBe(own);
  });
});
