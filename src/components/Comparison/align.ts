/** A part of a section: a paragraph, an entry of a list, a table, a picture, or code. */
export interface Block {
  /** HTML of the block. */
  readonly html: string;
  /** Equal for blocks that say the same to a reader. */
  readonly content: string;
  /** Region of the sample that code is cut from; empty for code that is written on the page. */
  readonly code?: string;
  /** List whose entry it is; its HTML is that of the entry. */
  readonly list?: List;
}

/** A list whose entries are compared one by one; the same object for all of them. */
export interface List {
  readonly open: string;
  readonly close: string;
}

/** A part of a guide below one heading, without the parts below headings in it. */
export interface Section {
  /** Equal for sections of two guides that mean the same; empty above the first heading. */
  readonly topic: string;
  /** The heading; none above the first one. */
  readonly heading?: {
    readonly level: number;
    readonly anchor: string;
    readonly text: string;
  };
  readonly blocks: readonly Block[];
}

/** Content shown side by side: the same for both platforms, or one of each; empty if a platform has none. */
export type Pair =
  | { readonly type: 'same'; readonly html: string }
  | { readonly type: 'different'; readonly left: string; readonly right: string };

/** A section of the left guide, of the right guide, or of both. */
export interface Row {
  readonly left?: Section;
  readonly right?: Section;
  readonly pairs: readonly Pair[];
}

/** Whether both guides say the same in a section. */
export const isSame = ({ left, right, pairs }: Row): boolean =>
  left?.heading?.text === right?.heading?.text && pairs.every(({ type }) => type === 'same');

/** Similarity of two blocks; 0 if they don't match. */
function affinity(left: Block, right: Block): number {
  if (left.content === right.content) return 10;
  if (left.code === undefined || right.code === undefined) return 0;
  return left.code !== '' && left.code === right.code ? 6 : 2;
}

/** Indexes of matching blocks: the best alignment that preserves the order of both sides. */
function matches(left: readonly Block[], right: readonly Block[]): (readonly [number, number])[] {
  // best[i][j]: the highest sum for the blocks from i and j on.
  const best = Array.from({ length: left.length + 1 }, () =>
    Array.from({ length: right.length + 1 }, () => 0),
  );
  const sumFrom = (i: number, j: number): number => best[i]?.[j] ?? 0;
  const taken = (i: number, j: number): number => {
    const [a, b] = [left[i], right[j]];
    const similarity = a === undefined || b === undefined ? 0 : affinity(a, b);
    return similarity === 0 ? 0 : similarity + sumFrom(i + 1, j + 1);
  };
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const row = best[i];
      if (row) row[j] = Math.max(taken(i, j), sumFrom(i + 1, j), sumFrom(i, j + 1));
    }
  }
  const found: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < left.length && j < right.length;) {
    if (taken(i, j) > 0 && taken(i, j) === sumFrom(i, j)) {
      found.push([i, j]);
      i += 1;
      j += 1;
    } else if (sumFrom(i + 1, j) >= sumFrom(i, j + 1)) i += 1;
    else j += 1;
  }
  return found;
}

/** HTML of blocks, with entries that follow each other in one list. */
const htmlOf = (blocks: readonly Block[]): string =>
  blocks
    .map(({ html, list }, index) => {
      if (list === undefined) return html;
      const isFirst = blocks[index - 1]?.list !== list;
      const isLast = blocks[index + 1]?.list !== list;
      return `${isFirst ? list.open : ''}${html}${isLast ? list.close : ''}`;
    })
    .join('\n');

/**
 * Places the blocks of two sections side by side: code next to code, and once what both say.
 *
 * @param left Blocks of the left section.
 * @param right Blocks of the right section.
 */
export function alignBlocks(left: readonly Block[], right: readonly Block[]): Pair[] {
  const pairs: Pair[] = [];
  let same: Block[] = [];
  const addSame = (): void => {
    if (same.length > 0) pairs.push({ type: 'same', html: htmlOf(same) });
    same = [];
  };
  const addDifferent = (a: readonly Block[], b: readonly Block[]): void => {
    if (a.length === 0 && b.length === 0) return;
    addSame();
    pairs.push({ type: 'different', left: htmlOf(a), right: htmlOf(b) });
  };
  let [i, j] = [0, 0];
  for (const [a, b] of matches(left, right)) {
    addDifferent(left.slice(i, a), right.slice(j, b));
    [i, j] = [a + 1, b + 1];
    const [blocksLeft, blocksRight] = [left.slice(a, i), right.slice(b, j)];
    if (blocksLeft[0]?.content === blocksRight[0]?.content) same.push(...blocksLeft);
    else addDifferent(blocksLeft, blocksRight);
  }
  addDifferent(left.slice(i), right.slice(j));
  addSame();
  return pairs;
}

/**
 * Places two guides side by side: sections of the same topic in one row, in the order of the left guide. A section that
 * only the right guide has follows the one that it follows there.
 *
 * @param left Sections of the left guide.
 * @param right Sections of the right guide.
 */
export function alignSections(left: readonly Section[], right: readonly Section[]): Row[] {
  const row = (a: Section | undefined, b: Section | undefined): Row => ({
    ...(a === undefined ? {} : { left: a }),
    ...(b === undefined ? {} : { right: b }),
    pairs: alignBlocks(a?.blocks ?? [], b?.blocks ?? []),
  });
  const counterpart = new Map<Section, Section>();
  const used = new Set<Section>();
  for (const section of left) {
    const same = right.find((other) => other.topic === section.topic && !used.has(other));
    if (same === undefined) continue;
    used.add(same);
    counterpart.set(section, same);
  }
  // Sections that only the right guide has, by the one before them that both have.
  const following = new Map<Section | undefined, Section[]>();
  let last: Section | undefined;
  for (const section of right) {
    if (used.has(section)) last = section;
    else following.set(last, [...(following.get(last) ?? []), section]);
  }
  const only = (after: Section | undefined): Row[] =>
    (following.get(after) ?? []).map((section) => row(undefined, section));
  // Subsections that only the left guide has stay below their heading.
  const rows: Row[] = only(undefined);
  let waiting: Row[] = [];
  for (const section of left) {
    const same = counterpart.get(section);
    const isBelow = same === undefined && (section.heading?.level ?? 2) > 2;
    if (!isBelow) {
      rows.push(...waiting);
      waiting = [];
    }
    rows.push(row(section, same));
    if (same !== undefined) waiting = only(same);
  }
  return [...rows, ...waiting];
}
