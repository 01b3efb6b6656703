import { splitTop } from './brackets';
import { commentBody, parseComment } from './comment';
import type { Api, ApiComment, ApiParameter, ApiSymbol, SymbolKind } from './types';

interface Scope {
  /** Type whose members stand here; empty at the top of a file. */
  readonly type: string;
  readonly kind: 'class' | 'enum' | 'companion';
  /** Depth of braces and parentheses outside the scope. */
  readonly depth: number;
}

function parameters(list: string, params: Readonly<Record<string, string>>): ApiParameter[] {
  return splitTop(list).map((text) => {
    const match = /^(?:vararg\s+)?(\w+):\s*(.+?)(\s*=\s*.+)?$/.exec(text);
    const name = match?.[1] ?? text;
    const value = match?.[3]?.replace(/^\s*=\s*/, '');
    return {
      name,
      type: match?.[2] ?? '',
      optional: match?.[3] !== undefined,
      description: params[name] ?? '',
      ...(value === undefined || value === 'declared()' ? {} : { defaultValue: value }),
    };
  });
}

const modifiers =
  /^(?:(?:public|open|abstract|final|const|lateinit|data|sealed|override|internal|private|protected|fun(?= interface))\s+)*/;

/**
 * Reads Kotlin declarations that keep one member to a line. It is no Kotlin parser: `api-sources/`
 * files are compiled by the sample checker, so only their agreed form has to be understood here.
 */
export function parseKotlin(source: string, file: string): ApiSymbol[] {
  const symbols: ApiSymbol[] = [];
  const scopes: Scope[] = [];
  let depth = 0;
  let comment = '';
  let collecting = false;

  const read = (line: number, text: string): ApiComment => {
    try {
      return parseComment(commentBody(text));
    } catch (error) {
      throw new Error(
        `${file}:${String(line)}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  };

  const add = (
    line: number,
    kind: SymbolKind,
    name: string,
    fields: Partial<ApiSymbol> & { readonly signature: string },
    parent: string,
    text: string,
  ): void => {
    const parsed = read(line, text);
    symbols.push({
      id: parent === '' ? name : `${parent}.${name}`,
      kind,
      name,
      ...(parent === '' ? {} : { parent }),
      type: '',
      optional: false,
      parameters: [],
      bases: [],
      result: false,
      file,
      line,
      comment: parsed,
      ...(scopes.at(-1)?.kind === 'companion' ? { isStatic: true } : {}),
      ...fields,
    });
  };

  source.split('\n').forEach((raw, index) => {
    const lineNumber = index + 1;
    const trimmed = raw.trim();
    if (collecting || trimmed.startsWith('/**')) {
      comment = collecting ? `${comment}\n${raw}` : raw;
      collecting = !trimmed.endsWith('*/');
      return;
    }
    if (trimmed === '' || trimmed.startsWith('//')) return;
    const scope = scopes.at(-1);
    const parent = scope?.type ?? '';
    const code = trimmed.replace(/\s+\/\/.*$/, '').replace(/@\w+(?:\([^)]*\))?\s+/g, '');
    const head = code.split(/[:({]/)[0] ?? '';
    // Overriding functions belong to the framework's contract; an overriding property has a meaning of its own.
    const hidden = /\b(?:internal|private)\b|\boverride fun\b/.test(head);
    const bare = code.replace(modifiers, '').replace(/\s+constructor\(/, '(');
    const before = depth;

    const type =
      /^(enum class|class|object|interface|fun interface|companion object)\b\s*(\w*)(.*)$/.exec(
        bare,
      );
    if (type !== null && !hidden) {
      const [, keyword = '', name = '', rest = ''] = type;
      const companion = keyword === 'companion object';
      const id = companion ? parent : parent === '' ? name : `${parent}.${name}`;
      const supers = /:\s*([^{]+?)\s*(?:\{|$)/.exec(rest.replace(/\([^)]*\)/g, ''))?.[1] ?? '';
      if (!companion) {
        add(
          lineNumber,
          keyword === 'enum class' ? 'enum' : 'interface',
          name,
          {
            id,
            bases: splitTop(supers)
              .map((base) => base.replace(/<.*/, '').trim())
              .filter(Boolean),
            signature: bare.replace(/\s*[{(]\s*$/, ''),
          },
          parent,
          comment,
        );
      }
      if (/[{(]\s*$/.test(bare)) {
        scopes.push({
          type: id,
          kind: companion ? 'companion' : keyword === 'enum class' ? 'enum' : 'class',
          depth: before,
        });
      }
      const inline = /\(([^)]*)\)/.exec(rest)?.[1] ?? '';
      for (const part of splitTop(inline)) {
        const member = /^(?:val|var)\s+(\w+):\s*(.+?)(\s*=.*)?$/.exec(part);
        if (member?.[1] !== undefined) {
          add(
            lineNumber,
            'property',
            member[1],
            { type: member[2] ?? '', signature: part },
            id,
            '',
          );
        }
      }
    } else if (scope?.kind === 'enum' && /^[A-Z][A-Z0-9_]*\b/.test(bare)) {
      const name = /^[A-Z][A-Z0-9_]*/.exec(bare)?.[0] ?? '';
      add(lineNumber, 'enumMember', name, { type: parent, signature: name }, parent, comment);
    } else if (!hidden) {
      const property = /^(?:val|var)\s+(\w+):\s*(.+?)(?:\s+by\s+.*|\s*=.*|\s+get\(.*|,)?$/.exec(
        bare,
      );
      const declaration = bare.replace(/\s*=\s*declared\(\)$/, '');
      const fn = /^fun\s+(?:<[^>]+>\s*)?(\w+)\((.*)\)(?::\s*(.+))?$/.exec(declaration);
      if (property?.[1] !== undefined) {
        add(
          lineNumber,
          'property',
          property[1],
          {
            type: (property[2] ?? '').replace(/,$/, ''),
            signature: bare.replace(/(?:\s+by\s+.*|\s*=.*|\s+get\(.*|,)$/, ''),
          },
          parent,
          comment,
        );
      } else if (fn?.[1] !== undefined) {
        const parsed = read(lineNumber, comment);
        add(
          lineNumber,
          'function',
          fn[1],
          {
            type: fn[3] ?? 'Unit',
            parameters: parameters(fn[2] ?? '', parsed.params ?? {}),
            signature: declaration.replace(/: Unit$/, ''),
          },
          parent,
          comment,
        );
      }
    }

    for (const char of code.replace(/"[^"]*"/g, '')) {
      if (char === '{' || char === '(') depth += 1;
      if (char === '}' || char === ')') depth -= 1;
    }
    // A constructor that goes on into a body (`) : Base() {`) keeps its scope.
    while (scopes.length > 0 && depth <= (scopes.at(-1)?.depth ?? 0)) scopes.pop();
    if (trimmed !== '') comment = '';
  });
  return symbols;
}

/** All Kotlin files of a folder as one API. `files` maps paths to sources. */
export function kotlinApi(id: string, files: ReadonlyMap<string, string>): Api {
  const symbols = new Map<string, ApiSymbol>();
  for (const [file, source] of files) {
    for (const symbol of parseKotlin(source, file)) {
      if (!symbols.has(symbol.id)) symbols.set(symbol.id, symbol);
    }
  }
  return { id, symbols };
}
