import { createHash } from 'node:crypto';

/**
 * The part of a file's name that identifies its content.
 *
 * @param content Content of the file, or all that decides on it.
 * @param length How many hexadecimal digits, at most 64.
 */
export function contentHash(content: string | Uint8Array, length = 8): string {
  return createHash('sha256').update(content).digest('hex').slice(0, length);
}

/** Hash of texts; where one ends and the next begins counts. */
export function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex');
}
