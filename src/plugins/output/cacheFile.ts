import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { contentHash } from './hash';

const hashLength = 64;

/**
 * Writes a file so that whoever reads it finds the old content or the new, never a part of it, even if
 * the build is stopped meanwhile. Missing folders are created.
 */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const fresh = `${file}.${String(process.pid)}`;
  try {
    writeFileSync(fresh, content);
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}

/** Keeps content for later builds: see {@link readCache}. */
export function writeCache(file: string, content: string | Uint8Array): void {
  const hash = contentHash(content, hashLength);
  writeAtomically(file, Buffer.concat([Buffer.from(hash), Buffer.from(content)]));
}

/**
 * What {@link writeCache} has kept.
 *
 * @returns `undefined` where there is nothing, or something else than what was written: a damaged cache
 *   counts as none.
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
