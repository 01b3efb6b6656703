import type { Element, Nodes } from 'hast';
import { languageLabel } from '../../src/plugins/code/highlight';
import {
  attributeOf,
  findElement,
  isOmitted,
  isPre,
  plainText,
} from '../../src/plugins/markdown/html';
import { decodeText } from '../../src/base/html';

/** What a page or its Markdown version says, in a form in which the two can be compared. */
export interface Said {
  /** Words, lines of code, and marks of headings with their level, in their order. */
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

const lineOfCode = (line: string): string => `| ${line.trimEnd()}`;
const heading = (level: number): string => `<h${String(level)}>`;

const inlineTags = new Set(['b', 'code', 'del', 'em', 'i', 'kbd', 'mark', 'strong', 'wbr']);

/** What the content of a built page says; see {@link isOmitted} for what does not count. */
export function contentOfHtml(content: Nodes): Said {
  const words: string[] = [];
  const figures: string[] = [];
  const links = new Set<string>();
  let text = '';
  let into = words;
  const finishText = (): void => {
    into.push(...wordsOf(text));
    text = '';
  };

  const walk = (node: Nodes, inCode: boolean): void => {
    if (node.type === 'text') text += node.value;
    if (!('children' in node)) return;
    const { children } = node;
    if (node.type !== 'element') {
      for (const child of children) walk(child, inCode);
      return;
    }
    const { tagName } = node;
    const role = attributeOf(node, 'role');
    // A line that asks readers to report a problem says nothing of the page.
    const isRequest = children.some(
      (child) => child.type === 'element' && attributeOf(child, 'dataFeedback') !== undefined,
    );
    if (isOmitted(node) || isRequest) return;
    const href = tagName === 'a' ? attributeOf(node, 'href') : undefined;
    // The name of a code block leads to the block itself.
    if (href !== undefined && !href.startsWith('#code-')) links.add(href);
    // The labels of tabs are before what they label.
    if (role === 'tablist') return;
    const isInline = inCode || inlineTags.has(tagName);
    if (!isInline) finishText();
    const before = into;
    if (tagName === 'figure') into = figures;
    if (/^h[1-6]$/.test(tagName)) into.push(heading(Number(tagName.slice(1))));
    if (role === 'tabpanel') text += `${attributeOf(node, 'dataLabel') ?? ''} `;
    if (role === 'img') text += attributeOf(node, 'ariaLabel') ?? '';
    else if (tagName === 'pre') {
      // Its file, if the block names one.
      const name = (attributeOf(node, 'ariaLabel') ?? '').replace(/ code$/, '');
      if (name !== languageLabel(languageOf(node)) && name !== 'Signature') text += name;
      finishText();
      into.push(...plainText(node).trimEnd().split('\n').map(lineOfCode));
    } else if (children.some(isPre)) {
      // The bar of a code block repeats what its `pre` says; its links count.
      for (const child of children) {
        if (isPre(child)) walk(child, false);
        else for (const link of contentOfHtml(child).links) links.add(link);
      }
    } else for (const child of children) walk(child, inCode || tagName === 'code');
    if (!isInline) finishText();
    into = before;
  };
  walk(content, false);
  finishText();
  return { words, figures, links };
}

/** What a Markdown text says. */
export function contentOfMarkdown(markdown: string): Said {
  const words: string[] = [];
  const links = new Set<string>();
  let fence: RegExp | undefined;
  let indent = 0;
  for (const line of markdown.split('\n')) {
    const [, before = '', marks = ''] = /^([ >]*)(`{3,})/.exec(line) ?? [];
    if (fence !== undefined) {
      if (fence.test(line)) fence = undefined;
      else words.push(lineOfCode(line.slice(indent)));
    } else if (marks !== '') {
      fence = new RegExp(`^[ >]*${marks}$`);
      indent = before.length;
    } else {
      const level = /^[->\d. ]*(#{1,6}) /.exec(line)?.[1]?.length;
      if (level !== undefined) words.push(heading(level));
      const text = line
        .replace(/\[((?:[^[\]]|\[[^\]]*\])*)\]\((\S+?)\)/g, (_, label: string, target: string) => {
          links.add(target);
          return ` ${label} `;
        })
        .replace(/<(https?:[^>]+|[^>\s]+@[^>]+)>/g, (_, address: string) => {
          links.add(address.includes(':') ? address : `mailto:${address}`);
          return address;
        });
      words.push(...wordsOf(decodeText(text)));
    }
  }
  return { words, figures: [], links };
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
