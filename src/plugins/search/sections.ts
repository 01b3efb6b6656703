import { readMeta } from '../../base/fences';
import type { Nodes, RootContent, Table } from 'mdast';
import { contents, ownEntry } from '../components/markdown';
import { registry, type RegistryEntry } from '../components/registry';
import { anchorsOf } from '../tree/headings';
import { anchorIn, attribute, isJsx, type JsxElement } from '../tree/jsx';
import { treeOf } from '../tree/markdownTree';

/** A part of a page that a result can lead to. */
export interface SearchSection {
  /** Anchor on the page; empty for the page's beginning. */
  readonly anchor: string;
  /** Heading, or the symbol as the page spells it; empty for the page's beginning. */
  readonly heading: string;
  /** Headings above this one, outermost first. */
  readonly trail: readonly string[];
  readonly prose: string;
  readonly code: string;
  /** Whether the anchor is that of a symbol's row or signature. */
  readonly isSymbol: boolean;
}

/** Sections that only link to other pages, which are indexed themselves. */
const signposts: ReadonlySet<string> = new Set(['Next steps', 'Used in these guides']);

/** How search reads an element: as its component declares. */
function searchOf(node: JsxElement): RegistryEntry['search'] {
  const { search, markdown = contents } = ownEntry(registry, node.name ?? '') ?? {};
  return search ?? (markdown === contents ? 'children' : 'nothing');
}

/** Text that a reader sees in a phrase: no addresses, no markup. */
export function plainText(node: Nodes): string {
  if (isJsx(node)) {
    if (searchOf(node) === 'nothing') return '';
    return node.children.map(plainText).join('');
  }
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'image':
      return node.alt ?? '';
    case 'break':
      return ' ';
    default:
      return 'children' in node
        ? node.children.map((child: Nodes) => plainText(child)).join('')
        : '';
  }
}

const headingText = (heading: Nodes): string => plainText(heading).replace(/\s+/g, ' ').trim();

/** First anchor in a row's name cell. */
function rowAnchorOf(node: Nodes): string | undefined {
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  return anchorIn(node) ?? children.map(rowAnchorOf).find((anchor) => anchor !== undefined);
}

const sentence = (text: string): string => (/[.:!?…]$/.test(text) ? text : `${text}.`);

interface Draft {
  anchor: string;
  heading: string;
  trail: readonly string[];
  prose: string[];
  code: string[];
  isSymbol: boolean;
}

/**
 * Cuts a page, as `expand` gives it to MDX, into the sections that search results link to: the content
 * below each heading, and each symbol's row or signature. Anchors are those that the page will have.
 */
export function searchSectionsOf(text: string): SearchSection[] {
  const root = treeOf(text);
  const anchors = anchorsOf(root, headingText);
  const drafts: Draft[] = [];
  /** Headings that are open, by depth. */
  let open: { readonly depth: number; readonly text: string }[] = [];
  /** A symbol whose signature has begun; its summary is the next paragraph. */
  let signature: Draft | undefined;

  const begin = (anchor: string, heading: string, isSymbol: boolean): Draft => {
    const trail = open.map((entry) => entry.text);
    const draft: Draft = { anchor, heading, trail, prose: [], code: [], isSymbol };
    drafts.push(draft);
    return draft;
  };
  let current = begin('', '', false);

  const add = (prose: string): void => {
    const clean = prose.replace(/\s+/g, ' ').trim();
    if (clean === '') return;
    current.prose.push(sentence(clean));
    if (signature !== undefined && signature.code.length > 0) {
      signature.prose.push(sentence(clean));
      signature = undefined;
    }
  };

  const addTable = (table: Table): void => {
    for (const [index, row] of table.children.entries()) {
      const cells = row.children.map((cell) => plainText(cell).replace(/\s+/g, ' ').trim());
      const first = row.children[0];
      const anchor = first === undefined ? undefined : rowAnchorOf(first);
      if (anchor === undefined) {
        // The head of a table of symbols says the same everywhere.
        const next = table.children[index + 1]?.children[0];
        if (index === 0 && next !== undefined && rowAnchorOf(next) !== undefined) continue;
        add(cells.filter((cell) => cell !== '' && cell !== '–').join(' – '));
      } else {
        const section = begin(anchor, cells[0] ?? '', true);
        const meaning = cells.at(-1) ?? '';
        const rest = cells.slice(1, -1).filter((cell) => cell !== '' && cell !== '–');
        if (meaning !== '') section.prose.push(sentence(meaning));
        if (rest.length > 0) section.code.push(rest.join(' '));
      }
    }
  };

  const visit = (node: RootContent): void => {
    if (node.type === 'heading') {
      signature = undefined;
      const heading = headingText(node);
      const anchor = anchors.get(node) ?? '';
      if (node.depth === 1) return;
      open = open.filter((entry) => entry.depth < node.depth);
      current = begin(anchor, heading, false);
      open.push({ depth: node.depth, text: heading });
      return;
    }
    if (node.type === 'code') {
      // A block's title names its file, which readers look for as well.
      const title = readMeta(node.meta ?? '').get('title') ?? '';
      current.code.push(`${title}\n${node.value}`);
      if (signature?.code.length === 0) signature.code.push(node.value);
      return;
    }
    if (node.type === 'table') {
      addTable(node);
      return;
    }
    if (node.type === 'paragraph') {
      add(plainText(node));
      return;
    }
    const anchor = anchorIn(node);
    if (anchor !== undefined) {
      signature = begin(anchor, '', true);
      return;
    }
    if (isJsx(node)) {
      const search = searchOf(node);
      if (search === 'nothing') return;
      if (typeof search === 'object') add(attribute(node, search.attribute) ?? '');
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  for (const node of root.children) visit(node);

  return drafts
    .filter(({ heading, trail }) => ![heading, ...trail].some((name) => signposts.has(name)))
    .map(({ prose, code, ...place }) => ({
      ...place,
      prose: prose.join(' '),
      code: code.join('\n'),
    }));
}
