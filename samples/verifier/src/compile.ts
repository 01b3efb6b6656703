// One call of a compiler: the code goes into files, and what the compiler prints becomes findings.

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { groupBy } from '../../../src/base/groupBy';
import type { Finding, Paths, Unit } from './types';

export interface CompilerMessage {
  /** As the compiler prints it. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** The lines about it, without the line of code. */
  readonly details: readonly string[];
  /** The line of code the message is about, or an empty string. */
  readonly source: string;
}

/** A language whose compiler reads files and prints messages. */
export interface CompiledLanguage {
  /** Of the compiler, for its folder and for errors. */
  readonly name: string;
  /** Units of the same group are compiled together. */
  readonly groupOf: (unit: Unit) => string;
  /** The file that a unit becomes. */
  readonly fileOf: (
    unit: Unit,
    index: number,
  ) => {
    /** Below the folder that is compiled. */
    readonly path: string;
    readonly text: string;
    /** Lines that stand before the unit's code. */
    readonly lineOffset?: number;
  };
  readonly compile: (
    files: readonly string[],
    folder: string,
    units: readonly Unit[],
  ) => Promise<{ code: number; output: string }>;
  /** What is shown of a message. */
  readonly textOf?: (message: CompilerMessage) => string;
}

/** `file:line:column: error: message`, as the compilers of Kotlin, Java (without a column), Swift and Dart print it. */
const place =
  /^(.+?\.(?:kts?|java|swift\w*|dart)):(\d+):(?:(\d+):)? (error|warning|note|context): (.*)$/i;
const placeless = /^(?:<unknown>:0: )?(?:fatal )?(?:error|exception): |^(?:Unhandled exc|Crash\b)/i;
/** Dart says it without a place, and once more at the import itself. */
const repeated = "Error: Couldn't resolve the package '";
/** javac counts its messages at the end. */
const count = /^\d+ (?:errors?|warnings?)$/;

/** `rest`: errors without a place. */
export function readOutput(output: string): { messages: CompilerMessage[]; rest: string[] } {
  const found: { match: RegExpExecArray; more: string[] }[] = [];
  const rest: string[] = [];
  for (const text of output.split(/\r?\n/)) {
    const match = place.exec(text);
    if (match !== null) found.push({ match, more: [] });
    else if (placeless.test(text) && !text.startsWith(repeated)) rest.push(text);
    else if (!count.test(text)) found.at(-1)?.more.push(text);
  }
  const messages = found.flatMap(({ match, more }): CompilerMessage[] => {
    const [, file = '', line = '', column, kind = '', message = ''] = match;
    const severity = kind.toLowerCase();
    if (severity !== 'error' && severity !== 'warning') return [];
    // The line above the caret is the line of code.
    const caret = more.findIndex((text) => /^[\s~]*\^[\s^~]*$/.test(text));
    const details = more.filter((_, index) => caret < 0 || index < caret - 1 || index > caret);
    return [
      {
        file,
        line: Number(line),
        column: Number(column ?? (more[caret]?.indexOf('^') ?? 0) + 1),
        severity,
        message,
        details: details.map((text) => text.trim().replace(/\s+/g, ' ')).filter(Boolean),
        source: more[caret - 1] ?? '',
      },
    ];
  });
  return { messages, rest };
}

let calls = 0;

/**
 * Compiles units, one group after the other.
 *
 * @throws Error where the compiler failed without naming a line of these files.
 */
export async function compileUnits(
  language: CompiledLanguage,
  units: readonly Unit[],
  paths: Paths,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const group of groupBy(units, language.groupOf).values())
    findings.push(...(await compileGroup(language, group, paths)));
  return findings;
}

/** In a part of a program, warnings say nothing. */
async function compileGroup(
  { name, fileOf, compile, textOf }: CompiledLanguage,
  units: readonly Unit[],
  paths: Paths,
): Promise<Finding[]> {
  const work = join(paths.cache, `${name}-${process.pid}-${(calls += 1)}`);
  const files = units.map((unit, index) => ({ unit, ...fileOf(unit, index) }));
  const byPath = new Map(files.map((file) => [join(work, file.path), file]));
  for (const [path, { text }] of byPath) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  const { code, output } = await compile([...byPath.keys()], work, units);
  await rm(work, { recursive: true, force: true });
  const { messages, rest } = readOutput(output);
  if (rest.length > 0 || (code !== 0 && messages.length === 0))
    throw new Error(`the ${name} compiler failed:\n${rest.length > 0 ? rest.join('\n') : output}`);

  return messages.flatMap((message) => {
    // The compilers of the Java virtual machine and of Swift run in `/`.
    const file = byPath.get(resolve(work, message.file)) ?? byPath.get(resolve('/', message.file));
    if (file === undefined)
      throw new Error(
        `the ${name} compiler reports ${message.file}:${message.line}, which is not a sample: ${message.message}`,
      );
    const { unit, lineOffset = 0 } = file;
    if (message.severity === 'warning' && unit.kind === 'fence') return [];
    const last = unit.code.split('\n').length;
    const line = Math.max(1, Math.min(message.line - lineOffset, last));
    return [{ unit, line, column: message.column, message: textOf?.(message) ?? message.message }];
  });
}

/**
 * @param what For example `Kotlin stubs or declarations`.
 * @throws Error where they do not compile, with the places below the root.
 */
export function throwOnErrors(
  what: string,
  { code, output }: { code: number; output: string },
  root: string,
) {
  if (code === 0) return;
  throw new Error(
    `the ${what} do not compile:\n${output.replaceAll(`${root}/`, '').replaceAll(`${root.slice(1)}/`, '')}`,
  );
}
