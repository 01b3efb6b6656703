import type { Element, ElementContent, Root, RootContent } from 'hast';
import { wordsOfName } from '../../base/nameWords';
import { isJsx, jsxAttributes, type JsxElement } from '../content/tree/jsx';

type Node = Root | RootContent | ElementContent | JsxElement;

/** Widths of a column, in rem, below which a table can turn into cards; `src/css/tables.css` has a rule for each. */
export const widths: readonly number[] = [18, 24, 30, 36, 42, 43, 48, 54, 62, 200];

/** Characters of a name that fit on one line of a card on the narrowest phone. */
const longestName = 30;

/** The same between the first and the last column of tables of the API: types and defaults leave their room to the meaning. */
const longestType = 14;

/** Components whose tables are generated from the API: their text is smaller. */
const apiTables: ReadonlySet<string> = new Set(['ApiTable', 'ErrorCodes', 'SymbolRows']);

/** Columns of these tables that need no label in a card: sentences, and links to messages. */
const selfEvident: ReadonlySet<string> = new Set(['Meaning', 'Messages']);

/** Components whose boxes are narrower than many names of the API. */
const pictures: ReadonlySet<string> = new Set(['Flow', 'PageStates']);

/** Width of a character, in em; that of code is exact in most fonts. */
const character = { text: 0.55, bold: 0.6, code: 0.54 };

/** What the first cells of a table may be at most, in rem, so that they stay on a line in a column with a page's width. */
const short = { line: 12, table: 36 };

/** Tables of so many columns need more than a page's width on a tablet: a column would hold one word per line. In rem. */
const many = { columns: 7, table: 48 };

/** Width of components that stay on one line, in rem. A version has its own line below the name. */
const components: Readonly<Record<string, number>> = { ColorPair: 8, Since: 0, Equivalents: 1.2 };

/** Width in which a cell with many words can be read, in rem. Cells of tables with many columns hold values. */
function readable(
  columns: number,
  isApi: boolean,
): { readonly last: number; readonly other: number } {
  if (columns > 5) return { last: 10, other: 5 };
  return isApi && columns > 3 ? { last: 13, other: 5 } : { last: 16, other: 7 };
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

const rowsOf = (table: Element): Element[] =>
  elementsOf(table, 'thead', 'tbody').flatMap((part) => elementsOf(part, 'tr'));

/** The parts of a long name, each with what follows it: `Configuration.`, `page`, `Arrangement`. */
const partsOf = (name: string, longest: number): string[] =>
  name.length <= longest ? [name] : name.split(/(?<=[./,(<_-])(?=\w)/).flatMap(wordsOfName);

/** Characters of a name that fit on one line of a column. */
const longestIn = (column: number, columns: number, isApi: boolean): number =>
  isApi && column > 0 && column < columns - 1 ? longestType : longestName;

/** How wide the content of a cell is. */
function sizeOf(
  node: Node,
  fontSize: number,
  longest: number,
  kind: keyof typeof character = 'text',
): Size {
  const name = nameOf(node);
  const component = components[name];
  if (component !== undefined) return { part: component, line: component };
  if (node.type === 'text') {
    const width = (text: string): number => text.length * character[kind] * fontSize;
    const words = node.value.split(/\s+/);
    const parts = kind === 'code' ? words.flatMap((word) => partsOf(word, longest)) : words;
    return { part: Math.max(...parts.map(width)), line: width(node.value) };
  }
  const inner = name === 'code' ? 'code' : ['strong', 'th'].includes(name) ? 'bold' : kind;
  const sizes = childrenOf(node).map((child) => sizeOf(child, fontSize, longest, inner));
  const line = sizes.reduce((sum, size) => sum + size.line, 0);
  const isName = name === 'code' && !mayBreak(node, longest);
  return { part: isName ? line : Math.max(0, ...sizes.map(({ part }) => part)), line };
}

/** Whether code in a cell may be on several lines. */
const mayBreak = (code: Node, longest: number): boolean => {
  const text = textOf(code);
  return /\s/.test(text) || text.length > longest;
};

/** How wide a table has to be so that all of its words are whole and its text can be read, in rem. */
function widthOf(table: Element, isApi: boolean): number {
  const [fontSize, gap] = isApi ? [0.9, 0.75] : [1, 1];
  const cells = rowsOf(table).map((row) =>
    elementsOf(row, 'th', 'td').map((cell, index, { length }): Size => {
      if (cell.tagName === 'td') {
        const size = sizeOf(cell, fontSize, longestIn(index, length, isApi));
        // Names of the API stay on a line with the mark behind them.
        return isApi && index === 0 ? { ...size, part: Math.min(size.line, 22) } : size;
      }
      // Heads are small, and can have a word on each line.
      const { part } = sizeOf(cell, 0.82, longestName);
      return { part, line: part };
    }),
  );
  const count = cells[0]?.length ?? 0;
  const { last, other } = readable(count, isApi);
  const columns = Array.from({ length: count }, (_, column) => {
    const enough = column === count - 1 ? last : other;
    const sizes = cells.flatMap((row) => row.slice(column, column + 1));
    return Math.max(...sizes.map(({ part, line }) => Math.max(part, Math.min(line, enough))));
  });
  return columns.reduce((sum, column) => sum + column, 0) + gap * (count - 1);
}

const element = (tagName: string, className: string[], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: className.length === 0 ? {} : { className },
  children,
});

/** The parts of a name, which may be broken between them. */
const breakable = (parts: readonly string[]): ElementContent[] =>
  parts.flatMap((value, index) => {
    const part = { type: 'text', value } as const;
    return index === 0 ? [part] : [element('wbr', [], []), part];
  });

/** Text with places to break in the names that are too long for a line, and none at the hyphens and arrows of the others. */
function withBreaks(text: string, longest: number): ElementContent[] {
  return text.split(/(\s+)/).flatMap((word): ElementContent[] => {
    const parts = partsOf(word, longest);
    const isWhole = parts.length === 1 && /-[\w>]/.test(word);
    return isWhole ? [element('span', ['dk-word'], breakable(parts))] : breakable(parts);
  });
}

/** Joins texts that follow each other. */
function joined(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.reduce<ElementContent[]>((done, node) => {
    const last = done.at(-1);
    return node.type === 'text' && last?.type === 'text'
      ? [...done.slice(0, -1), { type: 'text', value: last.value + node.value }]
      : [...done, node];
  }, []);
}

/** Gives the names in code places to break, also in its links. */
function breakTexts(node: Element | JsxElement, longest: number): void {
  const children = node.children as ElementContent[];
  for (const child of children) {
    if (child.type === 'element' || isJsx(child)) breakTexts(child, longest);
  }
  node.children = joined(
    children.flatMap((child) => {
      if (child.type !== 'text') return [child];
      const parts = withBreaks(child.value, longest);
      // A link to the type that a list has follows.
      return child.value.endsWith('<') ? [...parts, element('wbr', [], [])] : parts;
    }),
  );
}

/** Marks code that may be on several lines, and says where its names may be broken. */
function prepareCode(node: Node, longest: number): void {
  if (nameOf(node) !== 'code') {
    for (const child of childrenOf(node)) prepareCode(child, longest);
    return;
  }
  if (!mayBreak(node, longest)) return;
  if (node.type === 'element') {
    node.properties.className = ['dk-breaks'];
    breakTexts(node, longest);
  } else if (isJsx(node)) {
    node.attributes.push(...jsxAttributes({ className: 'dk-breaks' }));
    breakTexts(node, longest);
  }
}

/** A text as CSS writes it. */
const cssString = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** What the cells of a card are called: custom properties `--l2`, `--l3`, … of the table. */
function labelsOf(table: Element, isApi: boolean): string {
  const [head] = rowsOf(table);
  const heads = head === undefined ? [] : elementsOf(head, 'th').map(textOf);
  return heads
    .map((text, index) => ({ text: text.trim(), column: index + 1 }))
    .filter(({ text, column }) => text !== '' && column > 1 && !(isApi && selfEvident.has(text)))
    .map(({ text, column }) => `--l${String(column)}:${cssString(`${text}: `)}`)
    .join(';');
}

/** Whether each row begins with a few words, and a wide column has room for them on one line. */
const beginsShort = (table: Element, width: number): boolean =>
  width <= short.table &&
  rowsOf(table).every((row) => {
    const [first] = elementsOf(row, 'th', 'td');
    return first === undefined || sizeOf(first, 1, longestName).line <= short.line;
  });

/** The table in a frame, whose width decides about its layout. */
function framed(table: Element, isApi: boolean): Element {
  const [head] = rowsOf(table);
  const count = head === undefined ? 0 : elementsOf(head, 'th').length;
  // One more, because the estimate is of average letters.
  const estimate = widthOf(table, isApi) + 1;
  const needed = count < many.columns ? estimate : Math.max(estimate, many.table);
  const width = widths.find((candidate) => candidate >= needed) ?? widths.at(-1);
  const style = labelsOf(table, isApi);
  table.properties.className = [
    `dk-cards-${String(width)}`,
    ...(!isApi && beginsShort(table, needed) ? ['dk-short'] : []),
  ];
  if (style !== '') table.properties.style = style;
  for (const row of rowsOf(table)) {
    for (const [column, cell] of elementsOf(row, 'th', 'td').entries()) {
      prepareCode(cell, longestIn(column, count, isApi));
    }
  }
  return element('div', ['dk-table'], [table]);
}

/** Lets the names in a picture be broken after their dots. */
function breakAfterDots(node: Node): void {
  if (node.type !== 'element' || node.tagName !== 'code') {
    for (const child of childrenOf(node)) breakAfterDots(child);
    return;
  }
  node.children = breakable(textOf(node).split(/(?<=[a-z]\.)(?=[a-z])/i));
}

/** Lets long names in running text break between their words; they would break at any letter on a phone. */
function breakInProse(code: Element): void {
  code.children = joined(
    code.children.flatMap((child) =>
      child.type === 'text'
        ? child.value.split(/(\s+)/).flatMap((word) => breakable(partsOf(word, longestName)))
        : [child],
    ),
  );
}

function frameTables(parent: Node, isApi: boolean): void {
  if (!('children' in parent)) return;
  const children = parent.children as Node[];
  for (const [index, child] of children.entries()) {
    if (child.type === 'element' && child.tagName === 'table') {
      children[index] = framed(child, isApi);
    } else if (pictures.has(nameOf(child))) {
      breakAfterDots(child);
    } else if (child.type === 'element' && child.tagName === 'code') {
      if (nameOf(parent) !== 'pre') breakInProse(child);
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
