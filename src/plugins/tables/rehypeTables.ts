import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;
type Node = Root | RootContent | ElementContent | Jsx;

/** Characters of a name that fit on one line of a card on the narrowest phone. */
const longestName = 30;

/** The same between the first and the last column of tables of the API: types and defaults leave their room to the meaning. */
const longestType = 14;

/** Components whose tables are generated from the API: their text is smaller, and their last column needs no label. */
const apiTables: ReadonlySet<string> = new Set(['ApiTable', 'ErrorCodes', 'SymbolRows']);

/** Components whose boxes are narrower than many names of the API. */
const pictures: ReadonlySet<string> = new Set(['Flow', 'PageStates']);

const isJsx = (node: Node): node is Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
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
  name.length <= longest
    ? [name]
    : name.split(/(?<=[./,(<_-])(?=\w)|(?<=[a-z\d])(?=[A-Z])/).filter(Boolean);

/** Characters of a name that fit on one line of a column. */
const longestIn = (column: number, columns: number, isApi: boolean): number =>
  isApi && column > 0 && column < columns - 1 ? longestType : longestName;

/** Whether code in a cell may be on several lines. */
const mayBreak = (code: Node, longest: number): boolean => {
  const text = textOf(code);
  return /\s/.test(text) || text.length > longest;
};

const hasCode = (node: Node): boolean => nameOf(node) === 'code' || childrenOf(node).some(hasCode);

/** Width of a column of the page, in rem, below which a table has cards; `src/css/tables.css` has a rule for each. */
function widthOf([, first]: readonly Element[], columns: number, isApi: boolean): number {
  // A table of names needs more room than one with texts, which can be broken. Those of the API have a smaller font.
  const ofNames = first !== undefined && elementsOf(first, 'td').every(hasCode);
  const room = columns + Number(ofNames && !isApi) - Number(isApi && columns === 4);
  if (room < 3) return 36;
  if (room === 3) return 43;
  return room === 4 ? 48 : 54;
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
function breakTexts(node: Element | Jsx, longest: number): void {
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
    node.attributes.push({ type: 'mdxJsxAttribute', name: 'className', value: 'dk-breaks' });
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
    .filter(({ text, column }) => text !== '' && column > 1 && !(isApi && column === heads.length))
    .map(({ text, column }) => `--l${String(column)}:${cssString(`${text}: `)}`)
    .join(';');
}

/** The table in a frame, whose width decides about its layout, with what its cards are called. */
function framed(table: Element, isApi: boolean): Element {
  const [head] = rowsOf(table);
  const count = head === undefined ? 0 : elementsOf(head, 'th').length;
  const width = widthOf(rowsOf(table), count, isApi);
  const style = labelsOf(table, isApi);
  table.properties.className = [`dk-cards-${String(width)}`];
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

function frameTables(parent: Node, isApi: boolean): void {
  if (!('children' in parent)) return;
  const children = parent.children as Node[];
  for (const [index, child] of children.entries()) {
    if (child.type === 'element' && child.tagName === 'table') {
      children[index] = framed(child, isApi);
    } else if (pictures.has(nameOf(child))) {
      breakAfterDots(child);
    } else {
      frameTables(child, isApi || apiTables.has(nameOf(child)));
    }
  }
}

/**
 * Says of each table below which width its rows are cards, and where the code in it may be broken; also where names in
 * pictures may be. See README.md.
 */
export default function rehypeTables() {
  return (tree: Root): void => {
    frameTables(tree, false);
  };
}
