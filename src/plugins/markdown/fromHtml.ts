import type { ElementContent, Nodes as HtmlNodes, Parents } from 'hast';
import { toMdast, type Handle } from 'hast-util-to-mdast';
import type { Nodes, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import { paragraph, text } from '../components/markdown';
import { attributeOf, findElement, isOmitted, plainText } from '../output/html';

const isLabel = (node: HtmlNodes | undefined): boolean =>
  node?.type === 'element' && ['a', 'span'].includes(node.tagName);

/** Separates adjacent links and labels with a dot; on the page, styles separate them. */
function apart(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index): ElementContent[] =>
    isLabel(node) && isLabel(nodes[index - 1]) ? [{ type: 'text', value: ' · ' }, node] : [node],
  );
}

/** A copy of the nodes without those that are omitted (see {@link isOmitted}). An icon link becomes its label. */
function withVisibleText(nodes: readonly HtmlNodes[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element' || isOmitted(node)) return [];
    const children = apart(withVisibleText(node.children));
    const label = node.tagName === 'a' ? attributeOf(node, 'ariaLabel') : undefined;
    const isEmpty = children.every((child) => plainText(child).trim() === '');
    return [
      {
        ...node,
        children: isEmpty && label !== undefined ? [{ type: 'text', value: label }] : children,
      },
    ];
  });
}

/** A drawing becomes its description; other containers leave no trace. */
const div: Handle = (state, element) =>
  attributeOf(element, 'role') === 'img'
    ? paragraph({ type: 'emphasis', children: [text(attributeOf(element, 'ariaLabel') ?? '')] })
    : state.toFlow(state.all(element));

/**
 * Writes the content of a built page as Markdown, for pages that have no Markdown source. Its level-1
 * heading becomes the title and is omitted.
 *
 * @param addressOf absolute address for one that is in the page
 */
export function markdownOfHtml(
  content: Parents,
  addressOf: (href: string) => string,
): { readonly title: string; readonly children: readonly RootContent[] } {
  const heading = findElement(content, ({ tagName }) => tagName === 'h1');
  const tree = toMdast(
    { type: 'root', children: withVisibleText(content.children) },
    { handlers: { div } },
  ) as Root;
  visitParents(tree, (node: Nodes) => {
    if (node.type === 'link' || node.type === 'image') node.url = addressOf(node.url);
  });
  return {
    title: heading === undefined ? '' : plainText(heading).trim(),
    children: tree.children.filter(
      (node) =>
        !(node.type === 'heading' && node.depth === 1) &&
        !(node.type === 'paragraph' && toString(node).trim() === ''),
    ),
  };
}
