// Builds what samples are compiled against once, and again when its sources change.

import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** @import { Hash } from 'node:crypto' */
/** @import { Paths } from './types.d.ts' */

/**
 * @param {string} name Prefix of the folder's name. Folders with this prefix and another hash are deleted.
 * @param {Hash} hash Of everything that goes into the folder.
 * @param {(folder: string) => Promise<void>} build Fills an empty folder.
 * @param {Paths} paths
 * @returns {Promise<string>} The folder in the cache.
 * @throws What `build` throws; then nothing is cached.
 */
export async function buildOnce(name, hash, build, paths) {
  const folder = join(paths.cache, `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  await mkdir(paths.cache, { recursive: true });
  for (const other of await readdir(paths.cache)) {
    if (other.startsWith(`${name}-`))
      await rm(join(paths.cache, other), { recursive: true, force: true });
  }
  const building = join(paths.cache, `building-${name}-${process.pid}`);
  try {
    await mkdir(building, { recursive: true });
    await build(building);
    // A parallel run may have built the same folder in the meantime; either one can be used.
    await rename(building, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(building, { recursive: true, force: true });
  }
  return folder;
}
