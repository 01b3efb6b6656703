// Reads the property list of an Xcode project: dictionaries, lists, strings and comments.

/** @import { OpenStepValue } from './types.d.ts' */

export class OpenStepError extends Error {
  /**
   * @param {string} message
   * @param {number} offset
   */
  constructor(message, offset) {
    super(message);
    this.name = 'OpenStepError';
    this.offset = offset;
  }
}

const token = /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|"((?:[^"\\]|\\[\s\S])*)"|([\w./$:-]+)|([{}()=;,])/y;

/**
 * @param {string} text
 * @returns {{ value: string, kind: 'string' | 'sign', offset: number }[]}
 * @throws OpenStepError where a character begins no token.
 */
function tokens(text) {
  const found = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const offset = token.lastIndex;
    const match = token.exec(text);
    if (match === null) throw new OpenStepError(`unexpected '${text[offset]}'`, offset);
    const [, quoted, plain, sign] = match;
    const string = quoted ?? plain;
    if (string !== undefined) {
      found.push({ value: string, kind: /** @type {const} */ ('string'), offset });
    } else if (sign !== undefined) {
      found.push({ value: sign, kind: /** @type {const} */ ('sign'), offset });
    }
  }
  return found;
}

/**
 * @param {string} text
 * @returns {OpenStepValue}
 * @throws OpenStepError where the text isn't a property list.
 */
export function parseOpenStep(text) {
  const list = tokens(text);
  let at = 0;
  const next = () => {
    const found = list[at];
    if (found === undefined) throw new OpenStepError('the file ends too early', text.length);
    at += 1;
    return found;
  };
  /** @param {string} sign */
  const expect = (sign) => {
    const { value, kind, offset } = next();
    if (kind !== 'sign' || value !== sign)
      throw new OpenStepError(`expected '${sign}' instead of '${value}'`, offset);
  };
  /** @param {string} sign */
  const isNext = (sign) => list[at]?.kind === 'sign' && list[at]?.value === sign;
  /** @returns {OpenStepValue} */
  const value = () => {
    const { value: read, kind, offset } = next();
    if (kind === 'string') return read;
    if (read === '(') {
      /** @type {OpenStepValue[]} */
      const items = [];
      while (!isNext(')')) {
        items.push(value());
        if (!isNext(')')) expect(',');
      }
      expect(')');
      return items;
    }
    if (read !== '{') throw new OpenStepError(`expected a value instead of '${read}'`, offset);
    /** @type {{ [key: string]: OpenStepValue }} */
    const entries = {};
    while (!isNext('}')) {
      const key = next();
      if (key.kind !== 'string') throw new OpenStepError('expected a name', key.offset);
      if (key.value in entries)
        throw new OpenStepError(`'${key.value}' is there twice`, key.offset);
      expect('=');
      entries[key.value] = value();
      expect(';');
    }
    expect('}');
    return entries;
  };
  const result = value();
  const rest = list[at];
  if (rest !== undefined) throw new OpenStepError(`unexpected '${rest.value}'`, rest.offset);
  return result;
}

/**
 * Ids that an Xcode project names and doesn't define.
 * @param {OpenStepValue} project
 * @returns {string[]}
 */
export function undefinedIds(project) {
  if (typeof project === 'string' || Array.isArray(project)) return [];
  const { objects = {} } = project;
  const isId = (/** @type {string} */ text) => /^[0-9A-F]{24}$/.test(text);
  /** @type {(value: OpenStepValue) => string[]} */
  const named = (value) => {
    if (typeof value === 'string') return isId(value) ? [value] : [];
    return Object.values(value).flatMap((entry) => named(entry));
  };
  const defined = new Set(Object.keys(objects));
  return [...new Set(named(project))].filter((id) => !defined.has(id));
}
