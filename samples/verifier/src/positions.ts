// Turns offsets and positions inside a unit into positions inside its file.

import type { Finding, Problem } from './types';

/** 1-based. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** `file:line:column  message`. */
export function formatPosition({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column}  ${message}`;
}

/** A finding with its position in the file. */
export function toProblem({ unit, line, column, message }: Finding): Problem {
  return {
    file: unit.file,
    line: unit.line + line - 1,
    column: unit.indent + column,
    message,
  };
}

/** Sorts by file, line and column. */
export function byPosition(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column;
}
