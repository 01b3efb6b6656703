// The folder that a build is put into: whatever is in it is deleted.
import * as fs from 'node:fs';
import { join } from 'node:path';

/** How the files for hosts begin that each build writes; see src/plugins/security/hostFiles.ts. */
export const buildMark = '# Written by the build.';

/** @param {string} folder */
export function isBuild(folder) {
  const file = join(folder, '_headers');
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8').startsWith(buildMark);
}

/**
 * Why a build may not be put into a folder: something is in it that no build has written.
 * @param {string} folder
 */
export function reasonToRefuse(folder) {
  if (!fs.existsSync(folder)) return undefined;
  if (!fs.statSync(folder).isDirectory()) return 'is a file';
  const names = fs.readdirSync(folder);
  if (names.includes('.git')) return 'is a Git repository';
  if (names.length === 0 || isBuild(folder)) return undefined;
  return `is not empty and no earlier build: it contains ${names[0] ?? ''}`;
}

/** @param {string} folder */
export function deleteFolder(folder) {
  if (!fs.existsSync(folder)) return;
  for (const name of fs.readdirSync(folder)) fs.rmSync(join(folder, name), { recursive: true });
  try {
    fs.rmdirSync(folder);
  } catch {
    // A mounted folder, such as a volume of a container, stays; it is empty now.
  }
}

/** @param {string} from @param {string} to A folder that doesn't exist, or is empty. */
export function moveFolder(from, to) {
  try {
    fs.renameSync(from, to);
  } catch {
    // On another file system, or a folder that cannot be replaced.
    try {
      fs.cpSync(from, to, { recursive: true });
    } catch (error) {
      deleteFolder(to);
      throw error;
    }
    fs.rmSync(from, { recursive: true });
  }
}
