import type { Element, Nodes, Parents, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** The `main` element of a built page; the whole page if it has none. */
export function mainOf(html: string): string {
  const start = html.search(/<main[\s>]/);
  const end = html.lastIndexOf('</main>');
  return start < 0 || end < start ? html : html.slice(start, end + '</main>'.length);
}

/** A value of an element's attribute, as text; class names are joined by blanks. */
export function attributeOf(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  if (Array.isArray(value)) return value.join(' ');
  return value === null || value === undefined || value === false ? undefined : String(value);
}

/** Whether an element has a class. */
export function hasClass(element: Element, name: string): boolean {
  const { className } = element.properties;
  return Array.isArray(className) && className.includes(name);
}

/** The first element for which `wanted` holds, in document order. */
export function findElement(
  node: Parents,
  wanted: (element: Element) => boolean,
): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    if (wanted(child)) return child;
    const inside = findElement(child, wanted);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/**
 * The content of a built page: without the navigation around it. For a guide, that is
 * the article's Markdown; for any other page, its article or the whole `main`.
 */
export function contentOf(html: string): Root | Element {
  const root = fromHtml(mainOf(html), { fragment: true });
  return (
    findElement(root, (element) => hasClass(element, 'theme-doc-markdown')) ??
    findElement(root, ({ tagName }) => tagName === 'article') ??
    root
  );
}

const omittedTags = new Set(['button', 'nav', 'noscript', 'script', 'style', 'svg', 'template']);

/**
 * Whether an element is left out of text versions of a page: controls, decoration, heading anchors, text
 * for screen readers only, the marks after symbols, and tools that need a browser (`data-interactive`).
 */
export function isOmitted(element: Element): boolean {
  return (
    omittedTags.has(element.tagName) ||
    attributeOf(element, 'ariaHidden') === 'true' ||
    attributeOf(element, 'dataInteractive') !== undefined ||
    attributeOf(element, 'dataEquivalents') !== undefined ||
    hasClass(element, 'dk-hidden') ||
    hasClass(element, 'hash-link')
  );
}

/** Whether a node is the code of a code block. */
export const isPre = (node: Nodes): boolean => node.type === 'element' && node.tagName === 'pre';

/** All text of a node, as a code block shows it. */
export function plainText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
}
