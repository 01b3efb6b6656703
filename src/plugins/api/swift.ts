import { closing, splitTop } from './brackets';
import { readLines, type Declaration, type LineLanguage } from './lines';
import type { ApiParameter, ApiSymbol } from './types';

/** `label name: Type = default`; callers write the label, so it is the parameter's name. */
function parameters(list: string): Omit<ApiParameter, 'description'>[] {
  return splitTop(list).map((text) => {
    const match = /^(\w+)(?:\s+(\w+))?:\s*(.+?)(?:\s*=\s*(.+))?$/.exec(text);
    const [, label = text, inner, type = '', value] = match ?? [];
    return {
      name: label === '_' ? (inner ?? label) : label,
      type,
      optional: value !== undefined,
      ...(value === undefined ? {} : { defaultValue: value }),
    };
  });
}

/** Conformances that say nothing about the members. */
const marks = new Set(['AnyObject', 'Equatable', 'Hashable', 'Sendable']);

function typeOf(code: string): Declaration | undefined {
  const match = /^(?:final\s+)?(class|struct|enum|protocol)\s+(\w+)(?:\s*:\s*([^{]+?))?\s*\{/.exec(
    code,
  );
  if (match === null) return undefined;
  const [, keyword, name = '', supers = ''] = match;
  return {
    kind: keyword === 'enum' ? 'enum' : 'interface',
    name,
    signature: code.replace(/\s*\{.*$/, ''),
    // What an enumeration inherits from is its raw type.
    bases: keyword === 'enum' ? [] : splitTop(supers).filter((base) => !marks.has(base)),
  };
}

function memberIn(code: string): Declaration | undefined {
  const body = code.replace(/\s*\{.*\}$/, '');
  const isStatic = /^static\s/.test(body);
  const bare = body.replace(/^static\s+/, '');
  const fixed = isStatic ? { isStatic: true } : {};
  const fn = /^func\s+(\w+)\(/.exec(bare);
  if (fn?.[1] !== undefined) {
    const open = fn[0].length - 1;
    const close = closing(bare, open);
    const result = /^(?:\s*async)?(?:\s*throws)?(?:\s*->\s*(.+))?$/.exec(bare.slice(close + 1));
    if (close < 0 || result === null) return undefined;
    return {
      kind: 'function',
      name: fn[1],
      type: result[1] ?? 'Void',
      parameters: parameters(bare.slice(open + 1, close)),
      signature: body,
      ...fixed,
    };
  }
  const property = /^(?:var|let)\s+(\w+):\s*(.+?)(?:\s*=\s*.+)?$/.exec(bare);
  if (property?.[1] === undefined) return undefined;
  return {
    kind: 'property',
    name: property[1],
    type: property[2] ?? '',
    signature: body.replace(/\s*=\s*.+$/, ''),
    ...fixed,
  };
}

/** Beginnings of lines that declare nothing public. */
const nonPublic =
  /^(?:import|func|private|fileprivate|internal|let|var|static|final|struct|class|enum|protocol|init|typealias)\b/;

const swift: LineLanguage = {
  language: 'swift',
  isAttribute: (code) => /^@\w+(?:\([^)]*\))?$/.test(code),
  blockOf: ({ kind }, code) =>
    kind === 'enum' ? 'enum' : /\bprotocol\b/.test(code) ? 'protocol' : 'type',
  read: (code, block, owner) => {
    if (/^(?:public\s+)?extension\b/.test(code)) return 'hidden block';
    if (block === 'enum') {
      const name = /^case\s+(\w+)(?:\s*=\s*[^,]+)?$/.exec(code)?.[1];
      if (name !== undefined) return { kind: 'enumMember', name, type: owner, signature: name };
    }
    const isPublic = /^(?:public|open)\s/.test(code);
    const bare = code.replace(/^(?:public|open)\s+/, '').replace(/^override\s+/, '');
    if (block !== 'protocol' && !isPublic) {
      if (!nonPublic.test(code)) return undefined;
      return typeOf(bare) !== undefined || code.endsWith('{') ? 'hidden block' : 'nothing';
    }
    if (/^(?:convenience\s+|required\s+)*init[?!]?\(/.test(bare)) return 'nothing';
    return typeOf(bare) ?? memberIn(bare);
  },
};

/**
 * Reads Swift declarations that keep one member to a line. It is not a Swift parser: only the agreed
 * form of `api-sources/` has to be understood here.
 */
export function parseSwift(source: string, file: string): ApiSymbol[] {
  return readLines(source, file, swift);
}
