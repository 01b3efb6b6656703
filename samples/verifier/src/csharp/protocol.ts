// What is said to the compiler's process, and what it answers.

export interface Source {
  path: string;
  text: string;
}

export interface Compilation {
  readonly name: string;
  /** Those after a library can use it; a fence may have statements. */
  readonly kind: 'library' | 'program' | 'fence';
  /** Whose assemblies it is compiled against. */
  readonly framework: string;
  /** Names of stubs and libraries. */
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
  /** What the class in question does have. */
  readonly names: readonly string[];
  readonly message: string;
}

/** `file` is the assembly's name for the compiler's process. */
export interface Reference {
  framework: string;
  file: string;
}

/** The request as Driver.cs reads it: records and their fields, separated by control characters. */
export function writeRequest(
  references: readonly Reference[],
  compilations: readonly Compilation[],
): string {
  return [
    ...references.map(({ framework, file }) => ['reference', framework, file]),
    ...compilations.map(({ name, kind, framework, uses, symbols, files }) => [
      'compile',
      name,
      kind,
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

/** What a run has said, from the compiler's JSON. */
export function readResponse(json: string): { output: string } | { error: string } {
  const { success, stdOut, stdErr, diagnostics } = JSON.parse(json) as Run;
  if (success && !stdErr) return { output: stdOut ?? '' };
  const said = (diagnostics ?? []).map(({ message }) => message).join('\n');
  return { error: stdErr || said || 'no answer' };
}

/** @param output What Driver.cs prints: a diagnostic on each line, its fields separated by tabs. */
export function readDiagnostics(output: string): Diagnostic[] {
  return output.split(/\r?\n/).flatMap((text) => {
    const [compilation, path, line, column, severity, code, names, ...message] = text.split('\t');
    if (message.length === 0) return [];
    return [
      {
        compilation,
        path,
        line: Number(line),
        column: Number(column),
        severity,
        code,
        names: names ? names.split(',') : [],
        message: message.join('\t'),
      } as Diagnostic,
    ];
  });
}
