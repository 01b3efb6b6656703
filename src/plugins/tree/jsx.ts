import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** An element of MDX, inline or as a block. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is an element of MDX, in a tree of Markdown or of HTML. */
export const isJsx = (node: { readonly type: string }): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/**
 * An attribute's text. Expressions are for the picture, not for the reader.
 *
 * @throws Error if the attribute is an expression.
 */
export function attribute(element: JsxElement, name: string): string | undefined {
  for (const entry of element.attributes) {
    if (entry.type !== 'mdxJsxAttribute' || entry.name !== name) continue;
    if (typeof entry.value === 'string') return entry.value;
    if (entry.value === null || entry.value === undefined) return '';
    throw new Error(`${name}={…} is not plain text; write ${name}="…".`);
  }
  return undefined;
}

/** Attributes for an element that is put into a tree. */
export const jsxAttributes = (attributes: Readonly<Record<string, string>>): MdxJsxAttribute[] =>
  Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));

/** The anchor of a symbol's row or signature. */
export const anchorIn = (node: { readonly type: string }): string | undefined =>
  isJsx(node) && node.name === 'Anchor' ? attribute(node, 'id') : undefined;
