import { readVersionHeading } from '../../../base/changelog';
import { parseItems, type ChangelogItem, type LineProblem } from './changelogItems';

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

export interface Changelog {
  readonly entries: readonly ChangelogEntry[];
  readonly problems: readonly LineProblem[];
}

/** Anchor of a version's heading. */
export function versionAnchor(version: string): string {
  return `v${version}`;
}

/** Whether a line begins another section of level 2. */
const isSection = (text: string): boolean => /^##\s/.test(text);

/** Reads the versions of a changelog page with their entries, and their problems. */
export function parseChangelog(source: string): Changelog {
  const entries: ChangelogEntry[] = [];
  const problems: LineProblem[] = [];
  const lines = source.split('\n');
  lines.forEach((text, index) => {
    const line = index + 1;
    if (!isSection(text) || text.trim() === '## Next steps') return;
    const heading = readVersionHeading(text);
    if (heading === undefined) {
      problems.push({
        line,
        message: `"${text.slice(3)}" is not a version heading. Write "## <version> (<ISO date>)", for example "## 2.0.0 (2025-03)".`,
      });
      return;
    }
    const { version, date } = heading;
    const first = entries.find((entry) => entry.version === version);
    if (first !== undefined) {
      problems.push({
        line,
        message: `Version ${version} already has an entry on line ${String(first.line)}. Merge the two, or correct one of the versions.`,
      });
    }
    const rest = lines.slice(line);
    const end = rest.findIndex(isSection);
    const read = parseItems(end < 0 ? rest : rest.slice(0, end), line + 1);
    problems.push(...read.problems);
    entries.push({ version, date, line, anchor: versionAnchor(version), items: read.items });
  });
  if (entries.length === 0) {
    problems.push({
      line: 1,
      message:
        'The changelog has no version. Its newest entry is where install lines take their version from: start with "## <version> (<ISO date>)".',
    });
  }
  for (let i = 1; i < entries.length; i += 1) {
    const newer = entries[i - 1];
    const older = entries[i];
    if (newer === undefined || older === undefined) continue;
    // Dates differ in precision; they are compared as far as both are known.
    const known = Math.min(newer.date.length, older.date.length);
    if (newer.date.slice(0, known) < older.date.slice(0, known)) {
      problems.push({
        line: older.line,
        message: `${older.version} is dated after ${newer.version} above it; newest comes first.`,
      });
    }
  }
  return { entries, problems };
}
