// Finds the fenced code blocks of a page and reads what they say about themselves. The site's build reads info strings
// with it, too.

/** @import { Fence } from './types.d.ts' */

/**
 * @typedef {{ kind: 'reference', file: string, region: string }
 *   | { kind: 'verify', mode: string, type: string | undefined }
 *   | { kind: 'noverify', reason: string }
 *   | { kind: 'wrong', message: string }} Claim
 */

const OPEN = /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\s`{]*)[ \t]*(.*?)[ \t]*$/;

/**
 * @param {string} page
 * @returns {Fence[]}
 */
export function readFences(page) {
  const lines = page.split(/\r?\n/);
  /** @type {Fence[]} */
  const fences = [];
  /** @type {{ indent: number, mark: string, language: string, meta: string, fenceLine: number, code: string[] } | undefined} */
  let open;
  lines.forEach((text, index) => {
    if (!open) {
      const match = OPEN.exec(text);
      if (!match) return;
      const [, indent = '', mark = '', language = '', meta = ''] = match;
      if (mark.startsWith('`') && meta.includes('`')) return;
      open = {
        indent: indent.length,
        mark,
        language,
        meta,
        fenceLine: index + 1,
        code: [],
      };
      return;
    }
    const trimmed = text.trim();
    const closes =
      trimmed.length >= open.mark.length && [...trimmed].every((char) => char === open?.mark[0]);
    if (!closes) {
      const own = /^[ \t]*/.exec(text)?.[0].length ?? 0;
      open.code.push(text.slice(Math.min(own, open.indent)));
      return;
    }
    fences.push(finish(open));
    open = undefined;
  });
  if (open) fences.push(finish(open));
  return fences;
}

/**
 * @param {{ indent: number, language: string, meta: string, fenceLine: number, code: string[] }} open
 * @returns {Fence}
 */
function finish(open) {
  const { indent, language, meta, fenceLine } = open;
  return {
    language,
    meta,
    fenceLine,
    line: fenceLine + 1,
    indent,
    code: open.code.join('\n'),
  };
}

/**
 * The words of a fence's info string: `a b="c d" e=f {1,3}`. A word without value has the value ''; numbers of lines in
 * braces are the value of `lines`.
 * @param {string} meta
 * @returns {Map<string, string>}
 */
export function readMeta(meta) {
  /** @type {Map<string, string>} */
  const words = new Map();
  for (const match of meta.matchAll(
    /\{([^}]*)\}|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g,
  )) {
    const [, lines, name = 'lines', double, single, bare] = match;
    words.set(name, lines ?? double ?? single ?? bare ?? '');
  }
  return words;
}

/**
 * What a fence claims about its check. Every fence makes exactly one claim.
 * @param {Fence} fence
 * @returns {Claim}
 */
export function readClaim(fence) {
  const words = readMeta(fence.meta);
  const claims = ['reference', 'verify', 'noverify'].filter((name) => words.has(name));
  if (claims.length === 0) {
    return {
      kind: 'wrong',
      message: 'code block says neither reference=, verify nor noverify="reason"',
    };
  }
  if (claims.length > 1) {
    return {
      kind: 'wrong',
      message: `code block says ${claims.join(' and ')}; exactly one is allowed`,
    };
  }
  if (words.has('noverify')) {
    const reason = words.get('noverify') ?? '';
    return reason.trim() === ''
      ? {
          kind: 'wrong',
          message: 'noverify needs a reason: noverify="why this cannot be checked"',
        }
      : { kind: 'noverify', reason };
  }
  if (words.has('verify'))
    return {
      kind: 'verify',
      mode: words.get('verify') ?? '',
      type: words.get('type'),
    };
  const target = words.get('reference') ?? '';
  const [file = '', region = ''] = target.split('#');
  if (file === '' || region === '') {
    return {
      kind: 'wrong',
      message: `reference="${target}" needs a file and a region: reference=samples/…/File.kt#region`,
    };
  }
  if (fence.code.trim() !== '') {
    return {
      kind: 'wrong',
      message: `code block with reference=${target} has code of its own; leave it empty`,
    };
  }
  return { kind: 'reference', file, region };
}
