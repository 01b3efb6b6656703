import { isArrow } from './brackets';

/** Languages whose declarations are read without a compiler. */
export type SourceLanguage = 'kotlin' | 'swift' | 'csharp' | 'dart';

/** Something that no compiler would accept. */
export interface SyntaxFault {
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

export interface Scanned {
  /** The source with its comments blanked, except doc comments. Lines are those of the source. */
  readonly code: string;
  readonly faults: readonly SyntaxFault[];
}

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** End of the block comment that begins at `start`, or -1. C# does not nest comments. */
function commentEnd(source: string, start: number, nests: boolean): number {
  let depth = 0;
  for (const mark of source.slice(start).matchAll(/\/\*|\*\//g)) {
    if (mark[0] === '*/') depth -= 1;
    else if (nests || depth === 0) depth += 1;
    if (depth === 0) return start + mark.index + 2;
  }
  return -1;
}

/** End of the string that begins at `start`, or -1. */
function stringEnd(source: string, start: number): number {
  const quote = source[start] ?? '';
  const triple = quote.repeat(3);
  if (source.startsWith(triple, start)) {
    const end = source.indexOf(triple, start + 3);
    return end < 0 ? -1 : end + 3;
  }
  for (let i = start + 1; i < source.length && source[i] !== '\n'; i += 1) {
    if (source[i] === '\\') i += 1;
    else if (source[i] === quote) return i + 1;
  }
  return -1;
}

/** Scans a file for brackets that do not match, and for strings and comments that never end. */
export function scanSource(source: string, language: SourceLanguage): Scanned {
  const faults: SyntaxFault[] = [];
  const open: { readonly char: string; readonly line: number }[] = [];
  let code = '';
  let line = 1;
  let at = 0;
  const take = (end: number, asBlank = false): void => {
    const text = source.slice(at, end);
    code += asBlank ? blank(text) : text;
    line += text.split('\n').length - 1;
    at = end;
  };
  const result = (...more: readonly SyntaxFault[]): Scanned => ({
    code: code + source.slice(at),
    faults: [...faults, ...more],
  });

  while (at < source.length) {
    const char = source[at] ?? '';
    const next = source[at + 1];
    if (char === '/' && next === '/') {
      const end = source.indexOf('\n', at);
      take(end < 0 ? source.length : end, source[at + 2] !== '/');
    } else if (char === '/' && next === '*') {
      const end = commentEnd(source, at, language !== 'csharp');
      if (end < 0) return result({ line, message: 'This comment is never closed.' });
      take(end, !source.startsWith('/**', at));
    } else if (char === '"' || (char === "'" && language !== 'swift')) {
      const end = stringEnd(source, at);
      if (end >= 0) take(end);
      else {
        faults.push({ line, message: 'This string is never closed.' });
        const lineEnd = source.indexOf('\n', at);
        take(lineEnd < 0 ? source.length : lineEnd);
      }
    } else {
      if (char in closers) open.push({ char, line });
      if (')]}'.includes(char)) {
        const last = open.pop();
        // What follows a bracket that does not match can only be guessed.
        if (last === undefined) return result({ line, message: `This "${char}" closes nothing.` });
        if (closers[last.char] !== char) {
          return result({
            line: last.line,
            message: `This "${last.char}" is not closed: a "${char}" on line ${String(line)} comes first.`,
          });
        }
      }
      take(at + 1);
    }
  }
  return result(
    ...open.slice(-1).map((last) => ({
      line: last.line,
      message: `This "${last.char}" is never closed.`,
    })),
  );
}

/** Keywords that may precede a type. */
const typeWords =
  /(?<![\w.])(?:any|async|await|const|covariant|event|final|in|inout|new|out|params|readonly|ref|required|some|suspend|this|throws|vararg|@[\w.]+)\s+/g;

const innermostBrackets = /<[^<>()[\]{}]*>|\([^<>()[\]{}]*\)|\[[^<>()[\]{}]*\]|\{[^<>()[\]{}]*\}/g;

/** Whether a text can be a type: brackets match, and no two names are adjacent. */
export function isType(text: string): boolean {
  let flat = text.replace(/>/g, (char, i: number) => (isArrow(text, i) ? ',' : char));
  for (let before = ''; before !== flat;) {
    before = flat;
    flat = flat.replace(innermostBrackets, '#');
  }
  const bare = flat.replace(/\bFunction\b/g, ',').replace(typeWords, '');
  return /[\w#]/.test(bare) && !/[<>()[\]{};"']|[\w#?!*]\s+[\w#]/.test(bare);
}
