/**
 * What the versions of a changelog say, entry by entry. Writers write Markdown in a fixed form, and this
 * reads it strictly, so that the upgrade path and the checks of `@since` can rely on it.
 */
import { didYouMean } from '../../../base/nearest';
import type { Problem } from '../../../base/problems';
import type { StepKind } from '../../../model/upgradePath';

/** Headings of entry groups, in the order of an upgrade. */
export const changeKinds = ['Removed', 'Changed', 'Deprecated', 'Added', 'Fixed'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** One entry of a version: what was added, changed, deprecated, removed, fixed, or is required. */
export interface ChangelogItem {
  /** That of its group, or what an app needs from then on, which is in the group Changed. */
  readonly kind: StepKind;
  readonly breaking: boolean;
  /** Symbols in the order in which it names them, as written after `sdk:`. */
  readonly symbols: readonly string[];
  /** Identifiers in inline code without `sdk:`: members that are gone, parameters, resources. */
  readonly names: readonly string[];
  /** Address of the migration step, or of the section on requirements, that it links. */
  readonly step: string | undefined;
  /** Markdown of the entry as written, without the bullet and its mark. */
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
}

/** Something wrong on a line of a changelog. */
export type LineProblem = Omit<Problem, 'file'>;

interface Read {
  readonly items: readonly ChangelogItem[];
  readonly problems: readonly LineProblem[];
}

const mark = '**Breaking:** ';
/** Marks an entry about versions of tools, systems and frameworks that apps need. */
const requiresMark = '**Requires:** ';

/** Values of the languages, which name nothing of the SDK. */
const literals: readonly string[] = ['true', 'false', 'null', 'nil', 'undefined'];

/** The first link to a page that describes what to do: migration, or the requirements of versions. */
function stepOf(text: string): string | undefined {
  return /\]\((\.\/(?:migration|compatibility)\.mdx(?:#[\w.-]+)?)\)/.exec(text)?.[1];
}

/** Reads one entry, without its bullet. */
function readItem(group: ChangeKind, written: string, line: number): ChangelogItem {
  const writtenMark = [mark, requiresMark].find((one) => written.startsWith(one)) ?? '';
  const breaking = writtenMark === mark;
  const kind = writtenMark === requiresMark && group === 'Changed' ? 'Requires' : group;
  const text = written.slice(kind === group && !breaking ? 0 : writtenMark.length);
  const codes = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  return {
    kind,
    breaking,
    symbols: codes.flatMap((code) => (code.startsWith('sdk:') ? [code.slice('sdk:'.length)] : [])),
    names: codes.filter((code) => /^[A-Za-z_]\w*$/.test(code) && !literals.includes(code)),
    step: stepOf(text),
    text,
    line,
  };
}

/** Problems of an entry on its own. */
function itemProblems({ kind, breaking, symbols, step, text, line }: ChangelogItem): LineProblem[] {
  const mustLink = breaking || kind === 'Deprecated' || kind === 'Requires';
  const rules: readonly (readonly [isBroken: boolean, message: string])[] = [
    [
      !breaking && /^\W*breaking\b/i.test(text),
      `Write "- ${mark}…", exactly so, at the beginning of a breaking change.`,
    ],
    [
      /^\W*requires?:/i.test(text),
      `Write "- ${requiresMark}…", exactly so and below "### Changed", at the beginning of what apps need from then on.`,
    ],
    [
      kind === 'Removed' && !breaking,
      `What is removed breaks code that uses it. Begin the entry with "${mark.trim()}".`,
    ],
    [
      mustLink && step === undefined,
      'Link what the reader has to do: a section of ./migration.mdx or ./compatibility.mdx.',
    ],
    [
      kind === 'Deprecated' && symbols.length === 0,
      'Name what is deprecated as `sdk:Type.member`.',
    ],
  ];
  return rules.flatMap(([isBroken, message]) => (isBroken ? [{ line, message }] : []));
}

/**
 * Reads what is below the heading of a version: paragraphs, then groups with entries.
 *
 * @param lines The lines after the heading.
 * @param first Number of the first of them in the file.
 */
export function parseItems(lines: readonly string[], first: number): Read {
  const problems: LineProblem[] = [];
  const written: { readonly group: ChangeKind; readonly text: string; readonly line: number }[] =
    [];
  let group: ChangeKind | 'unknown' | undefined;
  for (const [index, text] of lines.entries()) {
    const line = first + index;
    const report = (message: string): void => void problems.push({ line, message });
    const heading = /^###\s+(.*?)\s*$/.exec(text)?.[1];
    const bullet = /^- (.+?)\s*$/.exec(text)?.[1];
    if (heading !== undefined) {
      group = changeKinds.find((kind) => kind === heading) ?? 'unknown';
      if (group === 'unknown') {
        report(
          `"${heading}" is not a group of changes. Write one of ${changeKinds.join(', ')}.${didYouMean(heading, changeKinds)}`,
        );
      }
    } else if (bullet !== undefined && group === undefined) {
      report(`Put the entry below a heading of its kind: "### ${changeKinds.join('", "### ')}".`);
    } else if (bullet !== undefined && group !== 'unknown' && group !== undefined) {
      written.push({ group, text: bullet, line });
    } else if (
      group !== undefined &&
      bullet === undefined &&
      !/^\s*$|^\{\/\*.*\*\/\}$/.test(text)
    ) {
      report(
        'Below a heading of changes there are only entries, "- …". Put paragraphs above the first of these headings.',
      );
    }
  }
  const items = written.map((entry) => readItem(entry.group, entry.text, entry.line));
  return { items, problems: [...problems, ...items.flatMap(itemProblems)] };
}
