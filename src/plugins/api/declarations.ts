import { ProblemCollector, ProblemsError, type Problem } from '../../base/problems';
import { commentBody, parseComment } from './comment';
import { grammarOf, type SourceLanguage, type Tree } from './grammar';
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
  'base',
  'enumMember',
  'property',
  'function',
  'parameter',
] as const;

/** What the query says of one node of the tree, in all its matches. */
class Found {
  readonly #captures = new Map<string, Node[]>();
  readonly #set: Record<string, string | null> = {};

  constructor(
    readonly node: Node,
    private readonly source: string,
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

  /** The source from the first to the last node of a name, or what the query sets in its place. */
  text(name: string): string | undefined {
    const ends = this.#captures.get(name)?.map(({ endIndex }) => endIndex);
    if (ends === undefined) return this.#set[name] ?? undefined;
    return this.source.slice(this.start(name), Math.max(...ends));
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
    const code = this.source.slice(
      this.start('signature'),
      this.start('end') ?? this.node.endIndex,
    );
    const line = code
      .replace(/\(\s+/g, '(')
      .replace(/,?\s+\)/g, ')')
      .replace(/\s+/g, ' ');
    return line.trimEnd() + (this.text('accessors') ?? '');
  }
}

type Symbol = ApiSymbol & { readonly bases: string[]; readonly parameters: ApiParameter[] };

/** What can be between a doc comment and its declaration. */
const onlyAnnotations = /^(?:\s|@\w+(?:\(.*\))?|static\b)*$/;

function read(
  { root, code, broken }: Tree,
  query: Query,
  source: string,
  file: string,
): ApiSymbol[] {
  const problems = new Map<number, Problem>();
  const report = (line: number, message?: string): void => {
    const unread = `This declaration cannot be read: ${source.split('\n')[line - 1]?.trim() ?? ''}`;
    if (!problems.has(line)) problems.set(line, { file, line, message: message ?? unread });
  };
  for (const line of broken) report(line);

  const found = new Map<number, Found>();
  const at = (node: Node): Found => {
    const known = found.get(node.id) ?? new Found(node, source);
    found.set(node.id, known);
    return known;
  };
  /** Where doc comments begin and end; lines that follow each other are one. */
  const comments: { readonly start: number; end: number }[] = [];
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

  const commentOf = (one: Found): ApiComment => {
    const { startIndex } = one.node;
    const signature = one.start('signature') ?? startIndex;
    const comment = comments.findLast(
      ({ start, end }) =>
        (start > startIndex && end <= signature) ||
        (end <= startIndex && onlyAnnotations.test(code.slice(end, startIndex))),
    );
    try {
      return parseComment(
        comment === undefined ? '' : commentBody(source.slice(comment.start, comment.end)),
      );
    } catch (error) {
      report(one.line, error instanceof Error ? error.message : String(error));
      return { summary: '' };
    }
  };

  const symbols = new Map<Found | undefined, Symbol>();
  /** What is around a node, the outermost first. */
  const outer: Found[] = [];
  const inOrder = [...found.values()].sort(
    ({ node: a }, { node: b }) => a.startIndex - b.startIndex || b.endIndex - a.endIndex,
  );
  for (const one of inOrder) {
    const { kind, node, line } = one;
    while ((outer.at(-1)?.node.endIndex ?? Infinity) < node.endIndex) outer.pop();
    const owner = symbols.get(outer.findLast((other) => other.isType));
    const called = symbols.get(outer.findLast((other) => other.kind === 'function'));
    const isHidden = outer.some((other) => other.kind === 'ignored');
    outer.push(one);
    if (isHidden || kind === 'ignored' || kind === 'group') continue;
    const name = one.text(kind === 'base' ? 'base' : 'name');
    const type =
      one.isType || kind === 'base' ? '' : kind === 'enumMember' ? owner?.id : one.text('type');
    if (kind === undefined || kind === 'unreadable' || name === undefined || type === undefined) {
      report(line);
    } else if (kind === 'base') {
      if (owner?.kind === 'interface') owner.bases.push(name);
    } else if (kind === 'parameter') {
      const label = one.text('label') ?? name;
      const value = one.text('default');
      called?.parameters.push({
        name: label,
        type,
        optional: one.has('optional') && !one.has('required'),
        description: called.comment.params?.[label] ?? '',
        ...(value === undefined ? {} : { defaultValue: value }),
      });
    } else {
      symbols.set(one, {
        id: owner === undefined ? name : `${owner.id}.${name}`,
        kind,
        name,
        ...(owner === undefined ? {} : { parent: owner.id }),
        type,
        signature: kind === 'enumMember' ? name : one.signature,
        optional: false,
        bases: [],
        result: false,
        file,
        line,
        comment: commentOf(one),
        ...(one.has('static') ? { isStatic: true } : {}),
        parameters: [],
      });
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
