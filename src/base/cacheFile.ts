import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash } from './hash';

const hashLength = 64;

/**
 * Folder for what builds store between runs; `docusaurus clear` empties it. Not below node_modules:
 * the bundler takes what is there for unchanging and would not see the state change.
 */
export function cacheDir(siteDir: string): string {
  return join(siteDir, '.docusaurus/deckle-docs');
}

/**
 * Writes a file atomically: readers see the old content or the new, even if the build is stopped while writing. Missing folders are created.
 */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}`;
  try {
    writeFileSync(fresh, content);
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}

/** Stores content for later builds; see {@link readCache}. */
export function writeCache(file: string, content: string | Uint8Array): void {
  const hash = contentHash(content, hashLength);
  writeAtomically(file, Buffer.concat([Buffer.from(hash), Buffer.from(content)]));
}

/**
 * Content that {@link writeCache} stored.
 *
 * @returns `undefined` if there is no file, or its content is not what was written: a damaged cache file is ignored.
 */
export function readCache(file: string): Buffer | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return undefined;
  }
  const content = bytes.subarray(hashLength);
  return bytes.toString('latin1', 0, hashLength) === contentHash(content, hashLength)
    ? content
    : undefined;
}

/** Writes a file only when its content differs, so that watchers and caches stay quiet. */
export function writeIfChanged(path: string, content: string | Uint8Array): boolean {
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(content))) return false;
  writeAtomically(path, content);
  return true;
}
