// What is said to the compiler's process, and what it answers.

/** Where the compiler believes to fetch its assemblies from. */
export const assemblyHost = 'http://verifier.invalid/';

/**
 * @typedef {object} Compilation
 * @property {string} name
 * @property {'library' | 'program' | 'fence'} kind A library can be used by those after it; a fence may have statements.
 * @property {readonly string[]} uses Names of libraries.
 * @property {readonly string[]} symbols Of `#if`.
 * @property {readonly { path: string, text: string }[]} files
 *
 * @typedef {object} Diagnostic
 * @property {string} compilation
 * @property {string} path
 * @property {number} line
 * @property {number} column
 * @property {'Error' | 'Warning' | 'Info' | 'Hidden'} severity
 * @property {string} code
 * @property {string} message
 */

/**
 * @param {readonly string[]} references File names of assemblies.
 * @param {readonly Compilation[]} compilations
 * @returns {string}
 */
export function writeRequest(references, compilations) {
  return [
    ...references.map((name) => ['reference', name]),
    ...compilations.map(({ name, kind, uses, symbols, files }) => [
      'compile',
      name,
      kind,
      uses.join(','),
      symbols.join(','),
      ...files.flatMap(({ path, text }) => [path, text]),
    ]),
  ]
    .map((fields) => fields.join('\u0001'))
    .join('\u0002');
}

/**
 * The answer of a run, as JSON of the compiler.
 * @param {number} id
 * @param {string} json
 * @returns {{ id: number, output?: string, error?: string }}
 */
export function responseRecord(id, json) {
  /** @type {{ success: boolean, stdOut: string | null, stdErr: string | null, diagnostics?: { message: string }[] }} */
  const { success, stdOut, stdErr, diagnostics } = JSON.parse(json);
  if (success && !stdErr) return { id, output: stdOut ?? '' };
  return {
    id,
    error: stdErr || (diagnostics ?? []).map(({ message }) => message).join('\n') || 'no answer',
  };
}

/**
 * @param {string} output What Driver.cs prints: a diagnostic on each line, its fields separated by tabs.
 * @returns {Diagnostic[]}
 */
export function readDiagnostics(output) {
  return output.split(/\r?\n/).flatMap((text) => {
    const [compilation, path, line, column, severity, code, ...message] = text.split('\t');
    if (message.length === 0) return [];
    return [
      /** @type {Diagnostic} */ ({
        compilation,
        path,
        line: Number(line),
        column: Number(column),
        severity,
        code,
        message: message.join('\t'),
      }),
    ];
  });
}
