import type { Element, ElementContent, Root, RootContent } from 'hast';
import { wordsOfName } from '../../base/nameWords';
import { isJsx, jsxAttributes, type JsxElement } from '../tree/jsx';

type Node = Root | RootContent | ElementContent | JsxElement;

/** Widths of a column, in rem, below which a table can turn into cards; `src/css/tables.css` has a rule for each. */
export const widths: readonly number[] = [18, 24, 30, 36, 42, 43, 46, 50, 54, 62, 200];

/** Characters of a name that fit on one line of a card on the narrowest phone. */
const longestName = 30;

/** The same between the first and the last column of tables of the API: types and defaults leave their room to the meaning. */
const longestType = 14;

/** Components whose tables are generated from the API: their text is smaller. */
const apiTables: ReadonlySet<string> = new Set(['ApiTable', 'SymbolRows']);

/** Columns of these tables that need no label in a card: sentences, and links to messages. */
const selfEvident: ReadonlySet<string> = new Set(['Meaning', 'Messages']);

/** Components whose boxes are narrower than many names of the API. */
const pictures: ReadonlySet<string> = new Set(['Flow', 'PageStates']);

/** Width of a character, in em; that of code is exact in most fonts. */
const character = { text: 0.55, code: 0.54 };

/** What the first cells of a table may be at most, in rem, so that they stay on a line in a column with a page's width. */
const short = { line: 12, table: 36 };

/** Tables of so many columns need more than a page's width on a tablet: a column would hold one word per line. In rem. */
const many = { columns: 7, table: 46 };

/** Width of the text between both sidebars on a desktop, in rem. A table whose words are whole there is never cards there. */
const desktop = 50;

/** Width of components that stay on one line, in rem. A version has its own line below the name. */
const components: Readonly<Record<string, number>> = { ColorPair: 8, Since: 0, Equivalents: 1.2 };

/** Width in which a cell with many words can be read, in rem: in the last column, and in others. */
function readable(columns: number, isApi: boolean): readonly [last: number, other: number] {
  // Cells of tables with many columns hold values.
  if (columns > 5) return [10, 5];
  return isApi && columns > 3 ? [13, 5] : [16, 7];
}

interface Size {
  /** Of the widest part that can't be broken, in rem. */
  readonly part: number;
  /** Of everything on one line, in rem. */
  readonly line: number;
}

const nameOf = (node: Node): string =>
  node.type === 'element' ? node.tagName : isJsx(node) ? (node.name ?? '') : '';
const childrenOf = (node: Node): readonly Node[] =>
  'children' in node ? (node.children as readonly Node[]) : [];
const textOf = (node: Node): string =>
  node.type === 'text' ? node.value : childrenOf(node).map(textOf).join('');

const elementsOf = (node: Element, ...names: readonly string[]): Element[] =>
  node.children.filter(
    (child): child is Element => child.type === 'element' && names.includes(child.tagName),
  );

/** The cells of a table, by row; heads first. */
const cellsOf = (table: Element): Element[][] =>
  elementsOf(table, 'thead', 'tbody')
    .flatMap((part) => elementsOf(part, 'tr'))
    .map((row) => elementsOf(row, 'th', 'td'));

/**
 * Puts a mark between the parts of a name that is too long for a line, after its dots: `Configuration.`,
 * `pageArrangement`. Only a part that is too long itself has marks between its words, and another mark if the name
 * has dots: in running text, these breaks are for phones only.
 */
function breakName(name: string, longest: number): string {
  if (name.length <= longest) return name;
  const parts = name.split(/(?<=[./,(<_-])(?=\w)/);
  const mark = parts.length === 1 ? '\0' : '\uE001';
  return parts
    .map((part) => (part.length <= longest ? part : wordsOfName(part).join(mark)))
    .join('\0');
}

/** The names of a text with marks. A link to the type that a list has follows its `<`. */
const breakNames = (text: string, longest: number): string =>
  text.replace(/\S+/g, (name) => breakName(name, longest)).replace(/<$/, '<\0');

/** Characters of a name that fit on one line of a column. */
const longestIn = (column: number, columns: number, isApi: boolean): number =>
  isApi && column > 0 && column < columns - 1 ? longestType : longestName;

/** Whether code in a cell may be on several lines. */
const mayBreak = (code: Node, longest: number): boolean => {
  const text = textOf(code);
  return /\s/.test(text) || text.length > longest;
};

/** How wide the content of a cell is. */
function sizeOf(node: Node, fontSize: number, longest: number, isCode = false): Size {
  const name = nameOf(node);
  const component = components[name];
  if (component !== undefined) return { part: component, line: component };
  if (node.type === 'text') {
    const width = (text: string): number =>
      text.length * character[isCode ? 'code' : 'text'] * fontSize;
    const parts = (isCode ? breakNames(node.value, longest) : node.value).split(/[\s\0\uE001]+/);
    return { part: Math.max(...parts.map(width)), line: width(node.value) };
  }
  const inCode = isCode || name === 'code';
  const sizes = childrenOf(node).map((child) => sizeOf(child, fontSize, longest, inCode));
  const line = sizes.reduce((sum, size) => sum + size.line, 0);
  const isName = name === 'code' && !mayBreak(node, longest);
  return { part: isName ? line : Math.max(0, ...sizes.map(({ part }) => part)), line };
}

/** How wide a table has to be, in rem. */
interface TableWidth {
  /** So that all of its words are whole. */
  readonly whole: number;
  /** So that its text can be read, too. */
  readonly readable: number;
}

/** How wide a table has to be, by the average width of letters. */
function widthOf(rows: readonly Element[][], isApi: boolean): TableWidth {
  const [fontSize, gap] = isApi ? [0.9, 0.75] : [1, 1];
  const count = rows[0]?.length ?? 0;
  const [last, other] = readable(count, isApi);
  const sizeIn = (cell: Element, column: number): Size => {
    // Heads are small, and can have a word on each line.
    if (cell.tagName === 'th') return { ...sizeOf(cell, 0.82, longestName), line: 0 };
    const size = sizeOf(cell, fontSize, longestIn(column, count, isApi));
    // Names of the API stay on a line with the mark after them.
    return isApi && column === 0 ? { ...size, part: Math.min(size.line, 22) } : size;
  };
  const columns = Array.from({ length: count }, (_, column) => {
    const enough = column === count - 1 ? last : other;
    const sizes = rows
      .flatMap((row) => row.slice(column, column + 1))
      .map((cell) => sizeIn(cell, column));
    const part = Math.max(...sizes.map((size) => size.part));
    const line = Math.max(...sizes.map((size) => size.line));
    return { whole: part, readable: Math.max(part, Math.min(line, enough)) };
  });
  // One more, because letters of some tables are wider than others.
  const sum = (key: keyof TableWidth): number =>
    columns.reduce((total, column) => total + column[key], gap * (count - 1) + 1);
  return { whole: sum('whole'), readable: sum('readable') };
}

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
const labelsOf = (heads: readonly Element[], isApi: boolean): string =>
  heads
    .map((head, index) => ({ text: textOf(head).trim(), column: index + 1 }))
    .filter(({ text, column }) => text !== '' && column > 1 && !(isApi && selfEvident.has(text)))
    .map(({ text, column }) => `--l${column}:${cssString(`${text}: `)}`)
    .join(';');

/** The table in a frame, whose width decides about its layout. */
function framed(table: Element, isApi: boolean): Element {
  const rows = cellsOf(table);
  const [heads = []] = rows;
  const { whole, readable } = widthOf(rows, isApi);
  const estimate = whole <= desktop ? Math.min(readable, desktop) : readable;
  const needed = heads.length < many.columns ? estimate : Math.max(estimate, many.table);
  const width = widths.find((candidate) => candidate >= needed) ?? widths.at(-1);
  // Whether each row begins with a few words, and a wide column has room for them on one line.
  const isShort =
    needed <= short.table &&
    rows.every(([first]) => !first || sizeOf(first, 1, longestName).line <= short.line);
  const style = labelsOf(heads, isApi);
  table.properties.className = [`dk-cards-${width}`, ...(!isApi && isShort ? ['dk-short'] : [])];
  if (style !== '') table.properties.style = style;
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      prepareCode(cell, longestIn(column, heads.length, isApi));
    }
  }
  return element('div', ['dk-table'], [table]);
}

function frameTables(parent: Node, isApi: boolean): void {
  const children = childrenOf(parent) as Node[];
  for (const [index, child] of children.entries()) {
    if (child.type === 'element' && child.tagName === 'table') {
      children[index] = framed(child, isApi);
    } else if (pictures.has(nameOf(child))) {
      // In a picture, names may be broken after their dots.
      const marked = (text: string): string => text.replace(/([a-z]\.)(?=[a-z])/gi, '$1\0');
      eachCode(child, (code) => breakTexts(code, marked));
    } else if (child.type === 'element' && child.tagName === 'code') {
      // In running text, long names would break at any letter on a phone.
      if (nameOf(parent) !== 'pre') breakTexts(child, (text) => breakNames(text, longestName));
    } else {
      frameTables(child, isApi || apiTables.has(nameOf(child)));
    }
  }
}

/**
 * Says of each table below which width its rows are cards, and where the code in it may be broken; also where names in
 * pictures and in running text may be. See README.md.
 */
export default function rehypeTables() {
  return (tree: Root): void => {
    frameTables(tree, false);
  };
}
