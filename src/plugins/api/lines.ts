import { ProblemCollector, ProblemsError, type Problem } from '../../base/problems';
import { parseComment } from './comment';
import { isType, scanSource, type SourceLanguage } from './syntax';
import type { Api, ApiComment, ApiParameter, ApiSymbol, SymbolKind } from './types';

/** What one line declares, without its comment and its place. */
export interface Declaration {
  readonly kind: SymbolKind;
  readonly name: string;
  /** As one line of source, without access modifiers and body. */
  readonly signature: string;
  readonly type?: string;
  readonly parameters?: readonly Omit<ApiParameter, 'description'>[];
  readonly bases?: readonly string[];
  readonly isStatic?: boolean;
}

/** Kind of block in which a line stands. */
export type Block = 'file' | 'type' | 'protocol' | 'enum';

/** A line that declares nothing to show, or whose braces hide what they hold. */
export type Reading = Declaration | 'nothing' | 'hidden block';

export interface LineLanguage {
  readonly language: SourceLanguage;
  /** Block that a type's braces open. */
  readonly blockOf: (declaration: Declaration, code: string) => Block;
  /** Reads one line of code; `undefined` where it is a declaration that the parser does not understand. */
  readonly read: (code: string, block: Block, owner: string) => Reading | undefined;
  /** Whether a line belongs to the declaration below it, such as an attribute on its own line. */
  readonly isAttribute: (code: string) => boolean;
}

interface Scope {
  /** Type whose members stand here. */
  readonly type: string;
  readonly block: Block;
  readonly hidden: boolean;
  readonly depth: number;
  open: boolean;
  /** Line of the last member, if a comma has to follow before the next one. */
  needsComma?: number | undefined;
}

/** Message about a line that is not a declaration in the expected form. */
export function unreadable(code: string): string {
  return `This declaration cannot be read: ${code}`;
}

/** Whether the types of a declaration can be types. A type itself has none. */
function hasTypes({ kind, type, parameters = [] }: Declaration): boolean {
  if (kind !== 'function' && kind !== 'property') return true;
  return isType(type ?? '') && parameters.every((parameter) => isType(parameter.type));
}

/**
 * Reads declarations with `///` comments that keep one member to a line. Swift, C# and Dart share it; what
 * a line means is up to the language.
 *
 * @throws ProblemsError with every line whose comment or declaration cannot be read.
 */
export function readLines(source: string, file: string, language: LineLanguage): ApiSymbol[] {
  const symbols: ApiSymbol[] = [];
  const scopes: Scope[] = [];
  let depth = 0;
  let comment: string[] = [];
  const { code: scanned, faults } = scanSource(source, language.language);
  const problems: Problem[] = faults.map((fault) => ({ file, ...fault }));
  const report = (line: number, message: string): void =>
    void problems.push({ file, line, message });

  scanned.split('\n').forEach((raw, index) => {
    const line = index + 1;
    const trimmed = raw.trim();
    if (trimmed.startsWith('///')) {
      comment.push(trimmed.replace(/^\/\/\/ ?/, ''));
      return;
    }
    const code = trimmed;
    if (code === '' || language.isAttribute(code)) return;
    const scope = scopes.at(-1);
    const owner = scope?.type ?? '';
    const block = scope?.block ?? 'file';

    if (!/^[{}]+$/.test(code) && scope?.hidden !== true) {
      const reading = language.read(code, block, owner);
      if (reading === undefined || (typeof reading === 'object' && !hasTypes(reading))) {
        report(line, unreadable(code));
      } else if (reading === 'hidden block') {
        scopes.push({ type: owner, block, hidden: true, depth, open: false });
      } else if (reading !== 'nothing') {
        let parsed: ApiComment = { summary: '' };
        try {
          parsed = parseComment(comment.join('\n'));
        } catch (error) {
          report(line, error instanceof Error ? error.message : String(error));
        }
        if (reading.kind === 'enumMember' && scope !== undefined) {
          if (scope.needsComma !== undefined) report(scope.needsComma, 'A comma is missing here.');
          scope.needsComma = /^case\b|[,;]$/.test(code) ? undefined : line;
        }
        const { parameters, ...declaration } = reading;
        const id = owner === '' ? reading.name : `${owner}.${reading.name}`;
        symbols.push({
          id,
          ...(owner === '' ? {} : { parent: owner }),
          type: '',
          optional: false,
          bases: [],
          result: false,
          file,
          line,
          comment: parsed,
          ...declaration,
          parameters: (parameters ?? []).map((parameter) => ({
            ...parameter,
            description: parsed.params?.[parameter.name] ?? '',
          })),
        });
        if (reading.kind === 'interface' || reading.kind === 'enum') {
          const opened = language.blockOf(reading, code);
          scopes.push({ type: id, block: opened, hidden: false, depth, open: false });
        }
      }
    }

    for (const char of code.replace(/"[^"]*"/g, '')) {
      if (char === '{') {
        depth += 1;
        const top = scopes.at(-1);
        if (top !== undefined) top.open = true;
      }
      if (char === '}') {
        depth -= 1;
        while (scopes.at(-1)?.open === true && depth <= (scopes.at(-1)?.depth ?? 0)) scopes.pop();
      }
    }
    comment = [];
  });
  if (problems.length > 0) throw new ProblemsError(problems);
  return symbols;
}

/**
 * The files of a package as one API. Functions with the same name in one type are overloads of the first.
 *
 * @param files Sources by path.
 * @param parse Reads the declarations of one file.
 *
 * @throws ProblemsError with what is wrong in all files.
 */
export function parsedApi(
  id: string,
  files: ReadonlyMap<string, string>,
  parse: (source: string, file: string) => ApiSymbol[],
): Api {
  const symbols = new Map<string, ApiSymbol>();
  const collector = new ProblemCollector();
  for (const [file, source] of files) {
    for (const symbol of collector.run(() => parse(source, file)) ?? []) {
      const first = symbols.get(symbol.id);
      if (first === undefined) symbols.set(symbol.id, symbol);
      else if (first.kind === 'function' && symbol.kind === 'function') {
        symbols.set(symbol.id, { ...first, overloads: [...(first.overloads ?? []), symbol] });
      }
    }
  }
  collector.throwIfAny();
  return { id, symbols };
}
