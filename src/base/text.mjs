// Reads text files as any editor saves them.

import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';

const NEWLINE = 0x0a;

/**
 * Text with line feeds only and without a byte order mark, as programs for Windows write both.
 * @param {string} text
 * @returns {string}
 */
export function normalizeText(text) {
  return text.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n');
}

/**
 * @param {Buffer} bytes Not UTF-8.
 * @returns {{ line: number, message: string }} The first line (1-based) that is not UTF-8.
 */
function encodingProblem(bytes) {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return {
      line: 1,
      message: 'This file is UTF-16. Save it as UTF-8.',
    };
  let start = 0;
  for (let line = 1; ; line += 1) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline < 0 ? bytes.length : newline;
    const part = bytes.subarray(start, end);
    if (!isUtf8(part)) {
      const [valid = ''] = part.toString().split('\uFFFD');
      const at = Buffer.byteLength(valid);
      const excerpt = part.toString('latin1', Math.max(0, at - 10), at + 10);
      return {
        line,
        message: `This line is not UTF-8; in Latin-1 it reads "${excerpt.trim()}". Save the file as UTF-8.`,
      };
    }
    start = end + 1;
  }
}

/**
 * @param {Buffer} bytes
 * @returns {{ text: string, problem?: { line: number, message: string } }}
 *   The text, normalized; with a problem, characters are missing from it.
 */
export function decodeText(bytes) {
  const text = normalizeText(bytes.toString());
  return isUtf8(bytes) ? { text } : { text, problem: encodingProblem(bytes) };
}

/**
 * @param {string} path
 * @returns {string} The text of a file, normalized.
 * @throws Error where there is no such file.
 */
export function readText(path) {
  return decodeText(readFileSync(path)).text;
}

/**
 * @param {string} path
 * @param {string} fallback
 * @returns {string} The text of a file, normalized, or the fallback where there is no such file.
 */
export function textOr(path, fallback) {
  return existsSync(path) ? readText(path) : fallback;
}
