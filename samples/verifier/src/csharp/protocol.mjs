// What is said to the compiler's process, and what it answers.

/** The folder that the compiler reads its assemblies from. */
export const assemblyHost = 'http://verifier.invalid/';

/**
 * @typedef {{ path: string, text: string }} Source
 *
 * @typedef {object} Compilation
 * @property {string} name
 * @property {'library' | 'program' | 'fence'} kind Those after a library can use it; a fence may have statements.
 * @property {string} framework Whose assemblies it is compiled against.
 * @property {readonly string[]} uses Names of stubs and libraries.
 * @property {readonly string[]} symbols Of `#if`.
 * @property {readonly Source[]} files
 *
 * @typedef {object} Diagnostic
 * @property {string} compilation
 * @property {string} path
 * @property {number} line
 * @property {number} column
 * @property {'Error' | 'Warning' | 'Info' | 'Hidden'} severity
 * @property {string} code
 * @property {readonly string[]} names What the class in question does have.
 * @property {string} message
 *
 * @typedef {{ framework: string, file: string }} Reference `file` is the assembly's name for the compiler's process.
 */

/**
 * @param {readonly Reference[]} references
 * @param {readonly Compilation[]} compilations
 * @returns {string}
 */
export function writeRequest(references, compilations) {
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

/**
 * What a run has said, from the compiler's JSON.
 * @param {string} json
 * @returns {{ output: string } | { error: string }}
 */
export function readResponse(json) {
  /** @type {{ success: boolean, stdOut: string | null, stdErr: string | null, diagnostics?: { message: string }[] }} */
  const { success, stdOut, stdErr, diagnostics } = JSON.parse(json);
  if (success && !stdErr) return { output: stdOut ?? '' };
  const said = (diagnostics ?? []).map(({ message }) => message).join('\n');
  return { error: stdErr || said || 'no answer' };
}

/**
 * @param {string} output What Driver.cs prints: a diagnostic on each line, its fields separated by tabs.
 * @returns {Diagnostic[]}
 */
export function readDiagnostics(output) {
  return output.split(/\r?\n/).flatMap((text) => {
    const [compilation, path, line, column, severity, code, names, ...message] = text.split('\t');
    if (message.length === 0) return [];
    return [
      /** @type {Diagnostic} */ ({
        compilation,
        path,
        line: Number(line),
        column: Number(column),
        severity,
        code,
        names: names ? names.split(',') : [],
        message: message.join('\t'),
      }),
    ];
  });
}
