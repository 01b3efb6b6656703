import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';
import { readText } from '../../samples/verifier/src/text.mjs';
import { findDirectives } from '../plugins/content/pageFacts';

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

/** A page and the partials whose text stands on it, relative to the site. */
function filesOfPage(siteDir: string, path: string, found = new Set<string>()): Set<string> {
  const file = join(siteDir, path);
  if (found.has(path) || !existsSync(file)) return found;
  found.add(path);
  for (const { name, attributes } of findDirectives(readText(file))) {
    if (name === 'Partial') {
      filesOfPage(siteDir, `docs/_partials/${attributes.name ?? ''}.mdx`, found);
    }
  }
  return found;
}

/**
 * Last-update dates from git, and no date rather than a wrong one: none from a shallow clone, none for
 * generated files, none for a page with changes that are not committed, none in live preview.
 *
 * A page counts as updated when its file or one of its partials was. Samples and declarations do not
 * count: a page shows a few lines of a file that many pages share, and a change in the others would
 * make all of them look fresh.
 */
export function lastUpdateFrom(history: VcsConfig): VcsConfig {
  let siteDir = '';
  let active = false;
  let uncommitted: ReadonlySet<string> = new Set();
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
      if (!active || /(?:^|\/)api\//.test(path)) return null;
      let newest: ChangeInfo = null;
      for (const file of filesOfPage(siteDir, path)) {
        if (uncommitted.has(file)) return null;
        const info = await history.getFileLastUpdateInfo(join(siteDir, file));
        if (info === null) return null;
        if (newest === null || info.timestamp > newest.timestamp) newest = info;
      }
      return newest;
    },
  };
}

export const lastUpdateVcs: VcsConfig = lastUpdateFrom(getVcsPreset('git-eager'));
