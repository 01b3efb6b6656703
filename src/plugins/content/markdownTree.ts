import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
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
 * Parses a page as it is written. Its `{{placeholders}}` are expressions to MDX, and none that parse;
 * they are read as words, so that positions are those of the source.
 *
 * @throws VFileMessage as {@link fromMarkdown} does.
 */
export function fromSource(text: string): Root {
  return fromMarkdown(
    text.replace(/\{\{[^{}\n]*\}\}/g, (placeholder) => 'x'.repeat(placeholder.length)),
  );
}

const invalid = 'This is not valid MDX: ';

/** Whether a message is one of {@link parseProblem}. */
export const isParseProblem = (message: string): boolean => message.startsWith(invalid);

/** Line and message of an error that parsing has thrown. */
export function parseProblem(error: unknown): { readonly line: number; readonly message: string } {
  const { line, reason, message } = error as {
    readonly line?: number;
    readonly reason?: string;
    readonly message?: string;
  };
  const place = /\((\d+):\d+(?:-\d+:\d+)?\)/g;
  const why = reason ?? message ?? String(error);
  // Of an element that is never closed, only the message says where it begins.
  const begin = Number(place.exec(why)?.[1] ?? 1);
  // Placeholders were filled or masked before, so that columns are not those of the page.
  return { line: line ?? begin, message: invalid + why.replace(place, '(line $1)') };
}

/** More than a build has texts; the live preview parses a new one with every saved page. */
const mostTrees = 2000;

const trees = new Map<string, Root>();

/**
 * The tree of a text that several steps of a build read, parsed once, with the colons of sentences as text. Callers
 * must not change it.
 *
 * @throws VFileMessage as {@link fromMarkdown} does.
 */
export function sharedTree(text: string): Root {
  const known = trees.get(text);
  if (known !== undefined) return known;
  const tree = fromMarkdown(text);
  remarkColons()(tree);
  if (trees.size === mostTrees) trees.clear();
  trees.set(text, tree);
  return tree;
}
