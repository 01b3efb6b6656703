// Cuts the @example blocks out of the comments of a TypeScript file.

import { readFences } from '../../../src/base/fences';

export interface Example {
  line: number;
  indent: number;
  code: string;
}

/** The examples of a file, with the place of each. */
export function readExamples(source: string): Example[] {
  return [...source.matchAll(/^[ \t]*\/\*\*[\s\S]*?\*\//gm)].flatMap(({ 0: comment, index }) => {
    const before = source.slice(0, index).split('\n').length - 1;
    const lines = comment.split(/\r?\n/).map((line) => {
      const prefix = /^\s*\*(?!\/) ?/.exec(line)?.[0] ?? '';
      return { indent: prefix.length, text: line.slice(prefix.length) };
    });
    return readFences(lines.map(({ text }) => text).join('\n'))
      .filter(({ language }) => /^(?:tsx?|typescript)$/.test(language))
      .filter(({ fenceLine }) => {
        const tag = lines.slice(0, fenceLine).findLast(({ text }) => /^@\w/.test(text));
        return tag !== undefined && /^@example\b/.test(tag.text);
      })
      .map(({ line, code }) => {
        return { line: before + line, indent: lines[line - 1]?.indent ?? 0, code };
      });
  });
}
