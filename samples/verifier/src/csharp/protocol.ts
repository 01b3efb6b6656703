// What is said to the compiler's process, and what it answers.

import type { FrameworkId } from './frameworks';

export interface Source {
  readonly path: string;
  readonly text: string;
}

export interface Compilation {
  readonly name: string;
  /** Whose assemblies it is compiled against. */
  readonly framework: FrameworkId;
  /** Names of the compilations before it whose classes it uses. */
  readonly uses: readonly string[];
  /** Of `#if`. */
  readonly symbols: readonly string[];
  readonly files: readonly Source[];
}

export interface Diagnostic {
  readonly compilation: string;
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly severity: 'Error' | 'Warning' | 'Info' | 'Hidden';
  readonly code: string;
  readonly message: string;
}

/**
 * The request as Driver.cs reads it: records and their fields, separated by control characters.
 *
 * @param frameworks That of each assembly, which the compiler's process knows by its number.
 */
export function writeRequest(
  frameworks: readonly FrameworkId[],
  compilations: readonly Compilation[],
): string {
  return [
    ...frameworks.map((framework, index) => ['reference', framework, String(index)]),
    ...compilations.map(({ name, framework, uses, symbols, files }) => [
      'compile',
      name,
      framework,
      uses.join(','),
      symbols.join(','),
      ...files.flatMap(({ path, text }) => [path, text]),
    ]),
  ]
    .map((fields) => fields.join('\u0001'))
    .join('\u0002');
}

/** A run of the compiler, as it describes it. */
interface Run {
  readonly success: boolean;
  readonly stdOut: string | null;
  readonly stdErr: string | null;
  readonly diagnostics?: readonly { readonly message: string }[];
}

/**
 * What a run has printed.
 *
 * @param json The compiler's description of it.
 * @throws Error where the run failed.
 */
export function readResponse(json: string): string {
  const { success, stdOut, stdErr, diagnostics = [] } = JSON.parse(json) as Run;
  if (success && !stdErr) return stdOut ?? '';
  const said = stdErr || diagnostics.map(({ message }) => message).join('\n');
  throw new Error(`the C# compiler failed: ${said || 'no answer'}`);
}

/** @param output What Driver.cs prints: a diagnostic on each line, its fields separated by tabs. */
export function readDiagnostics(output: string): Diagnostic[] {
  return output
    .split(/\r?\n/)
    .filter(Boolean)
    .map((text) => {
      const [compilation, path, line, column, severity, code, message] = text.split('\t');
      const place = { line: Number(line), column: Number(column) };
      return { compilation, path, ...place, severity, code, message } as Diagnostic;
    });
}
