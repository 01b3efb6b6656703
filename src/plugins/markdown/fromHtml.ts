import type { Element, ElementContent, Nodes as HtmlNodes, Parents } from 'hast';
import { toMdast, type Handle } from 'hast-util-to-mdast';
import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import { joined, link, paragraph, text } from '../components/markdown';
import { attributeOf, findElement, isPre, isOmitted, languageOf, plainText } from './html';

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

/** Caption of a code block, from the bar above it: its name, check, and link to the whole file. */
function captionOf(block: Element): RootContent[] {
  const parts: PhrasingContent[][] = [];
  const read = (node: HtmlNodes): void => {
    if (node.type !== 'element' || isPre(node)) return;
    if (node.tagName === 'a') {
      parts.push([link(attributeOf(node, 'href') ?? '', text(plainText(node).trim()))]);
    } else if (node.children.some((child) => child.type === 'element')) {
      node.children.forEach(read);
    } else if (plainText(node).trim() !== '') {
      parts.push([text(plainText(node).trim())]);
    }
  };
  block.children.forEach(read);
  return parts.length === 0 ? [] : [paragraph(...joined(parts, ' · '))];
}

const codeBlock = (pre: Element): RootContent => ({
  type: 'code',
  lang: languageOf(pre) || null,
  value: plainText(pre).replace(/\n$/, ''),
});

const pre: Handle = (_, element) => codeBlock(element);

const div: Handle = (state, element) => {
  const role = attributeOf(element, 'role');
  const label = attributeOf(element, 'ariaLabel') ?? '';
  if (role === 'img') {
    return paragraph({ type: 'emphasis', children: [text(label)] });
  }
  const block = element.children.find(isPre);
  if (block?.type === 'element') {
    return [...captionOf(element), codeBlock(block)] as ReturnType<Handle>;
  }
  // There is no whitespace between adjacent controls.
  const links = element.children.filter((child) => child.type === 'element');
  if (role === 'group' && links.length > 1 && links.every(({ tagName }) => tagName === 'a')) {
    return paragraph(
      ...joined(
        links.map((child) => state.all({ ...child, children: [child] }) as PhrasingContent[]),
        ' · ',
      ),
    );
  }
  return state.toFlow(state.all(element));
};

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
    {
      handlers: { div, pre },
    },
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
