import {
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** Folders of the repository that a build reads, or works in. */
export const usedFolders = [
  '.cache/build',
  '.ci',
  '.docusaurus',
  '.git',
  '.github',
  'api-sources',
  'docs',
  'node_modules',
  'operations',
  'samples',
  'scripts',
  'src',
  'static',
  'tests',
];

/** How the files for hosts begin that each build writes; see src/plugins/security/hostFiles.ts. */
export const buildMark = '# Written by the build.';

/**
 * A path without links and in the spelling of the file system; what doesn't exist yet stays as written.
 * @param {string} path
 * @returns {string}
 */
function realPath(path) {
  try {
    return realpathSync.native(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPath(parent), basename(path));
  }
}

/**
 * @param {string} folder
 * @param {string} path
 */
function contains(folder, path) {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

/** @param {string} folder */
function isEarlierBuild(folder) {
  const mark = join(folder, '_headers');
  return existsSync(mark) && readFileSync(mark, 'utf8').startsWith(buildMark);
}

/**
 * Where a build may be put: whatever is in that folder is deleted.
 * @param {string} root Folder of the site.
 * @param {string} outDir Folder that the user named, relative to the site or absolute.
 * @returns {{ folder: string } | { problem: string }} The folder without links, or why it is refused.
 */
export function checkOutDir(root, outDir) {
  const folder = realPath(resolve(root, outDir));
  /** @param {string} reason */
  const refused = (reason) => ({
    problem: `--out-dir ${outDir}: ${folder} ${reason} Nothing was deleted. Name an empty folder, one that doesn’t exist yet, or that of an earlier build.`,
  });
  if (contains(folder, realPath(root))) return refused('contains the sources of the site.');
  for (const name of usedFolders) {
    const used = realPath(join(root, name));
    if (contains(used, folder)) return refused(`is in ${name}/, which the build needs.`);
    if (contains(folder, used)) return refused(`contains ${name}/, which the build needs.`);
  }
  if (!existsSync(folder)) return { folder };
  if (!lstatSync(folder).isDirectory()) return refused('is a file.');
  const entries = readdirSync(folder);
  if (entries.includes('.git')) return refused('is a Git repository.');
  if (entries.length > 0 && !isEarlierBuild(folder)) {
    return refused(`is not empty and no earlier build: it contains ${entries[0] ?? ''}.`);
  }
  return { folder };
}

/** What a system says of a folder that has to stay: it is mounted, as a volume in a container, or its parent is not ours. */
const staying = new Set(['EBUSY', 'EACCES', 'EPERM', 'EROFS']);

/**
 * Deletes a folder; one that cannot be removed is emptied.
 * @param {string} folder
 * @param {(folder: string) => void} [remove] Removes the empty folder.
 */
export function deleteFolder(folder, remove = rmdirSync) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  try {
    remove(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!staying.has(code)) throw error;
  }
}

/**
 * @param {string} from
 * @param {string} to A folder that doesn't exist, or is empty.
 */
export function moveFolder(from, to) {
  try {
    renameSync(from, to);
  } catch {
    // On another file system, or a folder that cannot be replaced.
    try {
      cpSync(from, to, { recursive: true });
    } catch (error) {
      deleteFolder(to);
      throw error;
    }
    rmSync(from, { recursive: true });
  }
}
