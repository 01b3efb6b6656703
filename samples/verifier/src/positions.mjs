// Turns offsets and positions inside a unit into positions inside its file.

/** @import { Finding, Problem } from './types.d.ts' */

/**
 * @param {string} text
 * @param {number} offset
 * @returns {{ line: number, column: number }} 1-based.
 */
export function positionAt(text, offset) {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/**
 * @param {{ file: string, line: number, column: number, message: string }} problem
 * @returns {string} `file:line:column  message`.
 */
export function formatPosition({ file, line, column, message }) {
  return `${file}:${line}:${column}  ${message}`;
}

/**
 * @param {Finding} finding
 * @returns {Problem}
 */
export function toProblem({ unit, line, column, message }) {
  return {
    file: unit.file,
    line: unit.line + line - 1,
    column: unit.indent + column,
    message,
  };
}

/**
 * @param {{ file: string, line: number, column: number }} a
 * @param {{ file: string, line: number, column: number }} b
 * @returns {number}
 */
export function byPosition(a, b) {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
