import { createHash } from 'node:crypto';

/**
 * What in a file's name tells its content from another.
 *
 * @param content Content of the file, or all that decides on it.
 * @param length How many hexadecimal digits, at most 64.
 */
export function contentHash(content: string | Uint8Array, length = 8): string {
  return createHash('sha256').update(content).digest('hex').slice(0, length);
}
