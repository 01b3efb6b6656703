// Keeps what is expensive to make, until its sources change.

import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Hash } from 'node:crypto';

const week = 7 * 86_400_000;

/** A folder that all clones on this machine share. */
export function userCache(name: string, env: NodeJS.ProcessEnv = process.env): string {
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'deckle-docs', name);
}

/**
 * @param name Prefix of the folder's name. Folders with this prefix are deleted when they are a week old.
 * @param hash Of everything that goes into the folder.
 * @param build Fills an empty folder.
 * @returns The folder in the cache.
 * @throws What `build` throws; then nothing is cached.
 */
export async function buildOnce(
  name: string,
  hash: Hash,
  build: (folder: string) => Promise<void>,
  cache: string,
): Promise<string> {
  const folder = join(cache, `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  for (const other of await readdir(cache)) {
    const path = join(cache, other);
    if (other.startsWith(`${name}-`) && Date.now() - (await stat(path)).mtimeMs > week)
      await rm(path, { recursive: true, force: true });
  }
  const building = join(cache, `building-${name}-${process.pid}`);
  try {
    await mkdir(building, { recursive: true });
    await build(building);
    // A parallel run may have built the same folder in the meantime; either one can be used.
    await rename(building, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(building, { recursive: true, force: true });
  }
  return folder;
}
