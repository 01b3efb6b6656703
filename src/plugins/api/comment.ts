import type { ApiComment } from './types';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Tags of a KDoc or TSDoc comment and the field each fills. */
const tagFields: Readonly<Record<string, keyof ApiComment>> = {
  '@remarks': 'remarks',
  '@defaultValue': 'defaultValue',
  '@since': 'since',
  '@platforms': 'platforms',
  '@unit': 'unit',
  '@deprecated': 'deprecated',
  '@returns': 'returns',
  '@return': 'returns',
  '@cancel': 'cancel',
  '@nothingFound': 'nothingFound',
  '@failure': 'failure',
  '@when': 'when',
  '@thread': 'thread',
  '@example': 'examples',
  '@jsonResult': 'jsonResult',
};

/** The body of a doc comment without its stars or slashes. */
export function commentBody(source: string): string {
  return source
    .replace(/^\s*\/\*\*/, '')
    .replace(/\*\/\s*$/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\/\/|\*)? ?/, ''))
    .join('\n')
    .trim();
}

/**
 * Reads the text of a doc comment into tags, whose texts keep their lines. Unknown tags are an error, so that a misspelt
 * tag cannot hide a fact.
 */
export function parseComment(body: string): ApiComment {
  const blocks = body.split(/\n(?=@\w+)|^(?=@\w+)/);
  const comment: Writable<ApiComment> = { summary: '' };
  const params: Record<string, string> = {};
  for (const block of blocks) {
    const match = /^(@\w+)\s*([\s\S]*)$/.exec(block);
    if (match === null) {
      comment.summary = block.trim();
      continue;
    }
    const [, tag = '', rest = ''] = match;
    const text = rest.trim();
    if (tag === '@param') {
      const param = /^(\w+)\s+(?:[-–] )?([\s\S]*)$/.exec(text);
      if (param?.[1] !== undefined) params[param[1]] = param[2] ?? '';
      continue;
    }
    const field = tagFields[tag];
    if (field === undefined) throw new Error(`Unknown tag ${tag} in a doc comment.`);
    setField(comment, field, text);
  }
  if (Object.keys(params).length > 0) comment.params = params;
  return comment;
}

/** Stores one tag's text in the field it fills. */
function setField(comment: Writable<ApiComment>, field: keyof ApiComment, text: string): void {
  if (field === 'platforms') {
    comment.platforms = text.split(',').map((name) => name.trim());
  } else if (field === 'examples') {
    comment.examples = [...(comment.examples ?? []), text];
  } else if (field !== 'params') {
    comment[field] = text;
  }
}

/**
 * A platform's own comment over the neutral model's: a tag that the platform gives wins, and a dash
 * as its content takes the model's tag away.
 */
export function mergeComments(own: ApiComment, neutral: ApiComment | undefined): ApiComment {
  if (neutral === undefined) return own;
  const given = Object.fromEntries(
    Object.entries(own).filter(([, value]) => value !== undefined && value !== ''),
  );
  const removed = Object.keys(given).filter((name) => given[name] === '-');
  const merged = Object.entries({ ...neutral, ...given }).filter(
    ([name]) => !removed.includes(name),
  );
  return {
    ...Object.fromEntries(merged),
    summary: own.summary === '' ? neutral.summary : own.summary,
    params: { ...neutral.params, ...own.params },
  };
}
