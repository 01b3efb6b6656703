import { execFileSync } from 'node:child_process';
import { relative, sep } from 'node:path';
import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';
import { readText } from '../base/text.mjs';
import {
  includedSections,
  readSharedText,
  type SharedSection,
  type SharedText,
} from '../plugins/content/sharedText';
import {
  newestOf,
  readWordHistory,
  type Change,
  type DatedLine,
  type WordHistory,
} from './wordHistory';

/** Whether the clone has its full history: in a shallow clone, all dates are that of its oldest commit. */
function hasFullHistory(siteDir: string): boolean {
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    git('rev-parse', '--verify', 'HEAD');
    return git('rev-parse', '--is-shallow-repository').trim() === 'false';
  } catch {
    return false;
  }
}

/** The line history of a text; empty if its lines don't match the text, for example after a diff was misparsed. */
function historyOf(text: string, lines: readonly DatedLine[] | undefined): readonly DatedLine[] {
  const fromHistory = (lines ?? []).map((line) => line.text.replace(/\r$/, '')).join('\n');
  return fromHistory === text.replace(/\n$/, '') ? (lines ?? []) : [];
}

/**
 * Last-update dates from git, omitted where they would be wrong: in a shallow clone, for
 * generated files, for a page with uncommitted changes to its words, and in live preview.
 *
 * A page counts as updated when a word changed in its file or in a section of shared text that it includes.
 * Formatting changes don't count.
 * Samples and declarations don't count, either: many pages show a few lines of one file, and a change to
 * any line would mark all of them as updated.
 */
export function createLastUpdateVcs(): VcsConfig {
  const git = getVcsPreset('git-ad-hoc');
  let siteDir = '';
  let active = false;
  let shared: SharedText | undefined;
  let history: WordHistory | undefined;

  const linesOf = (file: string, text: string): readonly DatedLine[] =>
    historyOf(text, history?.get(file));

  const changeOfSection = ({ file, line, text }: SharedSection): Change => {
    const lines = linesOf(file, readText(`${siteDir}/${file}`));
    return newestOf(
      lines.slice(line - 1, line - 1 + text.split('\n').length).map(({ change }) => change),
    );
  };

  return {
    initialize(params) {
      siteDir = params.siteDir;
      active = process.env.NODE_ENV === 'production' && hasFullHistory(siteDir);
    },

    // Docusaurus only uses it for blog posts.
    getFileCreationInfo: async (filePath) => (active ? git.getFileCreationInfo(filePath) : null),

    getFileLastUpdateInfo(filePath) {
      const path = relative(siteDir, filePath).split(sep).join('/');
      if (!active || /(?:^|\/)api\//.test(path)) return Promise.resolve(null);
      // Not in `initialize`: by now, the content plugin has reported what is wrong with shared text.
      shared ??= readSharedText(siteDir);
      history ??= readWordHistory(siteDir, 'docs');
      const text = readText(filePath);
      const change = newestOf([
        newestOf(linesOf(path, text).map(({ change }) => change)),
        ...includedSections(text, shared).map(changeOfSection),
      ]);
      return Promise.resolve(change);
    },
  };
}

export const lastUpdateVcs: VcsConfig = createLastUpdateVcs();
