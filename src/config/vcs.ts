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
import {
  newestOf,
  readWordHistory,
  type Change,
  type DatedLine,
  type WordHistory,
} from './wordHistory';

/** Whether the whole history is here: dates read from a shallow clone are those of the clone. */
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

/** The history of a text; none if it isn't that of the text, line by line, as after a diff that was misread. */
function historyOf(text: string, lines: readonly DatedLine[] | undefined): readonly DatedLine[] {
  const told = (lines ?? []).map((line) => line.text.replace(/\r$/, '')).join('\n');
  return told === text.replace(/\n$/, '') ? (lines ?? []) : [];
}

/**
 * Last-update dates from git, and no date rather than a wrong one: none from a shallow clone, none for
 * generated files, none for a page whose words have changes that are not committed, none in live preview.
 *
 * A page counts as updated when a word of its file was changed, or of a section of shared text that it includes. What
 * formats the text changes no date.
 * Samples and declarations do not count: a page shows a few lines of a file that many pages share, and a
 * change in the others would make all of them look fresh.
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

    // Docusaurus asks for it only to date blog posts.
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
