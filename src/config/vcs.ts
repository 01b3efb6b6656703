import { execFileSync } from 'node:child_process';
import { relative, sep } from 'node:path';
import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';
import { readText } from '../../samples/verifier/src/text.mjs';
import {
  includedSections,
  readSharedText,
  type SharedSection,
  type SharedText,
} from '../plugins/content/sharedText';

type ChangeInfo = Awaited<ReturnType<VcsConfig['getFileLastUpdateInfo']>>;

function git(siteDir: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: siteDir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** Whether the whole history is here: dates read from a shallow clone are those of the clone. */
function hasFullHistory(siteDir: string): boolean {
  try {
    git(siteDir, 'rev-parse', '--verify', 'HEAD');
    return git(siteDir, 'rev-parse', '--is-shallow-repository').trim() === 'false';
  } catch {
    return false;
  }
}

/** Files below `docs/` that differ from the last commit, relative to the site. */
function uncommittedFiles(siteDir: string): ReadonlySet<string> {
  const entries = git(siteDir, 'status', '--porcelain', '-z', '--untracked-files=all', '--', 'docs')
    .split('\0')
    .filter(Boolean);
  // Paths are those of the repository, of which the site may be a folder.
  const folder = git(siteDir, 'rev-parse', '--show-prefix').trim();
  return new Set(
    entries.map((entry) => entry.replace(/^[ MADRCUT?!]{2} /, '').slice(folder.length)),
  );
}

/** The last change of each line of a file; `null` for lines that are not committed, none for a new file. */
function changesOfLines(siteDir: string, path: string): readonly ChangeInfo[] {
  if (git(siteDir, 'ls-tree', 'HEAD', '--', path) === '') return [];
  const changes: ChangeInfo[] = [];
  let [isCommitted, author, timestamp] = [false, '', 0];
  for (const line of git(siteDir, 'blame', '--line-porcelain', '--', path).split('\n')) {
    const [key = '', ...value] = line.split(' ');
    if (line.startsWith('\t')) changes.push(isCommitted ? { author, timestamp } : null);
    else if (/^[0-9a-f]{40,}$/.test(key)) isCommitted = !/^0+$/.test(key);
    else if (key === 'author') author = value.join(' ');
    else if (key === 'committer-time') timestamp = Number(value[0]) * 1000;
  }
  return changes;
}

/** The newest of several changes; `null` where one of them has no date. */
const newestOf = (changes: readonly ChangeInfo[]): ChangeInfo =>
  changes.length === 0
    ? null
    : changes.reduce((a, b) => (!a || !b ? null : a.timestamp > b.timestamp ? a : b));

/**
 * Last-update dates from git, and no date rather than a wrong one: none from a shallow clone, none for
 * generated files, none for a page with changes that are not committed, none in live preview.
 *
 * A page counts as updated when its file was, or the lines of a section of shared text that it includes.
 * Samples and declarations do not count: a page shows a few lines of a file that many pages share, and a
 * change in the others would make all of them look fresh.
 */
export function lastUpdateFrom(history: VcsConfig): VcsConfig {
  let siteDir = '';
  let active = false;
  let uncommitted: ReadonlySet<string> = new Set();
  let shared: SharedText | undefined;
  const lines = new Map<string, readonly ChangeInfo[]>();

  const changeOfSection = ({ file, line, text }: SharedSection): ChangeInfo => {
    const changes = lines.get(file) ?? changesOfLines(siteDir, file);
    lines.set(file, changes);
    return newestOf(changes.slice(line - 1, line - 1 + text.split('\n').length));
  };

  return {
    initialize(params) {
      siteDir = params.siteDir;
      active = process.env.NODE_ENV === 'production' && hasFullHistory(siteDir);
      if (!active) return;
      uncommitted = uncommittedFiles(siteDir);
      history.initialize(params);
    },

    async getFileCreationInfo(filePath) {
      return active ? history.getFileCreationInfo(filePath) : null;
    },

    async getFileLastUpdateInfo(filePath) {
      const path = relative(siteDir, filePath).split(sep).join('/');
      if (!active || /(?:^|\/)api\//.test(path) || uncommitted.has(path)) return null;
      // Not in `initialize`: by now, the content plugin has reported what is wrong with shared text.
      shared ??= readSharedText(siteDir);
      return newestOf([
        await history.getFileLastUpdateInfo(filePath),
        ...includedSections(readText(filePath), shared).map(changeOfSection),
      ]);
    },
  };
}

export const lastUpdateVcs: VcsConfig = lastUpdateFrom(getVcsPreset('git-eager'));
