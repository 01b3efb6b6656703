import type { Element, Nodes as HtmlNodes, Parents as HtmlParents } from 'hast';
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { languageLabel } from '../../src/plugins/code/highlight';
import { attributeOf, isSilent, languageOf, plainText } from '../../src/plugins/markdown/html';

/** One thing that a page says, in the form in which page and twin can be compared. */
export type Piece =
  | { readonly kind: 'heading'; readonly depth: number; readonly words: readonly string[] }
  | { readonly kind: 'text'; readonly words: readonly string[] }
  /** Of a tab, in front of what it labels. */
  | { readonly kind: 'label'; readonly words: readonly string[] }
  | { readonly kind: 'code'; readonly lines: readonly string[] }
  | { readonly kind: 'row'; readonly cells: readonly (readonly string[])[] };

/** What a page says, in its order, and where it leads. */
export interface Content {
  readonly pieces: readonly Piece[];
  /** Labels in lists of tabs. */
  readonly tabs: readonly string[];
  /** Addresses of links, as written. */
  readonly links: readonly string[];
}

/** Words of a text that have a letter or a digit; layout decides about the rest. */
function wordsOf(text: string): string[] {
  return text
    .replace(/[\u200b\u200c\u2060\ufeff]/g, '')
    .split(/[\s,]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

const linesOf = (code: string): string[] =>
  code
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.trimEnd());

const blocks = new Set(
  (
    'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr legend li main ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

const isPre = ({ tagName }: Element): boolean => tagName === 'pre';

/** What the content of a built page says; see {@link isSilent} for what does not count. */
export function contentOfHtml(content: HtmlParents): Content {
  const pieces: Piece[] = [];
  const tabs: string[] = [];
  const links: string[] = [];

  const noteLink = (element: Element): void => {
    const href = element.tagName === 'a' ? attributeOf(element, 'href') : undefined;
    if (href !== undefined) links.push(href);
  };

  /** Text of inline content. Links and labels stand apart, but not inside code, where they are parts of names. */
  const inlineText = (node: HtmlNodes, inCode: boolean): string => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element') return '';
    if (node.tagName === 'br') return ' ';
    if (isSilent(node)) return '';
    noteLink(node);
    if (attributeOf(node, 'role') === 'img') return attributeOf(node, 'ariaLabel') ?? '';
    const inside = node.children
      .map((child) => inlineText(child, inCode || node.tagName === 'code'))
      .join('');
    return !inCode && (['a', 'span'].includes(node.tagName) || blocks.has(node.tagName))
      ? ` ${inside} `
      : inside;
  };

  const say = (text: string): void => {
    const words = wordsOf(text);
    if (words.length > 0) pieces.push({ kind: 'text', words });
  };

  const walkChildren = (parent: HtmlParents): void => {
    let run = '';
    for (const child of parent.children) {
      const isBlock = child.type === 'element' && holdsBlock(child);
      if (!isBlock) {
        run += inlineText(child, false);
        continue;
      }
      say(run);
      run = '';
      walk(child);
    }
    say(run);
  };

  const walk = (element: Element): void => {
    if (isSilent(element)) return;
    const { tagName } = element;
    const role = attributeOf(element, 'role');
    noteLink(element);
    if (role === 'img') {
      say(attributeOf(element, 'ariaLabel') ?? '');
    } else if (role === 'tablist') {
      for (const tab of element.children) tabs.push(plainText(tab).trim());
    } else if (role === 'tabpanel') {
      pieces.push({ kind: 'label', words: wordsOf(attributeOf(element, 'dataLabel') ?? '') });
      walkChildren(element);
    } else if (/^h[1-6]$/.test(tagName)) {
      const words = wordsOf(inlineText(element, false));
      pieces.push({ kind: 'heading', depth: Number(tagName.slice(1)), words });
    } else if (tagName === 'pre') {
      // The file it stands in, if the block names one.
      const name = (attributeOf(element, 'ariaLabel') ?? '').replace(/ code$/, '');
      if (name !== languageLabel(languageOf(element)) && name !== 'Signature') say(name);
      pieces.push({ kind: 'code', lines: linesOf(plainText(element)) });
    } else if (tagName === 'tr') {
      const cells = element.children.flatMap((cell) =>
        cell.type === 'element' ? [wordsOf(inlineText(cell, false))] : [],
      );
      pieces.push({ kind: 'row', cells });
    } else if (element.children.some((child) => child.type === 'element' && isPre(child))) {
      // The bar of a code block repeats what its `pre` says; its links count.
      for (const child of element.children) {
        if (child.type === 'element' && isPre(child)) walk(child);
        else inlineText(child, false);
      }
    } else {
      walkChildren(element);
    }
  };

  walkChildren(content);
  return { pieces, tabs, links };
}

/** Whether an element is a block or has one inside: components wrap blocks in spans and links, too. */
function holdsBlock(element: Element): boolean {
  return (
    blocks.has(element.tagName) ||
    element.children.some((child) => child.type === 'element' && holdsBlock(child))
  );
}

const processor = unified().use(remarkParse).use(remarkGfm);

/** What a Markdown text says. */
export function contentOfMarkdown(text: string): Content {
  const pieces: Piece[] = [];
  const links: string[] = [];

  const inlineText = (node: Nodes): string => {
    if (node.type === 'text' || node.type === 'inlineCode') return node.value;
    if (node.type === 'break') return ' ';
    if (!('children' in node)) return '';
    const inside = node.children.map(inlineText).join('');
    if (node.type !== 'link') return inside;
    links.push(node.url);
    return ` ${inside} `;
  };

  const walk = (node: Nodes): void => {
    if (node.type === 'heading') {
      pieces.push({ kind: 'heading', depth: node.depth, words: wordsOf(inlineText(node)) });
    } else if (node.type === 'paragraph') {
      pieces.push({ kind: 'text', words: wordsOf(inlineText(node)) });
    } else if (node.type === 'code') {
      pieces.push({ kind: 'code', lines: linesOf(node.value) });
    } else if (node.type === 'tableRow') {
      const cells = node.children.map((cell) => wordsOf(inlineText(cell)));
      pieces.push({ kind: 'row', cells });
    } else if ('children' in node) {
      for (const child of node.children) walk(child);
    }
  };

  const tree: Root = processor.parse(text);
  walk(tree);
  return { pieces, tabs: [], links };
}

/** Whether `some` occur in `all` in their order. */
function contains(all: readonly string[], some: readonly string[]): boolean {
  let at = 0;
  for (const word of some) {
    const found = all.indexOf(word, at);
    if (found < 0) return false;
    at = found + 1;
  }
  return true;
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((entry, index) => entry === b[index]);

/** Whether a piece of the twin says what one of the page says; the twin may say more in a text or a cell. */
function says(twin: Piece, page: Piece): boolean {
  if (page.kind === 'heading') {
    if (twin.kind !== 'heading' || twin.depth !== page.depth) return false;
    // The title of a twin says where it belongs; that of a page stands below its breadcrumbs.
    return page.depth === 1 ? contains(twin.words, page.words) : same(twin.words, page.words);
  }
  if (page.kind === 'text') return twin.kind === 'text' && contains(twin.words, page.words);
  if (page.kind === 'label') {
    return twin.kind === 'text' && same(twin.words.slice(0, page.words.length), page.words);
  }
  if (page.kind === 'code') return twin.kind === 'code' && same(twin.lines, page.lines);
  return (
    twin.kind === 'row' &&
    twin.cells.length === page.cells.length &&
    page.cells.every((cell, index) => contains(twin.cells[index] ?? [], cell))
  );
}

const short = (text: string): string => (text.length > 100 ? `${text.slice(0, 99)}…` : text);

/** A line of code that the twin has nowhere, or the first line of the block. */
function codeExcerpt(page: readonly string[], twin: readonly Piece[]): string {
  const known = new Set(twin.flatMap((piece) => (piece.kind === 'code' ? piece.lines : [])));
  return page.find((line) => !known.has(line)) ?? page[0] ?? '';
}

function nameOf(piece: Piece, twin: readonly Piece[]): string {
  if (piece.kind === 'code') return `The code "${short(codeExcerpt(piece.lines, twin).trim())}"`;
  if (piece.kind === 'row') {
    return `The table row "${short(piece.cells.map((cell) => cell.join(' ')).join(' | '))}"`;
  }
  const kind = piece.kind === 'label' ? 'tab label' : piece.kind;
  return `The ${kind} "${short(piece.words.join(' '))}"`;
}

/** A paragraph of the twin may say what several texts of the page say; all else stands for itself. */
const after = ({ kind }: Piece, index: number): number =>
  kind === 'text' || kind === 'label' ? index : index + 1;

/** Whether the twin says everything in the order of the page. */
function inOrder(page: readonly Piece[], twin: readonly Piece[]): boolean {
  let at = 0;
  for (const piece of page) {
    const next = twin.findIndex((other, index) => index >= at && says(other, piece));
    if (next < 0) return false;
    at = after(piece, next);
  }
  return true;
}

/** The fewest pieces without which the twin follows the page. */
function missing(page: readonly Piece[], twin: readonly Piece[]): Piece[] {
  const most = Array.from({ length: page.length + 1 }, () => new Uint32Array(twin.length + 2));
  const at = (i: number, j: number): number => most[i]?.[j] ?? 0;
  const matches = (i: number, j: number): boolean => {
    const [one, other] = [page[i], twin[j]];
    return one !== undefined && other !== undefined && says(other, one);
  };
  const matched = (i: number, j: number): number => {
    const one = page[i];
    return one === undefined ? 0 : 1 + at(i + 1, after(one, j));
  };
  for (let i = page.length - 1; i >= 0; i -= 1) {
    for (let j = twin.length; j >= 0; j -= 1) {
      const without = Math.max(at(i + 1, j), at(i, j + 1));
      const row = most[i];
      if (row !== undefined) {
        row[j] = matches(i, j) ? Math.max(without, matched(i, j)) : without;
      }
    }
  }
  const gone: Piece[] = [];
  let j = 0;
  page.forEach((piece, i) => {
    if (at(i, j) === at(i + 1, j)) {
      gone.push(piece);
      return;
    }
    while (!(matches(i, j) && at(i, j) === matched(i, j))) j += 1;
    j = after(piece, j);
  });
  return gone;
}

/**
 * What a page says and its twin does not, one sentence each: headings, text, code line by line, table
 * rows cell by cell, tab labels before what they label, links; everything in the order of the page.
 *
 * @param addressOf how the twin writes the address that a link of the page has
 */
export function findMissing(
  page: Content,
  twin: Content,
  addressOf: (href: string) => string,
): string[] {
  const problems: string[] = [];
  if (!inOrder(page.pieces, twin.pieces)) {
    for (const piece of missing(page.pieces, twin.pieces)) {
      const elsewhere = twin.pieces.some((other) => says(other, piece));
      const name = nameOf(piece, twin.pieces);
      problems.push(elsewhere ? `${name} stands in another place.` : `${name} is missing.`);
    }
  }
  for (const label of new Set(page.tabs)) {
    const words = wordsOf(label);
    const found = twin.pieces.some((piece) => says(piece, { kind: 'label', words }));
    if (!found) problems.push(`The tab label "${label}" is missing.`);
  }
  const leads = new Set(twin.links);
  for (const href of new Set(page.links)) {
    if (!leads.has(addressOf(href))) problems.push(`The link to ${href} is missing.`);
  }
  return problems;
}
