// Canaries: programs that are wrong on purpose. A checker that does not report them checks nothing.
//
// The first line of a canary says what has to be reported, in a comment of its language:
//   canary: unknown member | line 5 | unresolved reference 'autoCaptur'
// A canary for typed JSON names its type as well: | type AnalyzeResult

import { join } from 'node:path';
import { listFiles } from '../../../src/base/files';
import { languageIds } from './languages';
import { readText } from '../../../src/base/text';
import type { Finding, LanguageId, Paths, Unit } from './types';

export interface Expectation {
  readonly kind: string;
  readonly line: number;
  readonly text: string;
  readonly type: string | undefined;
}

export interface Canary {
  unit: Unit;
  expected: Expectation;
}

/** What the first line of a canary says; `undefined` if it says nothing. */
export function readExpectation(firstLine: string): Expectation | undefined {
  const match = /canary: ([^|]+)\| line (\d+) \| (.+?)(?: \| type (\w+))?\s*(?:-->|\*\/)?\s*$/.exec(
    firstLine,
  );
  if (!match) return undefined;
  const [, kind = '', line = '', text = '', type] = match;
  return {
    kind: kind.trim(),
    line: Number(line),
    text: text.trim(),
    type,
  };
}

/** The problem of the answer to a canary, if any: it has to be reported on its line, with its words, and nowhere else. */
export function canaryProblem(
  expected: Expectation,
  findings: readonly Finding[],
): string | undefined {
  const wanted = `${expected.kind}: "${expected.text}" on line ${expected.line}`;
  const first = findings[0];
  if (!first) return `canary not reported (${wanted})`;
  const hit = findings.some(
    ({ line, message }) => line === expected.line && message.includes(expected.text),
  );
  if (!hit)
    return `canary not reported as expected (${wanted}), but: line ${first.line}: ${first.message}`;
  const stray = findings.find(({ line }) => line !== expected.line);
  return stray
    ? `canary reports something else as well: line ${stray.line}: ${stray.message}`
    : undefined;
}

/** All canaries. */
export function readCanaries(paths: Paths): Canary[] {
  const files = listFiles(paths.root, 'samples/verifier/canaries');
  return files.map((file) => {
    const text = readText(join(paths.root, file));
    const [first = '', ...rest] = text.split(/\r?\n/);
    const expected = readExpectation(first);
    const language = languageOf(file);
    if (!expected || !language)
      throw new Error(`${file}: the first line does not say what the canary expects`);
    // The first line stays as an empty one: some languages have no comments.
    const code = ['', ...rest].join('\n');
    const unit = { kind: 'canary' as const, language, file, line: 1, indent: 0, code };
    return {
      expected,
      unit: expected.type === undefined ? unit : { ...unit, type: expected.type },
    };
  });
}

function languageOf(file: string): LanguageId | undefined {
  // samples/verifier/canaries/<language>/, below which a folder can name an environment.
  const folder = file.split('/')[3];
  return languageIds.find((id) => id === folder);
}
