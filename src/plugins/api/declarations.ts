import { ProblemCollector, ProblemsError, type Problem } from '../../base/problems';
import { commentBody, parseComment } from './comment';
import { grammarOf, inOneLine, type SourceLanguage, type Tree } from './grammar';
import type { Node, Query } from 'web-tree-sitter';
import type { Api, ApiComment, ApiParameter, ApiSymbol } from './types';

/** Reads the symbols that the source of one file declares. */
export type ReadDeclarations = (source: string, file: string) => ApiSymbol[];

/**
 * Loads the reader of a language. It throws a ProblemsError with every line whose comment or declaration
 * cannot be read.
 */
export async function declarationsIn(language: SourceLanguage): Promise<ReadDeclarations> {
  const { query, withTree } = await grammarOf(language);
  return (source, file) => withTree(source, (tree) => read(tree, query, source, file));
}

/** What a node of the tree is; an earlier one wins. A `group` declares nothing, but what is in it counts. */
const kinds = [
  'unreadable',
  'ignored',
  'group',
  'enum',
  'interface',
  'alias',
  'variable',
  'base',
  'enumMember',
  'property',
  'function',
  'parameter',
] as const;

/** What the query says of one node of the tree, in all its matches. */
class Match {
  readonly #captures = new Map<string, Node[]>();
  readonly #set: Record<string, string | null> = {};

  constructor(
    readonly node: Node,
    /** The source between two positions, in one line. */
    private readonly cut: (start: number | undefined, end: number) => string,
  ) {}

  add(name: string, node: Node): void {
    this.#captures.set(name, [...(this.#captures.get(name) ?? []), node]);
  }

  assign(values: Readonly<Record<string, string | null>>): void {
    Object.assign(this.#set, values);
  }

  has(name: string): boolean {
    return this.#captures.has(name) || name in this.#set;
  }

  /** Where the first node of a name begins. */
  start(name: string): number | undefined {
    const starts = this.#captures.get(name)?.map(({ startIndex }) => startIndex);
    return starts && Math.min(...starts);
  }

  /** The source from the first to the last node of a name, in one line, or what the query sets in its place. */
  text(name: string): string | undefined {
    const ends = this.#captures.get(name)?.map(({ endIndex }) => endIndex);
    if (ends === undefined) return this.#set[name] ?? undefined;
    return this.cut(this.start(name), Math.max(...ends));
  }

  get kind(): (typeof kinds)[number] | undefined {
    return kinds.find((kind) => this.has(kind));
  }

  get isType(): boolean {
    return this.kind === 'interface' || this.kind === 'enum';
  }

  get line(): number {
    return (this.#captures.get('name')?.[0] ?? this.node).startPosition.row + 1;
  }

  /** The declaration in one line, without annotations, modifiers and body. */
  get signature(): string {
    const code = this.cut(this.start('signature'), this.start('end') ?? this.node.endIndex);
    return code + (this.text('accessors') ?? '');
  }
}

/** A doc comment; lines that follow each other are one. */
interface Span {
  readonly start: number;
  end: number;
}

/** What the query says of the nodes of a tree, in the order of the source, and where doc comments are. */
function capturesOf(
  { root, language }: Tree,
  query: Query,
  source: string,
): { readonly nodes: readonly Match[]; readonly comments: readonly Span[] } {
  const found = new Map<number, Match>();
  const cut = (start: number | undefined, end: number): string =>
    inOneLine(source.slice(start, end), language);
  const at = (node: Node): Match => {
    const known = found.get(node.id) ?? new Match(node, cut);
    found.set(node.id, known);
    return known;
  };
  const comments: Span[] = [];
  for (const { captures, setProperties } of query.matches(root)) {
    const main = captures.find(({ name }) => name === 'of' || kinds.some((kind) => kind === name));
    for (const { name, node } of captures) {
      const { startIndex: start, endIndex: end } = node;
      const before = comments.at(-1);
      if (name === 'container') {
        for (const child of node.namedChildren) if (child && !child.isExtra) at(child);
      } else if (name !== 'comment') {
        if (main) at(main.node).add(name, node);
      } else if (before && source.slice(before.end, start).trim() === '') before.end = end;
      else comments.push({ start, end });
    }
    if (main) at(main.node).assign(setProperties ?? {});
  }
  const nodes = [...found.values()].sort(
    ({ node: a }, { node: b }) => a.startIndex - b.startIndex || b.endIndex - a.endIndex,
  );
  return { nodes, comments };
}

/** What can be between a doc comment and its declaration. */
const onlyAnnotations = /^(?:\s|@\w+(?:\(.*\))?|(?:static|export|declare)\b)*$/;

/** The doc comment of a declaration: in front of it, or inside of it in front of its signature. */
function commentOf(declaration: Match, comments: readonly Span[], code: string): Span | undefined {
  const { startIndex } = declaration.node;
  const signature = declaration.start('signature') ?? startIndex;
  return comments.findLast(
    ({ start, end }) =>
      (start > startIndex && end <= signature) ||
      (end <= startIndex && onlyAnnotations.test(code.slice(end, startIndex))),
  );
}

type DeclaredSymbol = ApiSymbol & { readonly bases: string[]; readonly parameters: ApiParameter[] };

/** A parameter, which its own comment describes, or that of its function. */
function parameterOf(
  node: Match,
  { comment, name, type }: Pick<ApiSymbol, 'comment' | 'name' | 'type'>,
  owner: DeclaredSymbol,
): ApiParameter {
  const label = node.text('label') ?? name;
  const value = node.text('default') ?? comment.defaultValue;
  return {
    name: label,
    type,
    optional: node.has('optional') && !node.has('required'),
    description: comment.summary || (owner.comment.params?.[label] ?? ''),
    ...(value === undefined ? {} : { defaultValue: value }),
  };
}

function symbolOf(
  node: Match,
  fields: Pick<ApiSymbol, 'comment' | 'file' | 'kind' | 'name' | 'type'>,
  owner: DeclaredSymbol | undefined,
): DeclaredSymbol {
  const { comment, kind, name } = fields;
  // The object of a package has the name of its type.
  const id = kind === 'variable' ? `${name}()` : name;
  return {
    ...fields,
    id: owner === undefined ? id : `${owner.id}.${name}`,
    ...(owner === undefined ? {} : { parent: owner.id }),
    signature:
      kind === 'enumMember'
        ? name
        : kind === 'variable'
          ? `const ${name}: ${name}`
          : node.signature,
    optional: kind === 'property' && node.has('optional'),
    bases: [],
    result: (owner?.comment ?? comment).jsonResult !== undefined,
    line: node.line,
    ...(node.has('static') ? { isStatic: true } : {}),
    isInternal: node.has('internal'),
    parameters: [],
  };
}

function read(tree: Tree, query: Query, source: string, file: string): ApiSymbol[] {
  const { code, broken } = tree;
  const problems = new Map<number, Problem>();
  const report = (line: number, message?: string): void => {
    const unread = `This declaration cannot be read: ${source.split('\n')[line - 1]?.trim() ?? ''}`;
    if (!problems.has(line)) problems.set(line, { file, line, message: message ?? unread });
  };
  for (const line of broken) report(line);

  const { nodes, comments } = capturesOf(tree, query, source);
  const parsedComment = (node: Match): ApiComment => {
    const { start, end } = commentOf(node, comments, code) ?? { start: 0, end: 0 };
    try {
      return parseComment(commentBody(source.slice(start, end)));
    } catch (error) {
      report(node.line, error instanceof Error ? error.message : String(error));
      return { summary: '' };
    }
  };

  const symbols = new Map<Match | undefined, DeclaredSymbol>();
  /** What is around a node, the outermost first. */
  const outer: Match[] = [];
  for (const node of nodes) {
    const { kind, isType } = node;
    while ((outer.at(-1)?.node.endIndex ?? Infinity) < node.node.endIndex) outer.pop();
    const owner = symbols.get(outer.findLast((other) => other.isType));
    const enclosingFunction = symbols.get(outer.findLast((other) => other.kind === 'function'));
    const isHidden = outer.some((other) => other.kind === 'ignored');
    outer.push(node);
    if (isHidden || kind === 'ignored' || kind === 'group') continue;
    const name = node.text(kind === 'base' ? 'base' : 'name');
    const typeOfValue = kind === 'enumMember' ? owner?.id : undefined;
    const type = isType || kind === 'base' ? '' : (node.text('type') ?? typeOfValue);
    if (kind === undefined || kind === 'unreadable' || name === undefined || type === undefined) {
      report(node.line);
    } else if (kind === 'base') {
      if (owner?.kind === 'interface') owner.bases.push(name);
    } else if (kind === 'parameter') {
      if (enclosingFunction === undefined) continue;
      const fields = { name, type, comment: parsedComment(node) };
      enclosingFunction.parameters.push(parameterOf(node, fields, enclosingFunction));
    } else {
      const fields = { kind, name, type, file, comment: parsedComment(node) };
      symbols.set(node, symbolOf(node, fields, owner));
    }
  }
  if (problems.size > 0) {
    throw new ProblemsError([...problems.values()].sort((a, b) => a.line - b.line));
  }
  return [...symbols.values()];
}

/**
 * The files of a package as one API. Functions with the same name in one type are overloads of the first.
 *
 * @param files Sources by path.
 * @param parse Reads the declarations of one file.
 *
 * @throws ProblemsError with what is wrong in all files.
 */
export function apiOfFiles(
  id: string,
  files: ReadonlyMap<string, string>,
  parse: ReadDeclarations,
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
