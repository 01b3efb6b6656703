import { execFileSync } from 'node:child_process';
import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';

const eager = getVcsPreset('git-eager');
const hardcoded = getVcsPreset('disabled');

/** Whether the whole history is here: dates read from a shallow clone are those of the clone. */
function hasFullHistory(siteDir: string): boolean {
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    git('rev-parse', '--verify', 'HEAD');
    return git('rev-parse', '--is-shallow-repository') === 'false';
  } catch {
    return false;
  }
}

let active: VcsConfig = hardcoded;

/**
 * Last-update dates from git, and no date rather than a wrong one: none from a shallow clone, none
 * for generated files, none in live preview.
 */
export const lastUpdateVcs: VcsConfig = {
  initialize({ siteDir }) {
    active = process.env.NODE_ENV === 'production' && hasFullHistory(siteDir) ? eager : hardcoded;
    active.initialize({ siteDir });
  },
  async getFileCreationInfo(path) {
    return /[\\/]api[\\/]/.test(path) ? null : active.getFileCreationInfo(path);
  },
  async getFileLastUpdateInfo(path) {
    return /[\\/]api[\\/]/.test(path) ? null : active.getFileLastUpdateInfo(path);
  },
};
