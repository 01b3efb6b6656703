import { closing, splitTop } from './brackets';
import { readLines, type Declaration, type LineLanguage } from './lines';
import type { ApiParameter, ApiSymbol } from './types';

/** `Type name = default`; those in `{}` or `[]` may be left out unless they are `required`. */
function parameters(list: string): Omit<ApiParameter, 'description'>[] {
  return splitTop(list).flatMap((part) => {
    const group = /^[{[](.*)[}\]]$/.exec(part)?.[1];
    return (group === undefined ? [part] : splitTop(group)).map((text) => {
      const match = /^(required\s+)?(.+?)\s+(\w+)(?:\s*=\s*(.+))?$/.exec(text);
      const [, required, type = '', name = text, value] = match ?? [];
      return {
        name,
        type,
        optional: group !== undefined && required === undefined,
        ...(value === undefined ? {} : { defaultValue: value }),
      };
    });
  });
}

/** Names that begin with an underscore are private to their library. */
const isPrivate = (name: string): boolean => name.startsWith('_');

/** Keywords in the place of a type; there is no type to show. */
const noType = /^(?:var|final|const|set|typedef)\b/;

function typeOf(code: string): Declaration | undefined {
  const match =
    /^(?:(?:abstract|base|final|interface|sealed|mixin)\s+)*(class|mixin|enum)\s+(\w+)(?:<[^{]*>)?([^{]*)\{/.exec(
      code,
    );
  if (match === null) return undefined;
  const [, keyword, name = '', clauses = ''] = match;
  const supers = clauses.split(/\b(?:extends|with|implements|on)\b/).slice(1);
  return {
    kind: keyword === 'enum' ? 'enum' : 'interface',
    name,
    signature: code.replace(/\s*\{.*$/, ''),
    bases:
      keyword === 'enum'
        ? []
        : supers.flatMap(splitTop).map((base) => base.replace(/<.*/, '').trim()),
  };
}

function memberIn(code: string, owner: string): Declaration | 'nothing' | undefined {
  const fixed = /^(?:external\s+)?static\s/.test(code) ? { isStatic: true } : {};
  const declared = code
    .replace(/^(?:(?:external|static|late|covariant|abstract)\s+)+/, '')
    .replace(/\s*(?:async\*?\s*)?=>.*;$/, '')
    .replace(/\)\s*(?:async\*?|sync\*)?\s*\{.*$/, ')')
    .replace(/\s*;$/, '');
  if (
    owner !== '' &&
    new RegExp(`^(?:(?:const|factory)\\s+)*${owner}(?:\\.\\w+)?\\(`).test(declared)
  ) {
    return 'nothing';
  }
  if (declared.endsWith(')')) {
    // The list of parameters is the last pair of parentheses; a function type can precede it.
    const open = [...declared.matchAll(/\(/g)]
      .map((match) => match.index)
      .find((index) => closing(declared, index) === declared.length - 1);
    const [, type, name] = /^(.+?)\s+(\w+)(?:<[^()]*>)?$/.exec(declared.slice(0, open)) ?? [];
    if (open === undefined || type === undefined || name === undefined || noType.test(type)) {
      return undefined;
    }
    return isPrivate(name)
      ? 'nothing'
      : {
          kind: 'function',
          name,
          type,
          parameters: parameters(declared.slice(open + 1, -1)),
          signature: declared,
          ...fixed,
        };
  }
  const getter = /^(.+?)\s+get\s+(\w+)$/.exec(declared);
  const field = /^(?:(?:final|const)\s+)?(.+)\s(\w+)$/.exec(declared.replace(/\s*=\s.*$/, ''));
  const [, type, name] = getter ?? field ?? [];
  if (type === undefined || name === undefined || noType.test(type)) return undefined;
  return isPrivate(name)
    ? 'nothing'
    : { kind: 'property', name, type, signature: `${type} ${name}`, ...fixed };
}

const dart: LineLanguage = {
  language: 'dart',
  isAttribute: (code) => /^@\w+(?:\(.*\))?$/.test(code),
  blockOf: ({ kind }) => (kind === 'enum' ? 'enum' : 'type'),
  read: (code, block, owner) => {
    if (/^(?:import|export|library|part)\b/.test(code)) {
      return code.endsWith(';') ? 'nothing' : undefined;
    }
    if (block === 'enum') {
      const name = /^(\w+)[,;]?$/.exec(code)?.[1];
      return name === undefined
        ? undefined
        : { kind: 'enumMember', name, type: owner, signature: name };
    }
    const bare = code.replace(/^(?:@\w+(?:\([^)]*\))?\s+)+/, '');
    const type = typeOf(bare);
    if (type === undefined) {
      if (/^extension\b/.test(bare)) return 'hidden block';
      return /[;}]$/.test(bare) ? memberIn(bare, owner) : undefined;
    }
    return isPrivate(type.name) ? 'hidden block' : type;
  },
};

/**
 * Reads Dart declarations that keep one member to a line. It is not a Dart parser: `api-sources/` files
 * are compiled by the sample checker, so only their agreed form has to be understood here.
 */
export function parseDart(source: string, file: string): ApiSymbol[] {
  return readLines(source, file, dart);
}
