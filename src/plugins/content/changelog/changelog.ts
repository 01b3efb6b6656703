/**
 * The versions of a changelog and what they brought, entry by entry. Writers write Markdown in a fixed form, and this reads
 * it strictly: versions, dates of symbols, feeds and the upgrade path rely on it.
 */
import { readVersionHeading } from '../../../base/changelog';
import { didYouMean } from '../../../base/nearest';
import type { Problem } from '../../../base/problems';
import { platformFolder } from '../../../model/docPaths';
import type { StepKind } from '../../../model/upgradePath';
import type { Scope } from '../../api/types';

/** Headings of entries, in the order of an upgrade. */
const changeKinds = ['Removed', 'Changed', 'Deprecated', 'Added', 'Fixed'] as const;
type ChangeKind = (typeof changeKinds)[number];

/** One entry of a version: what was added, changed, deprecated, removed, fixed, or is required. */
export interface ChangelogItem {
  /** Heading that it is below. */
  readonly group: ChangeKind;
  /** That of its heading, or of its mark. */
  readonly kind: StepKind;
  /** Symbols in the order in which it names them, as written after `sdk:`. */
  readonly symbols: readonly string[];
  /** Identifiers in inline code without `sdk:`: members that are gone, parameters, resources. */
  readonly names: readonly string[];
  /** Markdown of the entry as written, without the bullet and its mark. */
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
}

/** A version heading of a changelog page: `## 1.9.0.0 (2026-07-21)`. */
export interface ChangelogEntry {
  readonly version: string;
  /** ISO date: year, year-month or full date. */
  readonly date: string;
  /** Counted from 1. */
  readonly line: number;
  readonly anchor: string;
  /** What the version brought, in the order of the page. */
  readonly items: readonly ChangelogItem[];
}

/** Something wrong on a line of a changelog. */
type LineProblem = Omit<Problem, 'file'>;

interface Changelog {
  readonly entries: readonly ChangelogEntry[];
  readonly problems: readonly LineProblem[];
}

/** Path of a platform's changelog, relative to the site. */
export function changelogFile({ product, platform }: Scope): string {
  return `docs/${platformFolder(product, platform)}/changelog.mdx`;
}

/** Anchor of a version's heading. */
export function versionAnchor(version: string): string {
  return `v${version}`;
}

/** Marks at the beginning of entries: what breaks code, and versions of tools, systems and frameworks that apps need. */
const marks = { '**Breaking:** ': 'Breaking', '**Requires:** ': 'Requires' } as const;

/** Values of the languages, which name nothing of the SDK. */
const literals: readonly string[] = ['true', 'false', 'null', 'nil', 'undefined'];

/** A link to a page that describes what to do: migration, or the requirements of versions. */
const instructions = /\]\(\.\/(?:migration|compatibility)\.mdx(?:#[\w.-]+)?\)/;

/** Reads one entry, without its bullet. */
function readItem(group: ChangeKind, written: string, line: number): ChangelogItem {
  const [mark = '', marked] = Object.entries(marks).find(([one]) => written.startsWith(one)) ?? [];
  const text = written.slice(mark.length);
  const codes = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  return {
    group,
    // What is removed without the mark is a problem.
    kind: marked ?? (group === 'Removed' ? 'Breaking' : group),
    symbols: codes.flatMap((code) => (code.startsWith('sdk:') ? [code.slice('sdk:'.length)] : [])),
    names: codes.filter((code) => /^[A-Za-z_]\w*$/.test(code) && !literals.includes(code)),
    text,
    line,
  };
}

/** What is wrong with an entry on its own. */
function itemProblems({ group, kind, symbols, text }: ChangelogItem, written: string): string[] {
  const isMarked = written !== text;
  const mustLink = kind === 'Breaking' || kind === 'Requires' || kind === 'Deprecated';
  const rules: readonly (readonly [isBroken: boolean, message: string])[] = [
    [
      /^\W*(?:breaking\b|requires?:)/i.test(text),
      `Write ${Object.keys(marks).join('or ')}exactly so, at the beginning of the entry.`,
    ],
    [
      kind === 'Requires' && group !== 'Changed',
      'Put what apps need from a version on below "### Changed".',
    ],
    [
      group === 'Removed' && !isMarked,
      'What is removed breaks code that uses it. Begin the entry with "**Breaking:**".',
    ],
    [
      mustLink && !instructions.test(text),
      'Link what the reader has to do: a section of ./migration.mdx or ./compatibility.mdx.',
    ],
    [
      kind === 'Deprecated' && symbols.length === 0,
      'Name what is deprecated as `sdk:Type.member`.',
    ],
  ];
  return rules.flatMap(([isBroken, message]) => (isBroken ? [message] : []));
}

/** Versions that are named twice, or are dated after the one above. */
function orderProblems(entries: readonly ChangelogEntry[]): LineProblem[] {
  return entries.flatMap(({ version, date, line }, index) => {
    const first = entries.slice(0, index).find((entry) => entry.version === version);
    const newer = entries[index - 1];
    // Dates differ in precision; they are compared as far as both are known.
    const known = Math.min(date.length, newer?.date.length ?? 0);
    const messages = [
      first !== undefined &&
        `Version ${version} already has an entry on line ${first.line}. Merge the two, or correct one of the versions.`,
      newer !== undefined &&
        newer.date.slice(0, known) < date.slice(0, known) &&
        `${version} is dated after ${newer.version} above it; newest comes first.`,
    ];
    return messages.flatMap((message) => (message === false ? [] : [{ line, message }]));
  });
}

/** Reads the versions of a changelog page with their entries, and their problems. */
export function parseChangelog(source: string): Changelog {
  const entries: (ChangelogEntry & { readonly items: ChangelogItem[] })[] = [];
  const problems: LineProblem[] = [];
  /** Entries of the version that is read, and the group; those of an unknown group are skipped. */
  let items: ChangelogItem[] | undefined;
  let group: ChangeKind | 'unknown' | undefined;
  for (const [index, text] of source.split('\n').entries()) {
    const line = index + 1;
    const report = (message: string): void => void problems.push({ line, message });
    const [, marker = '', content = ''] = /^(##|###|-)\s+(.*?)\s*$/.exec(text) ?? [];
    if (marker === '##') {
      [items, group] = [undefined, undefined];
      const heading = readVersionHeading(text);
      if (heading !== undefined) {
        items = [];
        entries.push({ ...heading, line, anchor: versionAnchor(heading.version), items });
      } else if (content !== 'Next steps') {
        report(
          `"${content}" is not a version heading. Write "## <version> (<ISO date>)", for example "## 2.0.0 (2025-03)".`,
        );
      }
    } else if (items === undefined) continue;
    else if (marker === '###') {
      group = changeKinds.find((kind) => kind === content) ?? 'unknown';
      if (group === 'unknown') {
        report(
          `"${content}" is not a group of changes. Write one of ${changeKinds.join(', ')}.${didYouMean(content, changeKinds)}`,
        );
      }
    } else if (marker === '-' && group !== undefined && group !== 'unknown') {
      const item = readItem(group, content, line);
      items.push(item);
      itemProblems(item, content).forEach(report);
    } else if ((marker === '-') !== (group !== undefined) && !/^\s*$|^\{\/\*.*\*\/\}$/.test(text)) {
      report(
        `A version has paragraphs first, then "### ${changeKinds.join('", "### ')}" with nothing but entries, "- …", each on one line.`,
      );
    }
  }
  if (entries.length === 0) {
    const message =
      'The changelog has no version. Its newest entry is where install lines take their version from: start with "## <version> (<ISO date>)".';
    problems.push({ line: 1, message });
  }
  return { entries, problems: [...problems, ...orderProblems(entries)] };
}
