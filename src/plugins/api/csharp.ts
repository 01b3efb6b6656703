import { closing, splitTop } from './brackets';
import { readLines, type Declaration, type LineLanguage } from './lines';
import type { ApiParameter, ApiSymbol } from './types';

/** `Type name = default`, behind modifiers. */
function parameters(list: string): Omit<ApiParameter, 'description'>[] {
  return splitTop(list).map((text) => {
    const match = /^(?:(?:this|params|ref|out|in)\s+)?(.+?)\s+(\w+)(?:\s*=\s*(.+))?$/.exec(text);
    const [, type = '', name = text, value] = match ?? [];
    return {
      name,
      type,
      optional: value !== undefined,
      ...(value === undefined ? {} : { defaultValue: value }),
    };
  });
}

function typeOf(code: string): Declaration | undefined {
  const match =
    /^(?:abstract\s+|sealed\s+|static\s+|partial\s+)*(class|struct|enum|interface|record)\s+(\w+)(?:\s*:\s*([^{]+?))?\s*(?:\{.*)?$/.exec(
      code,
    );
  if (match === null) return undefined;
  const [, keyword, name = '', supers = ''] = match;
  return {
    kind: keyword === 'enum' ? 'enum' : 'interface',
    name,
    signature: code.replace(/\s*\{.*$/, ''),
    bases: keyword === 'enum' ? [] : splitTop(supers).map((base) => base.replace(/<.*/, '').trim()),
  };
}

function memberIn(code: string, owner: string): Declaration | 'nothing' | undefined {
  const isStatic = /\bstatic\s/.test(code);
  const bare = code.replace(
    /^(?:(?:static|virtual|override|abstract|async|readonly|const)\s+)+/,
    '',
  );
  const fixed = isStatic ? { isStatic: true } : {};
  const declared = bare
    .replace(/\s*=>.*;$/, '')
    .replace(/\s*\{.*$/, '')
    .replace(/\s*;$/, '');
  if (declared.endsWith(')')) {
    // The list of parameters is the last pair of parentheses; a tuple can stand before it.
    const open = [...declared.matchAll(/\(/g)]
      .map((match) => match.index)
      .find((index) => closing(declared, index) === declared.length - 1);
    const head = /^(?:(.+?)\s+)?(\w+)$/.exec(declared.slice(0, open));
    if (open === undefined || head?.[2] === undefined) return undefined;
    if (head[1] === undefined) return head[2] === owner.split('.').at(-1) ? 'nothing' : undefined;
    return {
      kind: 'function',
      name: head[2],
      type: head[1],
      parameters: parameters(declared.slice(open + 1, -1)),
      signature: declared,
      ...fixed,
    };
  }
  const property = /^(.+)\s(\w+)$/.exec(declared.replace(/\s*=\s.*$/, ''));
  if (property?.[2] === undefined) return undefined;
  const accessors = /\{[^{}]*\b(?:get|set|init);[^{}]*\}/.exec(bare)?.[0] ?? '{ get; }';
  return {
    kind: 'property',
    name: property[2],
    type: property[1] ?? '',
    signature: `${property[0]} ${accessors}`,
    ...fixed,
  };
}

/** Beginnings of lines that declare nothing public. */
const nonPublic = /^(?:using|namespace|internal|private|protected)\b/;

const csharp: LineLanguage = {
  language: 'csharp',
  isAttribute: (code) => /^\[.*\]$/.test(code) || code.startsWith('#'),
  blockOf: ({ kind }, code) =>
    kind === 'enum' ? 'enum' : /\binterface\b/.test(code) ? 'protocol' : 'type',
  read: (code, block, owner) => {
    if (block === 'enum') {
      const name = /^(\w+)(?:\s*=\s*[^,]+)?,?$/.exec(code)?.[1];
      return name === undefined
        ? undefined
        : { kind: 'enumMember', name, type: owner, signature: name };
    }
    const isPublic = /^public\s/.test(code);
    const bare = code.replace(/^public\s+/, '');
    if (block !== 'protocol' && !isPublic) {
      if (!nonPublic.test(code)) return undefined;
      return typeOf(code.replace(/^(?:internal|private|protected)\s+/, '')) === undefined
        ? 'nothing'
        : 'hidden block';
    }
    return typeOf(bare) ?? (/[;}]$/.test(bare) ? memberIn(bare, owner) : undefined);
  },
};

/**
 * Reads C# declarations that keep one member to a line, in a file-scoped namespace. It isn't a general C#
 * parser: only the agreed form of `api-sources/` has to be understood here.
 */
export function parseCSharp(source: string, file: string): ApiSymbol[] {
  return readLines(source, file, csharp);
}
