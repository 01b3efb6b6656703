import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkGfm)
  .use(remarkDirective);

/**
 * Parses an MDX page with the extensions the site uses, for the positions of its nodes.
 *
 * @throws VFileMessage with `line` and `reason` where the text is no valid MDX.
 */
export function fromMarkdown(text: string): Root {
  // Heading ids look like expressions to MDX; masked by blanks, so that positions stay.
  const masked = text.replace(
    /^(#{1,6} .*?)(\{#[\w.-]+\})(?=[ \t]*$)/gm,
    (_, before: string, id: string) => before + ' '.repeat(id.length),
  );
  return processor.parse(masked);
}

const trees = new Map<string, Root>();

/**
 * The tree of a text that stands on many pages, parsed once. Whoever gets it leaves it as it is.
 *
 * @throws VFileMessage as {@link fromMarkdown} does.
 */
export function sharedTree(text: string): Root {
  const tree = trees.get(text) ?? fromMarkdown(text);
  trees.set(text, tree);
  return tree;
}
