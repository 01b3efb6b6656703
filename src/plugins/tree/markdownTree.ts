import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visitParents } from 'unist-util-visit-parents';
import type { Problem } from '../../base/problems';

declare module 'mdast' {
  interface HeadingData {
    /** The id that the heading is given in the source: `## Heading {#id}`. */
    anchor?: string;
  }
}

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm)
  .use(remarkDirective);

/**
 * Gives a colon before a word back to the text: `uses-sdk:minSdkVersion` reads as a directive named
 * `minSdkVersion`, and no page has such directives. Docusaurus does the same, but only after it has
 * generated the anchors of headings and "On this page", in which the word is lost.
 */
function keepColons(tree: Root): void {
  visitParents(tree, 'textDirective', (directive, ancestors) => {
    const { name, children, attributes } = directive;
    // Docusaurus warns of one with a label or attributes.
    if (children.length > 0 || Object.keys(attributes ?? {}).length > 0) return;
    const siblings = ancestors.at(-1)?.children ?? [];
    const index = siblings.findIndex((node) => node === directive);
    if (index !== -1) siblings[index] = { type: 'text', value: `:${name}` };
  });
}

/**
 * Parses an MDX page with the extensions the site uses.
 *
 * @throws VFileMessage with `line` and `reason` where the text is not valid MDX.
 */
export function fromMarkdown(text: string): Root {
  const anchors = new Map<number, string>();
  // Heading ids look like expressions to MDX; masked by blanks, so that positions stay.
  const masked = text.replace(
    /^(#{1,6} .*?)(\{#([\w.-]+)\})(?=[ \t]*$)/gm,
    (_, before: string, id: string, anchor: string, offset: number) => {
      anchors.set(offset, anchor);
      return before + ' '.repeat(id.length);
    },
  );
  const tree = processor.parse(masked);
  keepColons(tree);
  visitParents(tree, 'heading', (heading) => {
    const anchor = anchors.get(heading.position?.start.offset ?? -1);
    if (anchor !== undefined) heading.data = { anchor };
  });
  return tree;
}

/**
 * The problem of a text that could not be parsed.
 *
 * @param placeOfLine Where a line of the text was written.
 */
export function parseProblem(
  error: unknown,
  placeOfLine: (line: number) => Omit<Problem, 'message'>,
): Problem {
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
    return `(line ${written})`;
  });
  return { ...placeOfLine(line ?? begin), message: `This is not valid MDX: ${text}` };
}

/** More than a build has texts; the live preview parses a new one with every saved page. */
const mostTrees = 2000;

const trees = new Map<string, Root>();

/**
 * The tree of an expanded page, which several steps of a build read, parsed once. Callers must not change it.
 *
 * @throws VFileMessage as {@link fromMarkdown} does.
 */
export function treeOf(text: string): Root {
  const known = trees.get(text);
  if (known !== undefined) return known;
  const tree = fromMarkdown(text);
  if (trees.size === mostTrees) trees.clear();
  trees.set(text, tree);
  return tree;
}
