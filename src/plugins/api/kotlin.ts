import { ProblemsError, type Problem } from '../../base/problems';
import { splitTop } from './brackets';
import { commentBody, parseComment } from './comment';
import { unreadable } from './lines';
import { isType, scanSource } from './syntax';
import type { ApiComment, ApiParameter, ApiSymbol, SymbolKind } from './types';

interface Scope {
  /** Type whose members stand here; empty at the top of a file. */
  readonly type: string;
  readonly kind: 'class' | 'enum' | 'companion' | 'hidden';
  /** Depth of braces and parentheses outside the scope. */
  readonly depth: number;
  /** Whether members are those of a constructor, with commas in between. */
  readonly isList: boolean;
  /** Line of the last member, if a comma has to follow before the next one. */
  needsComma?: number | undefined;
}

function parameters(list: string): ApiParameter[] {
  return splitTop(list).map((text) => {
    const match = /^(?:vararg\s+)?(\w+):\s*(.+?)(\s*=\s*.+)?$/.exec(text);
    const name = match?.[1] ?? text;
    const value = match?.[3]?.replace(/^\s*=\s*/, '');
    return {
      name,
      type: match?.[2] ?? '',
      optional: match?.[3] !== undefined,
      description: '',
      ...(value === undefined || value === 'declared()' ? {} : { defaultValue: value }),
    };
  });
}

const modifiers =
  /^(?:(?:public|open|abstract|final|const|lateinit|data|sealed|override|internal|private|protected|fun(?= interface))\s+)*/;

/** Lines that declare no symbol, or close what another line has opened. */
const declaresNothing =
  /^(?:package [\w.]+|import [\w.]+(?:\.\*)?(?: as \w+)?|@file:.*|(?:get|set)\(.*|[)}\]].*)$/;

/**
 * Reads Kotlin declarations that keep one member to a line. It is not a Kotlin parser: `api-sources/`
 * files are compiled by the sample checker, so only their agreed form has to be understood here.
 *
 * @throws ProblemsError with every line whose comment or declaration cannot be read.
 */
export function parseKotlin(source: string, file: string): ApiSymbol[] {
  const symbols: ApiSymbol[] = [];
  const scopes: Scope[] = [];
  let depth = 0;
  let comment = '';
  let collecting = false;

  const { code: scanned, faults } = scanSource(source, 'kotlin');
  const problems: Problem[] = faults.map((fault) => ({ file, ...fault }));
  const report = (line: number, message: string): void =>
    void problems.push({ file, line, message });

  const read = (line: number, text: string): ApiComment => {
    try {
      return parseComment(commentBody(text));
    } catch (error) {
      report(line, error instanceof Error ? error.message : String(error));
      return { summary: '' };
    }
  };

  /** Notes whether a comma ends a member of a list, and reports the one before that lacks it. */
  const separate = (scope: Scope | undefined, line: number, code: string): void => {
    if (scope === undefined) return;
    if (scope.needsComma !== undefined) report(scope.needsComma, 'A comma is missing here.');
    scope.needsComma = /[,;]$/.test(code) ? undefined : line;
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
      bases: [],
      result: false,
      file,
      line,
      comment: parsed,
      ...(scopes.at(-1)?.kind === 'companion' ? { isStatic: true } : {}),
      ...fields,
      parameters: (fields.parameters ?? []).map((parameter) => ({
        ...parameter,
        description: parsed.params?.[parameter.name] ?? '',
      })),
    });
  };

  scanned.split('\n').forEach((raw, index) => {
    const lineNumber = index + 1;
    let trimmed = raw.trim();
    if (collecting || trimmed.startsWith('/**')) {
      const end = trimmed.indexOf('*/');
      const text = end < 0 ? raw : raw.slice(0, raw.indexOf('*/') + 2);
      comment = collecting ? `${comment}\n${text}` : text;
      collecting = end < 0;
      trimmed = end < 0 ? '' : trimmed.slice(end + 2).trim();
    }
    if (trimmed === '' || trimmed.startsWith('//')) return;
    const scope = scopes.at(-1);
    const parent = scope?.type ?? '';
    const code = trimmed.replace(/@(?!file:)\w+(?:\([^)]*\))?(?:\s+|$)/g, '');
    const head = code.split(/[:({]/)[0] ?? '';
    // Overriding functions belong to the framework's contract; an overriding property has its own meaning.
    const hidden = /\b(?:internal|private)\b|\boverride fun\b/.test(head);
    const bare = code.replace(modifiers, '').replace(/\s+constructor\(/, '(');
    const before = depth;

    const type =
      /^(enum class|class|object|interface|fun interface|companion object)\b\s*(\w*)(.*)$/.exec(
        bare,
      );
    if (scope?.kind === 'hidden') {
      // Nothing in it is public.
    } else if (hidden) {
      if (/[{(]$/.test(code)) {
        scopes.push({ type: parent, kind: 'hidden', depth: before, isList: false });
      }
    } else if (type !== null) {
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
      if (name === '' && !companion) report(lineNumber, unreadable(code));
      if (/[{(]\s*$/.test(bare)) {
        scopes.push({
          type: id,
          kind: companion ? 'companion' : keyword === 'enum class' ? 'enum' : 'class',
          depth: before,
          isList: bare.endsWith('('),
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
      separate(scope, lineNumber, code);
      add(lineNumber, 'enumMember', name, { type: parent, signature: name }, parent, comment);
    } else {
      const property = /^(?:val|var)\s+(\w+):\s*(.+?)(?:\s+by\s+.*|\s*=.*|\s+get\(.*|,)?$/.exec(
        bare,
      );
      const declaration = bare.replace(/\s*=\s*declared\(\)$/, '');
      const fn = /^fun\s+(?:<[^>]+>\s*)?(\w+)\((.*)\)(?::\s*(.+))?$/.exec(declaration);
      const propertyType = (property?.[2] ?? '').replace(/,$/, '');
      if (property?.[1] !== undefined && isType(propertyType)) {
        if (scope?.isList === true) separate(scope, lineNumber, code);
        add(
          lineNumber,
          'property',
          property[1],
          {
            type: propertyType,
            signature: bare.replace(/(?:\s+by\s+.*|\s*=.*|\s+get\(.*|,)$/, ''),
          },
          parent,
          comment,
        );
      } else if (fn?.[1] !== undefined && isType(fn[3] ?? 'Unit')) {
        const list = parameters(fn[2] ?? '');
        if (!list.every((parameter) => isType(parameter.type))) {
          report(lineNumber, unreadable(code));
        }
        add(
          lineNumber,
          'function',
          fn[1],
          {
            type: fn[3] ?? 'Unit',
            parameters: list,
            signature: declaration.replace(/: Unit$/, ''),
          },
          parent,
          comment,
        );
      } else if (code !== '' && !declaresNothing.test(code)) report(lineNumber, unreadable(code));
    }

    for (const char of code.replace(/"[^"]*"/g, '')) {
      if (char === '{' || char === '(') depth += 1;
      if (char === '}' || char === ')') depth -= 1;
    }
    // A constructor that continues into a body (`) : Base() {`) keeps its scope.
    while (scopes.length > 0 && depth <= (scopes.at(-1)?.depth ?? 0)) scopes.pop();
    // An annotation on its own line comes between a declaration and its comment.
    if (code !== '') comment = '';
  });
  if (problems.length > 0) throw new ProblemsError(problems);
  return symbols;
}
