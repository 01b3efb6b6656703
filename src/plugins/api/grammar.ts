import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Language, Parser, Query, type Node } from 'web-tree-sitter';

interface SourceSyntax {
  readonly grammar: string;
  /** What the grammar does not know. */
  readonly unknown?: RegExp;
  /** What a declaration has only while it is written on several lines. */
  readonly onSeveralLines?: RegExp;
}

export type SourceLanguage = 'csharp' | 'dart' | 'kotlin' | 'swift' | 'typescript';

/** Languages whose declarations a grammar reads, by the query in `queries/`. */
const languages: Readonly<Record<SourceLanguage, SourceSyntax>> = {
  // Functional interfaces.
  kotlin: { grammar: 'kotlin', unknown: /\bfun(?= interface\b)/g },
  swift: { grammar: 'swift' },
  csharp: { grammar: 'c_sharp' },
  // External fields.
  dart: { grammar: 'dart', unknown: /\bexternal\b/g },
  // The last semicolon of an object type, and the first bar of a union.
  typescript: { grammar: 'typescript', onSeveralLines: /;(?= \})|(?<=^| = )\| /g },
};

/** Code without its comments and breaks. */
export const inOneLine = (code: string, language: SourceLanguage): string =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\(\s+/g, '(')
    .replace(/,?\s+\)/g, ')')
    .replace(/\s+/g, ' ')
    .replace(languages[language].onSeveralLines ?? '', '')
    .trim();

export interface Tree {
  readonly language: SourceLanguage;
  readonly root: Node;
  /** The source, with spaces in place of the words that the grammar does not know. */
  readonly code: string;
  /** Lines that break the grammar, counted from 1. */
  readonly broken: readonly number[];
}

/** The grammar of a language, with the query that finds declarations. */
export interface Grammar {
  readonly query: Query;
  /** Calls a function with the tree of a source, which is deleted afterward. */
  readonly withTree: <T>(source: string, use: (tree: Tree) => T) => T;
}

const loading = new Map<SourceLanguage, Promise<Grammar>>();

/** One grammar is loaded after the other: two at the same time break each other. */
let last: Promise<unknown> = Promise.resolve();

/** The grammar of a language, which is loaded once. */
export function grammarOf(language: SourceLanguage): Promise<Grammar> {
  const known = loading.get(language);
  if (known !== undefined) return known;
  const grammar = last.then(() => load(language));
  loading.set(language, grammar);
  last = grammar.catch(() => undefined);
  return grammar;
}

async function load(language: SourceLanguage): Promise<Grammar> {
  const { grammar, unknown } = languages[language];
  await Parser.init();
  const file = `tree-sitter-wasms/out/tree-sitter-${grammar}.wasm`;
  const wasm = readFileSync(createRequire(__filename).resolve(file));
  // V8 would optimize the large functions of a grammar for seconds, on all processors, to save milliseconds.
  setFlagsFromString('--liftoff-only');
  const compiled = await Language.load(wasm).finally(() => {
    setFlagsFromString('--no-liftoff-only');
  });
  const parser = new Parser().setLanguage(compiled);
  const query = readFileSync(join(__dirname, `queries/${language}.scm`), 'utf8');
  return {
    query: new Query(compiled, query),
    withTree: (source, use) => {
      // Everything keeps its position.
      const code =
        unknown === undefined ? source : source.replace(unknown, (word) => ' '.repeat(word.length));
      const tree = parser.parse(code);
      if (tree === null) throw new Error('The parser gave no tree.');
      try {
        const broken = brokenLines(parser, tree.rootNode, code);
        return use({ language, root: tree.rootNode, code, broken });
      } finally {
        tree.delete();
      }
    },
  };
}

/** Lines where the tree has an error, counted from 1. */
function errorLines(root: Node): number[] {
  if (root.isError || root.isMissing) return [root.startPosition.row + 1];
  if (!root.hasError) return [];
  return root.children.flatMap((child) => (child === null ? [] : errorLines(child)));
}

/**
 * Lines that break the grammar. A parser that recovers can place the error of a line at the beginning of
 * its block, so the line without which there is none is looked for first.
 */
function brokenLines(parser: Parser, root: Node, code: string): number[] {
  if (!root.hasError) return [];
  const lines = code.split('\n');
  const cause = lines.findIndex((_, index) => {
    const tree = parser.parse(lines.with(index, '').join('\n'));
    const isCause = tree?.rootNode.hasError === false;
    tree?.delete();
    return isCause;
  });
  return cause < 0 ? errorLines(root) : [cause + 1];
}
