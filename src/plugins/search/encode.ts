import { symbolDepth, type PageRow, type SectionRow } from '../../search/format';
import { plain, wordsOf } from '../../search/words';
import type { SearchSection } from './sections';

/** A section with the names of the symbol it is about. */
export interface NamedSection extends SearchSection {
  readonly names: readonly string[];
}

/** What search finds a word by: itself and its parts. */
const keysOf = (text: string): string[] =>
  wordsOf(text).flatMap((word) => [word.text, ...word.parts]);

/** Names that add something to find: `blackWhite` beside `BLACKWHITE`, but not `BlackWhite` as well. */
function distinguishing(names: readonly string[], known: ReadonlySet<string>): string[] {
  const seen = new Set(known);
  // Those with more parts first: of `BLACKWHITE` and `blackWhite` the second says all.
  return [...names]
    .sort((a, b) => keysOf(b).length - keysOf(a).length)
    .filter((name) => {
      const fresh = keysOf(name).filter((key) => !seen.has(key));
      for (const key of fresh) seen.add(key);
      return fresh.length > 0;
    });
}

const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** The index entry of a section. */
function sectionRow(section: NamedSection): SectionRow {
  const { anchor, heading, trail, prose, isSymbol, names } = section;
  const proseKeys = new Set(keysOf(prose));
  // Plain words of code, such as `val` and `text`, say nothing about a section.
  const code = [...new Set(section.code.match(/[\p{L}_][\p{L}\p{N}_]{2,}/gu) ?? [])]
    .filter((name) => /[\p{Lu}\d_]/u.test(name) && !proseKeys.has(plain(name.replace(/_/g, ''))))
    .join(' ');
  const known = new Set(keysOf(isSymbol ? lastPart(heading) : heading));
  const others = distinguishing(names.map(lastPart), known).join(' ');
  const depth = anchor === '' ? 0 : isSymbol ? symbolDepth : 2 + trail.length;
  if (others !== '') return [anchor, heading, depth, prose, code, others];
  return code === '' ? [anchor, heading, depth, prose] : [anchor, heading, depth, prose, code];
}

/** The index entry of a page; the text of its first section starts with its description. */
export function pageRow(
  page: Omit<PageRow, 'sections'>,
  description: string,
  sections: readonly NamedSection[],
): PageRow {
  return {
    ...page,
    sections: sections.map((section) =>
      sectionRow(
        section.anchor === ''
          ? { ...section, prose: `${description} ${section.prose}`.trim() }
          : section,
      ),
    ),
  };
}
