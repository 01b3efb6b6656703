import type { Element, Nodes as HtmlNodes, Parents as HtmlParents } from 'hast';
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { languageLabel } from '../../src/plugins/code/highlight';
import { attributeOf, isOmitted, languageOf, plainText } from '../../src/plugins/markdown/html';

/** One thing that a page says, in the form in which a page and its Markdown version can be compared. */
export type Statement =
  | { readonly kind: 'heading'; readonly depth: number; readonly words: readonly string[] }
  | { readonly kind: 'text'; readonly words: readonly string[] }
  /** Of a tab, in front of what it labels. */
  | { readonly kind: 'label'; readonly words: readonly string[] }
  | { readonly kind: 'code'; readonly lines: readonly string[] }
  | { readonly kind: 'row'; readonly cells: readonly (readonly string[])[] };

/** What a page says, in its order, and where it leads. */
export interface Content {
  readonly statements: readonly Statement[];
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

/** What the content of a built page says; see {@link isOmitted} for what does not count. */
export function contentOfHtml(content: HtmlParents): Content {
  const statements: Statement[] = [];
  const tabs: string[] = [];
  const links: string[] = [];

  const noteLink = (element: Element): void => {
    const href = element.tagName === 'a' ? attributeOf(element, 'href') : undefined;
    // The name of a code block leads to the block itself.
    if (href !== undefined && !href.startsWith('#code-')) links.push(href);
  };

  /** Whether a line asks readers to report a problem: in the Markdown version, it would say nothing of the page. */
  const asksForFeedback = ({ children }: Element): boolean =>
    children.some(
      (child) => child.type === 'element' && attributeOf(child, 'dataFeedback') !== undefined,
    );

  /** Text of inline content. Links and labels stand apart, but not inside code, where they are parts of names. */
  const inlineText = (node: HtmlNodes, inCode: boolean): string => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element') return '';
    if (node.tagName === 'br') return ' ';
    if (isOmitted(node)) return '';
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
    if (words.length > 0) statements.push({ kind: 'text', words });
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
    if (isOmitted(element) || asksForFeedback(element)) return;
    const { tagName } = element;
    const role = attributeOf(element, 'role');
    noteLink(element);
    if (role === 'img') {
      say(attributeOf(element, 'ariaLabel') ?? '');
    } else if (role === 'tablist') {
      for (const tab of element.children) tabs.push(plainText(tab).trim());
    } else if (role === 'tabpanel') {
      statements.push({ kind: 'label', words: wordsOf(attributeOf(element, 'dataLabel') ?? '') });
      walkChildren(element);
    } else if (/^h[1-6]$/.test(tagName)) {
      const words = wordsOf(inlineText(element, false));
      statements.push({ kind: 'heading', depth: Number(tagName.slice(1)), words });
    } else if (tagName === 'pre') {
      // Its file, if the block names one.
      const name = (attributeOf(element, 'ariaLabel') ?? '').replace(/ code$/, '');
      if (name !== languageLabel(languageOf(element)) && name !== 'Signature') say(name);
      statements.push({ kind: 'code', lines: linesOf(plainText(element)) });
    } else if (tagName === 'tr') {
      const cells = element.children.flatMap((cell) =>
        cell.type === 'element' ? [wordsOf(inlineText(cell, false))] : [],
      );
      statements.push({ kind: 'row', cells });
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
  return { statements, tabs, links };
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
  const statements: Statement[] = [];
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
      statements.push({ kind: 'heading', depth: node.depth, words: wordsOf(inlineText(node)) });
    } else if (node.type === 'paragraph') {
      statements.push({ kind: 'text', words: wordsOf(inlineText(node)) });
    } else if (node.type === 'code') {
      statements.push({ kind: 'code', lines: linesOf(node.value) });
    } else if (node.type === 'tableRow') {
      const cells = node.children.map((cell) => wordsOf(inlineText(cell)));
      statements.push({ kind: 'row', cells });
    } else if ('children' in node) {
      for (const child of node.children) walk(child);
    }
  };

  const tree: Root = processor.parse(text);
  walk(tree);
  return { statements, tabs: [], links };
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

/** Whether a statement of the Markdown version says what one of the page says; it may say more in a text or a cell. */
function says(markdown: Statement, page: Statement): boolean {
  if (page.kind === 'heading') {
    if (markdown.kind !== 'heading' || markdown.depth !== page.depth) return false;
    // The title of a Markdown version says where it belongs; that of a page is below its breadcrumbs.
    return page.depth === 1
      ? contains(markdown.words, page.words)
      : same(markdown.words, page.words);
  }
  if (page.kind === 'text') return markdown.kind === 'text' && contains(markdown.words, page.words);
  if (page.kind === 'label') {
    return markdown.kind === 'text' && same(markdown.words.slice(0, page.words.length), page.words);
  }
  if (page.kind === 'code') return markdown.kind === 'code' && same(markdown.lines, page.lines);
  return (
    markdown.kind === 'row' &&
    markdown.cells.length === page.cells.length &&
    page.cells.every((cell, index) => contains(markdown.cells[index] ?? [], cell))
  );
}

const short = (text: string): string => (text.length > 100 ? `${text.slice(0, 99)}…` : text);

/** A line of code that the Markdown version has nowhere, or the first line of the block. */
function codeExcerpt(page: readonly string[], markdown: readonly Statement[]): string {
  const known = new Set(
    markdown.flatMap((statement) => (statement.kind === 'code' ? statement.lines : [])),
  );
  return page.find((line) => !known.has(line)) ?? page[0] ?? '';
}

function nameOf(statement: Statement, markdown: readonly Statement[]): string {
  if (statement.kind === 'code')
    return `The code "${short(codeExcerpt(statement.lines, markdown).trim())}"`;
  if (statement.kind === 'row') {
    return `The table row "${short(statement.cells.map((cell) => cell.join(' ')).join(' | '))}"`;
  }
  const kind = statement.kind === 'label' ? 'tab label' : statement.kind;
  return `The ${kind} "${short(statement.words.join(' '))}"`;
}

/** A paragraph of the Markdown version may say what several texts of the page say; everything else is compared one to one. */
const after = ({ kind }: Statement, index: number): number =>
  kind === 'text' || kind === 'label' ? index : index + 1;

/** Whether the Markdown version says everything in the order of the page. */
function inOrder(page: readonly Statement[], markdown: readonly Statement[]): boolean {
  let at = 0;
  for (const statement of page) {
    const next = markdown.findIndex((other, index) => index >= at && says(other, statement));
    if (next < 0) return false;
    at = after(statement, next);
  }
  return true;
}

/** The fewest statements without which the Markdown version follows the page. */
function missing(page: readonly Statement[], markdown: readonly Statement[]): Statement[] {
  const most = Array.from({ length: page.length + 1 }, () => new Uint32Array(markdown.length + 2));
  const at = (i: number, j: number): number => most[i]?.[j] ?? 0;
  const matches = (i: number, j: number): boolean => {
    const [one, other] = [page[i], markdown[j]];
    return one !== undefined && other !== undefined && says(other, one);
  };
  const matched = (i: number, j: number): number => {
    const one = page[i];
    return one === undefined ? 0 : 1 + at(i + 1, after(one, j));
  };
  for (let i = page.length - 1; i >= 0; i -= 1) {
    for (let j = markdown.length; j >= 0; j -= 1) {
      const without = Math.max(at(i + 1, j), at(i, j + 1));
      const row = most[i];
      if (row !== undefined) {
        row[j] = matches(i, j) ? Math.max(without, matched(i, j)) : without;
      }
    }
  }
  const gone: Statement[] = [];
  let j = 0;
  page.forEach((statement, i) => {
    if (at(i, j) === at(i + 1, j)) {
      gone.push(statement);
      return;
    }
    while (!(matches(i, j) && at(i, j) === matched(i, j))) j += 1;
    j = after(statement, j);
  });
  return gone;
}

/**
 * What a page says and its Markdown version does not, one sentence each: headings, text, code line by line, table
 * rows cell by cell, tab labels before what they label, links; everything in the order of the page.
 *
 * @param addressOf how the Markdown version writes the address that a link of the page has
 */
export function findMissing(
  page: Content,
  markdown: Content,
  addressOf: (href: string) => string,
): string[] {
  const problems: string[] = [];
  if (!inOrder(page.statements, markdown.statements)) {
    for (const statement of missing(page.statements, markdown.statements)) {
      const elsewhere = markdown.statements.some((other) => says(other, statement));
      const name = nameOf(statement, markdown.statements);
      problems.push(elsewhere ? `${name} is in another place.` : `${name} is missing.`);
    }
  }
  for (const label of new Set(page.tabs)) {
    const words = wordsOf(label);
    const found = markdown.statements.some((statement) =>
      says(statement, { kind: 'label', words }),
    );
    if (!found) problems.push(`The tab label "${label}" is missing.`);
  }
  const leads = new Set(markdown.links);
  for (const href of new Set(page.links)) {
    if (!leads.has(addressOf(href))) problems.push(`The link to ${href} is missing.`);
  }
  return problems;
}
