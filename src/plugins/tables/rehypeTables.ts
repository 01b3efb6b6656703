import type { Element, ElementContent, Root } from 'hast';
import { isJsx, jsxAttributes, type JsxElement } from '../tree/jsx';
import {
  breakNames,
  lineOf,
  longestIn,
  longestName,
  mayBreak,
  widthOf,
  type Kind,
  childrenOf,
  nameOf,
  textOf,
  type Node,
} from './measure';

/** Widths of a column, in rem, below which a table can turn into cards; `src/css/tables.css` has a rule for each. */
export const widths: readonly number[] = [18, 24, 30, 36, 42, 43, 46, 50, 54, 62, 200];

/** Components whose tables are generated from the API. */
const apiTables: ReadonlySet<string> = new Set(['ApiTable', 'SymbolRows']);

/** Columns of these tables that need no label in a card: sentences, and links to messages. */
const selfEvident: ReadonlySet<string> = new Set(['Meaning', 'Messages']);

/** Components whose boxes are narrower than many names of the API. */
const pictures: ReadonlySet<string> = new Set(['Flow', 'PageStates']);

/** What the first cells of a table may be at most, in rem, so that they stay on a line in a column with a page's width. */
const short = { line: 12, table: 36 };

/** Tables of so many columns need more than a page's width on a tablet: a column would hold one word per line. In rem. */
const many = { columns: 7, table: 46 };

/** Width of the text between both sidebars on a desktop, in rem. A table whose words are whole there is never cards there. */
const desktop = 50;

const elementsOf = (node: Element, ...names: readonly string[]): Element[] =>
  node.children.filter(
    (child): child is Element => child.type === 'element' && names.includes(child.tagName),
  );

/** The cells of a table, by row; heads first. */
const cellsOf = (table: Element): Element[][] =>
  elementsOf(table, 'thead', 'tbody')
    .flatMap((part) => elementsOf(part, 'tr'))
    .map((row) => elementsOf(row, 'th', 'td'));

const element = (tagName: string, className: string[], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: className.length === 0 ? {} : { className },
  children,
});

/** A word between marks that doesn't break at its hyphens and arrows. */
const keepHyphens = (text: string): string =>
  text.replace(/[^\s\0\uE001]*-[\w>][^\s\0\uE001]*/g, '\uE000$&\uE000');

/** Lets the texts of code be broken where a function puts marks. */
function breakTexts(node: Element | JsxElement, marked: (text: string) => string): void {
  const children = node.children as ElementContent[];
  node.children = children.flatMap((child): ElementContent[] => {
    if (child.type === 'element' || isJsx(child)) breakTexts(child, marked);
    if (child.type !== 'text') return [child];
    return marked(child.value)
      .split(/([\0\uE001]|\uE000.*?\uE000)/)
      .filter(Boolean)
      .map((value) => {
        if (value === '\0') return element('wbr', [], []);
        if (value === '\uE001') return element('wbr', ['dk-inside'], []);
        const text = { type: 'text', value: value.replaceAll('\uE000', '') } as const;
        return value === text.value ? text : element('span', ['dk-word'], [text]);
      });
  });
}

/** Calls a function with all code in a node. */
function eachCode(node: Node, use: (code: Element | JsxElement) => void): void {
  if (nameOf(node) === 'code' && 'children' in node) use(node as Element | JsxElement);
  else for (const child of childrenOf(node)) eachCode(child, use);
}

/** Marks code that may be on several lines, and says where its names may be broken. */
function prepareCode(cell: Element, longest: number): void {
  eachCode(cell, (code) => {
    if (!mayBreak(code, longest)) return;
    if (isJsx(code)) code.attributes.push(...jsxAttributes({ className: 'dk-breaks' }));
    else code.properties.className = ['dk-breaks'];
    breakTexts(code, (text) => keepHyphens(breakNames(text, longest)));
  });
}

/** A text as CSS writes it. */
const cssString = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** What the cells of a card are called: custom properties `--l2`, `--l3`, … of the table. */
const labelsOf = (heads: readonly Element[], kind: Kind): string =>
  heads
    .map((head, index) => ({ text: textOf(head).trim(), column: index + 1 }))
    .filter(
      ({ text, column }) => text !== '' && column > 1 && !(kind === 'api' && selfEvident.has(text)),
    )
    .map(({ text, column }) => `--l${column}:${cssString(`${text}: `)}`)
    .join(';');

/** The table in a frame, whose width decides about its layout. */
function framed(table: Element, kind: Kind): Element {
  const rows = cellsOf(table);
  const [heads = []] = rows;
  const { whole, readable } = widthOf(rows, kind);
  const estimate = whole <= desktop ? Math.min(readable, desktop) : readable;
  const needed = heads.length < many.columns ? estimate : Math.max(estimate, many.table);
  const width = widths.find((candidate) => candidate >= needed) ?? widths.at(-1);
  // Whether each row begins with a few words, and a wide column has room for them on one line.
  const isShort =
    needed <= short.table && rows.every(([first]) => !first || lineOf(first) <= short.line);
  const style = labelsOf(heads, kind);
  table.properties.className = [
    `dk-cards-${width}`,
    ...(kind === 'text' && isShort ? ['dk-short'] : []),
  ];
  if (style !== '') table.properties.style = style;
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      prepareCode(cell, longestIn(column, heads.length, kind));
    }
  }
  return element('div', ['dk-table'], [table]);
}

function frameTables(parent: Node, kind: Kind): void {
  const children = childrenOf(parent) as Node[];
  for (const [index, child] of children.entries()) {
    if (child.type === 'element' && child.tagName === 'table') {
      children[index] = framed(child, kind);
    } else if (pictures.has(nameOf(child))) {
      // In a picture, names may be broken after their dots.
      const marked = (text: string): string => text.replace(/([a-z]\.)(?=[a-z])/gi, '$1\0');
      eachCode(child, (code) => breakTexts(code, marked));
    } else if (child.type === 'element' && child.tagName === 'code') {
      // In running text, long names would break at any letter on a phone.
      if (nameOf(parent) !== 'pre') breakTexts(child, (text) => breakNames(text, longestName));
    } else {
      frameTables(child, apiTables.has(nameOf(child)) ? 'api' : kind);
    }
  }
}

/**
 * Says of each table below which width its rows are cards, and where the code in it may be broken; also where names in
 * pictures and in running text may be. See README.md.
 */
export default function rehypeTables() {
  return (tree: Root): void => {
    frameTables(tree, 'text');
  };
}
