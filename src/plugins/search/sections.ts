import { readMeta } from '../../base/fences';
import type { Code, Heading, Nodes, RootContent, Table } from 'mdast';
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

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether a cell says something. */
const isFilled = (cell: string): boolean => cell !== '' && cell !== '–';

const headingText = (heading: Nodes): string => oneLine(plainText(heading));

/** First anchor in a row's name cell. */
function rowAnchorOf(node: Nodes | undefined): string | undefined {
  if (node === undefined) return undefined;
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  return anchorIn(node) ?? children.map(rowAnchorOf).find((anchor) => anchor !== undefined);
}

const sentence = (text: string): string => (/[.:!?…]$/.test(text) ? text : `${text}.`);

interface Draft {
  readonly anchor: string;
  readonly heading: string;
  readonly trail: readonly string[];
  readonly isSymbol: boolean;
  readonly prose: string[];
  readonly code: string[];
}

/** Gathers the sections of a page from its nodes, in their order. */
class SectionBuilder {
  readonly #anchors: ReadonlyMap<Nodes, string>;
  /** Headings that are open, by depth. */
  #open: { readonly depth: number; readonly text: string }[] = [];
  readonly #drafts: Draft[] = [];
  /** The content below the last heading. */
  #current: Draft;
  /** A symbol whose signature has begun; its summary is the next paragraph. */
  #signature: Draft | undefined;

  /** @param anchors Those of the page's headings. */
  constructor(anchors: ReadonlyMap<Nodes, string>) {
    this.#anchors = anchors;
    this.#current = this.#begin({ anchor: '', heading: '', isSymbol: false });
  }

  #begin(place: Pick<Draft, 'anchor' | 'heading' | 'isSymbol'>): Draft {
    const trail = this.#open.map(({ text }) => text);
    const draft: Draft = { ...place, trail, prose: [], code: [] };
    this.#drafts.push(draft);
    return draft;
  }

  add(node: RootContent): void {
    if (node.type === 'heading') this.#addHeading(node);
    else if (node.type === 'code') this.#addCode(node);
    else if (node.type === 'table') this.#addTable(node);
    else if (node.type === 'paragraph') this.#addProse(plainText(node));
    else this.#addOther(node);
  }

  #addHeading(node: Heading): void {
    this.#signature = undefined;
    if (node.depth === 1) return;
    const heading = headingText(node);
    const anchor = this.#anchors.get(node) ?? '';
    this.#open = this.#open.filter(({ depth }) => depth < node.depth);
    this.#current = this.#begin({ anchor, heading, isSymbol: false });
    this.#open.push({ depth: node.depth, text: heading });
  }

  #addCode(node: Code): void {
    // A block's title names its file, which readers look for as well.
    const title = readMeta(node.meta ?? '').get('title') ?? '';
    this.#current.code.push(`${title}\n${node.value}`);
    if (this.#signature?.code.length === 0) this.#signature.code.push(node.value);
  }

  #addTable(table: Table): void {
    for (const [index, row] of table.children.entries()) {
      const cells = row.children.map((cell) => oneLine(plainText(cell)));
      const anchor = rowAnchorOf(row.children[0]);
      // The head of a table of symbols says the same everywhere.
      const isHead = index === 0 && rowAnchorOf(table.children[1]?.children[0]) !== undefined;
      if (anchor !== undefined) this.#addSymbol(anchor, cells);
      else if (!isHead) this.#addProse(cells.filter(isFilled).join(' – '));
    }
  }

  #addSymbol(anchor: string, cells: readonly string[]): void {
    const { prose, code } = this.#begin({ anchor, heading: cells[0] ?? '', isSymbol: true });
    const meaning = cells.at(-1) ?? '';
    const rest = cells.slice(1, -1).filter(isFilled);
    if (meaning !== '') prose.push(sentence(meaning));
    if (rest.length > 0) code.push(rest.join(' '));
  }

  #addProse(text: string): void {
    const clean = oneLine(text);
    if (clean === '') return;
    this.#current.prose.push(sentence(clean));
    if (this.#signature !== undefined && this.#signature.code.length > 0) {
      this.#signature.prose.push(sentence(clean));
      this.#signature = undefined;
    }
  }

  /** An anchor begins a signature; elements are read as their components declare. */
  #addOther(node: RootContent): void {
    const anchor = anchorIn(node);
    if (anchor !== undefined) {
      this.#signature = this.#begin({ anchor, heading: '', isSymbol: true });
      return;
    }
    const search = isJsx(node) ? searchOf(node) : 'children';
    if (search === 'nothing') return;
    if (isJsx(node) && typeof search === 'object')
      this.#addProse(attribute(node, search.attribute) ?? '');
    if ('children' in node) for (const child of node.children) this.add(child);
  }

  sections(): SearchSection[] {
    return this.#drafts
      .filter(({ heading, trail }) => ![heading, ...trail].some((name) => signposts.has(name)))
      .map(({ prose, code, ...place }) => ({
        ...place,
        prose: prose.join(' '),
        code: code.join('\n'),
      }));
  }
}

/**
 * Cuts a page, as `expand` gives it to MDX, into the sections that search results link to: the content
 * below each heading, and each symbol's row or signature. Anchors are those that the page will have.
 */
export function searchSectionsOf(text: string): SearchSection[] {
  const root = treeOf(text);
  const builder = new SectionBuilder(anchorsOf(root, headingText));
  for (const node of root.children) builder.add(node);
  return builder.sections();
}
