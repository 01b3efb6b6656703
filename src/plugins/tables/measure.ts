import type { Element, ElementContent, Root, RootContent } from 'hast';
import { wordsOfName } from '../../base/nameWords';
import { isJsx, type JsxElement } from '../tree/jsx';

/** What a page consists of as HTML, with the elements of components. */
export type Node = Root | RootContent | ElementContent | JsxElement;

export const nameOf = (node: Node): string =>
  node.type === 'element' ? node.tagName : isJsx(node) ? (node.name ?? '') : '';

export const childrenOf = (node: Node): readonly Node[] =>
  'children' in node ? (node.children as readonly Node[]) : [];

export const textOf = (node: Node): string =>
  node.type === 'text' ? node.value : childrenOf(node).map(textOf).join('');

/** What a table describes: the text of those that are generated from the API is smaller. */
export type Kind = 'api' | 'text';

/** Characters of a name that fit on one line of a card on the narrowest phone. */
export const longestName = 30;

/** The same between the first and the last column of tables of the API: types and defaults leave their room to the meaning. */
const longestType = 14;

/** Width of a character, in em; that of code is exact in most fonts. */
const character = { text: 0.55, code: 0.54 };

/** Width of components that stay on one line, in rem. A version has its own line below the name. */
const components: Readonly<Record<string, number>> = { ColorPair: 8, Since: 0, Equivalents: 1.2 };

/** Width in which a cell with many words can be read, in rem: in the last column, and in others. */
function readable(columns: number, kind: Kind): readonly [last: number, other: number] {
  // Cells of tables with many columns hold values.
  if (columns > 5) return [10, 5];
  return kind === 'api' && columns > 3 ? [13, 5] : [16, 7];
}

interface Size {
  /** Of the widest part that can't be broken, in rem. */
  readonly part: number;
  /** Of everything on one line, in rem. */
  readonly line: number;
}

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
export const breakNames = (text: string, longest: number): string =>
  text.replace(/\S+/g, (name) => breakName(name, longest)).replace(/<$/, '<\0');

/** Characters of a name that fit on one line of a column. */
export const longestIn = (column: number, columns: number, kind: Kind): number =>
  kind === 'api' && column > 0 && column < columns - 1 ? longestType : longestName;

/** Whether code in a cell may be on several lines. */
export const mayBreak = (code: Node, longest: number): boolean => {
  const text = textOf(code);
  return /\s/.test(text) || text.length > longest;
};

/** How a text is set: its size in rem, and the characters of a name that fit on one line. */
interface TextStyle {
  readonly font: keyof typeof character;
  readonly size: number;
  readonly longest: number;
}

/** How wide the content of a cell is. */
function sizeOf(node: Node, style: TextStyle): Size {
  const { font, size, longest } = style;
  const name = nameOf(node);
  const component = components[name];
  if (component !== undefined) return { part: component, line: component };
  if (node.type === 'text') {
    const width = (text: string): number => text.length * character[font] * size;
    const text = font === 'code' ? breakNames(node.value, longest) : node.value;
    const parts = text.split(/[\s\0\uE001]+/);
    return { part: Math.max(...parts.map(width)), line: width(node.value) };
  }
  const inside: TextStyle = name === 'code' ? { ...style, font: 'code' } : style;
  const sizes = childrenOf(node).map((child) => sizeOf(child, inside));
  const line = sizes.reduce((sum, one) => sum + one.line, 0);
  const isName = name === 'code' && !mayBreak(node, longest);
  return { part: isName ? line : Math.max(0, ...sizes.map(({ part }) => part)), line };
}

/** How wide a cell is on one line, in rem. */
export const lineOf = (cell: Element): number =>
  sizeOf(cell, { font: 'text', size: 1, longest: longestName }).line;

/** How wide a table has to be, in rem. */
interface TableWidth {
  /** So that all of its words are whole. */
  readonly whole: number;
  /** So that its text can be read, too. */
  readonly readable: number;
}

/** How wide a table has to be, by the average width of letters. */
export function widthOf(rows: readonly Element[][], kind: Kind): TableWidth {
  const [fontSize, gap] = kind === 'api' ? [0.9, 0.75] : [1, 1];
  const count = rows[0]?.length ?? 0;
  const [last, other] = readable(count, kind);
  const sizeIn = (cell: Element, column: number): Size => {
    // Heads are small, and can have a word on each line.
    if (cell.tagName === 'th')
      return { ...sizeOf(cell, { font: 'text', size: 0.82, longest: longestName }), line: 0 };
    const longest = longestIn(column, count, kind);
    const size = sizeOf(cell, { font: 'text', size: fontSize, longest });
    // Names of the API stay on a line with the mark after them.
    return kind === 'api' && column === 0 ? { ...size, part: Math.min(size.line, 22) } : size;
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
