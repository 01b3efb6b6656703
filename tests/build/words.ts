import type { Element, Nodes, Parents, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { languageLabel } from '../../src/plugins/code/highlight';
import { decodeText } from '../../src/base/html';

/** The `main` element of a built page; the whole page if it has none. */
function mainOf(html: string): string {
  const start = html.search(/<main[\s>]/);
  const end = html.lastIndexOf('</main>');
  return start < 0 || end < start ? html : html.slice(start, end + '</main>'.length);
}

/** A value of an element's attribute, as text; class names are joined by blanks. */
function attributeOf(element: Element, name: string): string | undefined {
  const value = element.properties[name];
  if (Array.isArray(value)) return value.join(' ');
  return value === null || value === undefined || value === false ? undefined : String(value);
}

/** Whether an element has a class. */
function hasClass(element: Element, name: string): boolean {
  const { className } = element.properties;
  return Array.isArray(className) && className.includes(name);
}

/** The first element for which `wanted` holds, in document order. */
function findElement(node: Parents, wanted: (element: Element) => boolean): Element | undefined {
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
function isOmitted(element: Element): boolean {
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
const isPre = (node: Nodes): boolean => node.type === 'element' && node.tagName === 'pre';

/** All text of a node, as a code block shows it. */
function plainText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

/** What a page or its Markdown version says, in a form in which the two can be compared. */
export interface Said {
  /** Words by their letters and digits, and marks of headings with their level, in their order. */
  readonly words: readonly string[];
  /** Words of figures. A Markdown version has their captions first, so their order differs. */
  readonly figures: readonly string[];
  /** Addresses of links, as written. */
  readonly links: ReadonlySet<string>;
}

/** Words of a text by their letters and digits; layout and markup decide about the rest. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '');

/** Language of a code block, from the class of its `code` element. */
function languageOf(pre: Element): string {
  const code = findElement(pre, ({ tagName }) => tagName === 'code') ?? pre;
  return /(?:^| )language-(\S+)/.exec(attributeOf(code, 'className') ?? '')?.[1] ?? '';
}

const heading = (level: number): string => ` heading${String(level)} `;

const inlineTags = new Set(['b', 'code', 'del', 'em', 'i', 'kbd', 'mark', 'strong', 'wbr']);

/** What the content of a built page says; see {@link isOmitted} for what does not count. */
export function contentOfHtml(content: Nodes): Said {
  const figures: string[] = [];
  const links = new Set<string>();

  const textOf = (node: Nodes): string => {
    if (node.type === 'text') return node.value;
    if (!('children' in node)) return '';
    const { children } = node;
    if (node.type !== 'element') return children.map(textOf).join('');
    const { tagName } = node;
    const role = attributeOf(node, 'role');
    // A line that asks readers to report a problem says nothing of the page.
    const isRequest = children.some(
      (child) => child.type === 'element' && attributeOf(child, 'dataFeedback') !== undefined,
    );
    // The labels of tabs are before what they label.
    if (isOmitted(node) || isRequest || role === 'tablist') return '';
    const href = tagName === 'a' ? attributeOf(node, 'href') : undefined;
    // The name of a code block leads to the block itself.
    if (href !== undefined && !href.startsWith('#code-')) links.add(href);
    if (role === 'img') return ` ${attributeOf(node, 'ariaLabel') ?? ''} `;
    if (tagName === 'pre') {
      // Its file, if the block names one.
      const name = (attributeOf(node, 'ariaLabel') ?? '').replace(/ code$/, '');
      const isNamed = name !== languageLabel(languageOf(node)) && name !== 'Signature';
      return ` ${isNamed ? name : ''} ${plainText(node)} `;
    }
    const texts = children.map(textOf);
    // The bar of a code block repeats what its `pre` says; its links count.
    if (children.some(isPre)) return texts.filter((_, at) => isPre(children[at] ?? node)).join('');
    const label = role === 'tabpanel' ? (attributeOf(node, 'dataLabel') ?? '') : '';
    const level = Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);
    const text = `${label} ${level > 0 ? heading(level) : ''}${texts.join('')} `;
    if (tagName === 'figure') figures.push(...wordsOf(text));
    if (tagName === 'code') return plainText(node);
    return tagName === 'figure' ? '' : inlineTags.has(tagName) ? texts.join('') : text;
  };
  return { words: wordsOf(textOf(content)), figures, links };
}

/** What a Markdown text says. */
export function contentOfMarkdown(markdown: string): Said {
  const links = new Set<string>();
  const text = markdown
    .replace(/^[->\d. ]*(#{1,6}) /gm, (_, marks: string) => heading(marks.length))
    .replace(/\[((?:[^[\]]|\[[^\]]*\])*)\]\((\S+?)\)/g, (_, label: string, target: string) => {
      links.add(target);
      return ` ${label} `;
    })
    .replace(/<(https?:[^>]+|[^>\s]+@[^>]+)>/g, (_, address: string) => {
      links.add(address.includes(':') ? address : `mailto:${address}`);
      return address;
    });
  return { words: wordsOf(decodeText(text)), figures: [], links };
}

/**
 * Words around the first one of a page that its Markdown version, which may say more, lacks or has in another place.
 *
 * @returns `undefined` if the Markdown version says everything in the order of the page.
 */
export function firstMissing(page: Said, markdown: Said): string | undefined {
  const all = new Set(markdown.words);
  const lost = page.figures.find((word) => !all.has(word));
  if (lost !== undefined) return lost;
  let at = 0;
  for (const [index, word] of page.words.entries()) {
    const found = markdown.words.indexOf(word, at);
    if (found < 0) return page.words.slice(Math.max(0, index - 5), index + 5).join(' ');
    at = found + 1;
  }
  return undefined;
}
