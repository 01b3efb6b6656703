import type { Section } from '@site/src/client/documentSections';

/** What both guides have from one common heading to the next. */
export interface Row {
  readonly left: Section;
  readonly right: Section;
}

/** Anchors that both guides have in the same order: the longest common subsequence. */
function commonAnchors(left: readonly Section[], right: readonly Section[]): readonly string[] {
  let above: (readonly string[])[] = right.map(() => []);
  for (const { anchor } of left) {
    const line: (readonly string[])[] = [];
    for (const [index, other] of right.entries()) {
      const [up, before] = [above[index] ?? [], line[index - 1] ?? []];
      const longer = up.length > before.length ? up : before;
      line.push(other.anchor === anchor ? [...(above[index - 1] ?? []), anchor] : longer);
    }
    above = line;
  }
  return above.at(-1) ?? [];
}

/** Adds sections that only one guide has to the section before them. */
function joined(sections: readonly Section[], common: readonly string[]): Section[] {
  const parts: Section[] = [];
  for (const section of sections) {
    const last = parts.at(-1);
    if (last === undefined || common.includes(section.anchor)) parts.push(section);
    else parts[parts.length - 1] = { ...last, html: last.html + section.heading + section.html };
  }
  return parts;
}

/** Places two guides side by side: a row for each heading that both have, and each guide in its own order. */
export function alignSections(left: readonly Section[], right: readonly Section[]): Row[] {
  const common = commonAnchors(left, right);
  const others = joined(right, common);
  return joined(left, common).flatMap((section, index) => {
    const other = others[index];
    return other === undefined ? [] : [{ left: section, right: other }];
  });
}
