// Reads text files as any editor saves them.

import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { lineAt } from './lines';

/** Text with line feeds only and without a byte order mark, as programs for Windows write both. */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n');
}

/** The text, normalized; with a problem, characters are missing from it. */
export function decodeText(bytes: Buffer): {
  text: string;
  problem?: { line: number; message: string };
} {
  const text = normalizeText(bytes.toString());
  if (isUtf8(bytes)) return { text };
  // What cannot be decoded is replaced by this character.
  const line = lineAt(text, text.indexOf('\uFFFD'));
  return { text, problem: { line, message: 'This line is not UTF-8. Save the file as UTF-8.' } };
}

/**
 * @returns The text of a file, normalized.
 * @throws Error where there is no such file.
 */
export function readText(path: string): string {
  return decodeText(readFileSync(path)).text;
}

/** The text of a file, normalized, or the fallback where there is no such file. */
export function textOr(path: string, fallback: string): string {
  return existsSync(path) ? readText(path) : fallback;
}
