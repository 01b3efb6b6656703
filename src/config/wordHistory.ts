import { execFileSync } from 'node:child_process';

/** Who changed something, and when; `null` for what is not committed. */
export type Change = { readonly author: string; readonly timestamp: number } | null;

/** A line of a file, with the last change of its words. */
export interface DatedLine {
  readonly text: string;
  readonly change: Change;
}

/** The lines of each file, by its path relative to the site. */
export type WordHistory = ReadonlyMap<string, readonly DatedLine[]>;

/** The newest of several changes; `null` where there is none, or one of them is not committed. */
export const newestOf = (changes: readonly Change[]): Change =>
  changes.length === 0
    ? null
    : changes.reduce((a, b) => (!a || !b ? null : a.timestamp > b.timestamp ? a : b));

/** Begins the line of a commit; no line of a diff begins with it. */
const mark = '\0';

const diffOptions = [
  '--unified=0',
  '--find-renames',
  // Paths are those of the site, which may be a folder of its repository.
  '--relative',
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
  '--src-prefix=a/',
  '--dst-prefix=b/',
] as const;

function git(siteDir: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: siteDir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1024 * 1024 * 1024,
  });
}

/** Comments, addresses of links, and ids of headings: readers don't see them. */
const unseen = /\{\/\*.*?\*\/\}|\]\([^()\s]*\)|\{#[\w.-]+\}/gs;

/** The words of lines, in which white space, punctuation and markup make no difference. */
function wordsOf(lines: readonly string[]): string {
  const seen = lines.join('\n').replace(unseen, ' ');
  return (seen.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** Lines of a file that a commit replaces by others. */
interface Hunk {
  /** Index of the first replaced line; where none is, of the line that the new ones stand before. */
  readonly at: number;
  readonly removed: string[];
  readonly added: string[];
}

interface FileDiff {
  readonly from: string;
  readonly to: string;
  readonly hunks: readonly Hunk[];
}

/** The path in a line such as `--- a/docs/index.mdx`; git ends one with blanks by a tab. */
const pathIn = (line: string, prefix: string): string =>
  line.slice(prefix.length).replace(/\t$/, '');

function fileDiffOf(lines: readonly string[]): FileDiff | undefined {
  let [from, to] = ['', ''];
  const hunks: Hunk[] = [];
  for (const line of lines) {
    const hunk = hunks.at(-1);
    const [header, start = '', count = '1'] = /^@@ -(\d+)(?:,(\d+))? /.exec(line) ?? [];
    if (header !== undefined) {
      // What is only added follows the line that is named.
      hunks.push({ at: count === '0' ? Number(start) : Number(start) - 1, removed: [], added: [] });
    } else if (hunk !== undefined) {
      if (line.startsWith('-')) hunk.removed.push(line.slice(1));
      if (line.startsWith('+')) hunk.added.push(line.slice(1));
    } else if (line.startsWith('rename from ')) from = pathIn(line, 'rename from ');
    else if (line.startsWith('rename to ')) to = pathIn(line, 'rename to ');
    else if (line.startsWith('--- a/')) from = pathIn(line, '--- a/');
    else if (line.startsWith('+++ b/')) to = pathIn(line, '+++ b/');
  }
  return from === '' && to === '' ? undefined : { from, to, hunks };
}

/** Replaces lines in place. New words have the date of the change, and other lines the date that they had. */
function applyHunk(lines: DatedLine[], hunk: Hunk, change: Change, isFormatting: boolean): void {
  const { at, removed, added } = hunk;
  const old = lines.slice(at, at + removed.length);
  const keepsWords = isFormatting || wordsOf(removed) === wordsOf(added);
  const neighbor = lines[at - 1] ?? lines[at + removed.length];
  const before = old.length > 0 ? newestOf(old.map((line) => line.change)) : neighbor?.change;
  const dated = added.map((text, index): DatedLine => {
    if (!keepsWords || before === undefined) return { text, change };
    const same = old.length === added.length ? old[index] : undefined;
    return { text, change: same === undefined ? before : same.change };
  });
  lines.splice(at, removed.length, ...dated);
  // Removed words date the line beside them, unless they were a section of shared text.
  if (added.length > 0 || keepsWords || removed.some((line) => line.startsWith('# '))) return;
  const beside = lines[at - 1] === undefined ? at : at - 1;
  lines.splice(beside, 1, ...lines.slice(beside, beside + 1).map(({ text }) => ({ text, change })));
}

function applyDiff(
  files: Map<string, DatedLine[]>,
  { from, to, hunks }: FileDiff,
  change: Change,
): void {
  const lines = files.get(from) ?? [];
  if (from !== to) files.delete(from);
  if (to === '') return;
  // A paragraph that is wrapped anew can be several hunks.
  const isFormatting =
    wordsOf(hunks.flatMap(({ removed }) => removed)) ===
    wordsOf(hunks.flatMap(({ added }) => added));
  // From the end, so that the numbers of lines above stay right.
  for (const hunk of [...hunks].reverse()) applyHunk(lines, hunk, change, isFormatting);
  files.set(to, lines);
}

/** Applies a text of diffs to the files. */
function applyDiffs(files: Map<string, DatedLine[]>, text: string, change: Change): void {
  for (const part of text.split(/^diff --git /m).slice(1)) {
    const diff = fileDiffOf(part.split('\n'));
    if (diff !== undefined) applyDiff(files, diff, change);
  }
}

/**
 * When the words of each line below a folder were last changed, read from all diffs in the order of their commits: two runs
 * of git for all files. Unlike `git blame`, a line that was only wrapped, aligned or marked up
 * anew keeps its date. The history is that of the branch: what was merged has the date of the merge.
 *
 * @param siteDir Folder of the site, which may be a folder of its repository.
 * @param folder Path relative to the site, such as `docs`.
 */
export function readWordHistory(siteDir: string, folder: string): WordHistory {
  const files = new Map<string, DatedLine[]>();
  const log = git(
    siteDir,
    'log',
    '--reverse',
    '--first-parent',
    '-m',
    '--patch',
    '--format=format:%x00%ct %an',
    ...diffOptions,
    '--',
    folder,
  );
  for (const commit of log.split(mark).slice(1)) {
    const end = commit.indexOf('\n');
    const [time = '', ...author] = commit.slice(0, end).split(' ');
    const change = { author: author.join(' '), timestamp: Number(time) * 1000 };
    applyDiffs(files, commit.slice(end), change);
  }
  const uncommitted = git(siteDir, 'diff', ...diffOptions, '--no-renames', 'HEAD', '--', folder);
  applyDiffs(files, uncommitted, null);
  return files;
}
