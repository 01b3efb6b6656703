import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Problem } from '../../base/problems';
import type { Place } from './placed';
import remarkColons from './remarkColons';

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm)
  .use(remarkDirective);

/**
 * Parses an MDX page with the extensions the site uses, for the positions of its nodes.
 *
 * @throws VFileMessage with `line` and `reason` where the text is not valid MDX.
 */
export function fromMarkdown(text: string): Root {
  // Heading ids look like expressions to MDX; masked by blanks, so that positions stay.
  const masked = text.replace(
    /^(#{1,6} .*?)(\{#[\w.-]+\})(?=[ \t]*$)/gm,
    (_, before: string, id: string) => before + ' '.repeat(id.length),
  );
  return processor.parse(masked);
}

/**
 * The problem of a text that could not be parsed.
 *
 * @param placeOfLine Where a line of the text was written.
 */
export function parseProblem(error: unknown, placeOfLine: (line: number) => Place): Problem {
  const { line, reason, message } = error as {
    readonly line?: number;
    readonly reason?: string;
    readonly message?: string;
  };
  const why = reason ?? message ?? String(error);
  const place = /\((\d+):\d+(?:-\d+:\d+)?\)/g;
  // Of an element that is never closed, only the message says where it begins.
  const begin = Number(/\((\d+):\d+/.exec(why)?.[1] ?? 1);
  const text = why.replace(place, (_, at: string) => {
    const { line: written } = placeOfLine(Number(at));
    return `(line ${String(written)})`;
  });
  return { ...placeOfLine(line ?? begin), message: `This is not valid MDX: ${text}` };
}

/** More than a build has texts; the live preview parses a new one with every saved page. */
const mostTrees = 2000;

const trees = new Map<string, Root>();

/**
 * The tree of an expanded page, which several steps of a build read, parsed once, with the colons of sentences as text. Callers
 * must not change it.
 *
 * @throws VFileMessage as {@link fromMarkdown} does.
 */
export function treeOf(text: string): Root {
  const known = trees.get(text);
  if (known !== undefined) return known;
  const tree = fromMarkdown(text);
  remarkColons()(tree);
  if (trees.size === mostTrees) trees.clear();
  trees.set(text, tree);
  return tree;
}
