// Compiles the framework stubs and the declared API into modules that samples can import.

import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildOnce } from '../buildOnce';
import { readAllFacts } from '../../../../src/base/facts';
import { listFiles } from '../../../../src/base/files';
import { groupBy } from '../../../../src/base/groupBy';
import { throwOnErrors } from '../compile';
import { run } from '../process';
import { readText } from '../../../../src/base/text';
import type { Paths } from '../types';
import type { Toolchain } from './toolchain';

/** What Apple's Foundation has and the Foundation of other systems lacks. Comes with every `import Foundation`. */
const foundationAdditions = 'FoundationAdditions';

/** Swift 5 mode, and messages without pictures. */
const usual = ['-swift-version', '5', '-diagnostic-style', 'llvm', '-no-color-diagnostics'];

interface Module {
  readonly name: string;
  readonly sources: readonly { file: string; text: string }[];
  readonly imports: readonly string[];
  /** Whether it is the declared API, not a stub. */
  readonly isSdk: boolean;
}

/** Runs the compiler with the modules of a folder at hand. */
export function swift(
  toolchain: Toolchain,
  folder: string,
  args: readonly string[],
): Promise<{ code: number; output: string }> {
  const cache = join(folder, 'clang');
  return run(
    toolchain.command,
    [...toolchain.args, ...usual, '-module-cache-path', cache, '-I', folder, ...args],
    { cwd: '/' },
  );
}

function readModules(paths: Paths): { stubs: Module[]; sdks: Module[] } {
  const read = (name: string, files: readonly string[]): Omit<Module, 'isSdk'> => {
    const sources = files.map((file) => ({ file, text: readText(join(paths.root, file)) }));
    return { name, sources, imports: sources.flatMap(({ text }) => importsOf(text)) };
  };
  const stubFiles = listFiles(paths.root, 'samples/verifier/stubs/swift');
  const folders = groupBy(stubFiles, (file) => file.split('/').at(-2) ?? '');
  const stubs = [...folders].map(([name, files]) => ({ ...read(name, files), isSdk: false }));
  const sdks = readAllFacts(paths.root).flatMap(({ folder, facts }) => {
    const sources = listFiles(paths.root, `api-sources/${folder}`, /\.swift$/);
    return sources.length === 0 ? [] : [{ ...read(facts.module ?? '', sources), isSdk: true }];
  });
  return { stubs: inBuildOrder(stubs), sdks };
}

/** The folder to import from. */
export async function swiftModules(toolchain: Toolchain, paths: Paths): Promise<string> {
  const { stubs, sdks } = readModules(paths);
  const modules = toolchain.hasFrameworks ? sdks : [...stubs, ...sdks];
  const hash = createHash('sha256').update([toolchain.version, ...toolchain.args].join('\n'));
  for (const { sources } of modules) {
    for (const { file, text } of sources) hash.update(`${file}\n${text}`);
  }
  const build = async (building: string) => {
    for (const module of modules) await buildModule(module, toolchain, building, paths);
    await rm(join(building, 'clang'), { recursive: true, force: true });
  };
  return buildOnce('swiftmodules', hash, build, paths.cache);
}

async function buildModule(
  { name, sources, isSdk }: Module,
  toolchain: Toolchain,
  folder: string,
  paths: Paths,
) {
  // An app sees the SDK as a binary framework, whose enumerations may grow.
  const evolution = isSdk ? ['-enable-library-evolution'] : [];
  const result = await swift(toolchain, folder, [
    '-emit-module',
    '-parse-as-library',
    '-suppress-warnings',
    ...evolution,
    '-module-name',
    name,
    '-o',
    join(folder, `${name}.swiftmodule`),
    ...sources.map(({ file }) => join(paths.root, file)),
  ]);
  throwOnErrors(`Swift stubs or declarations (module ${name})`, result, paths.root);
}

/** The modules a file imports, without those it imports only part of. */
function importsOf(text: string): string[] {
  return [...text.matchAll(/^\s*(?:@\w+\s+)*import\s+(\w+)\s*$/gm)].map(([, name = '']) => name);
}

/** Each after those it imports. */
function inBuildOrder(modules: readonly Module[]): Module[] {
  const order = new Set<Module>();
  const visit = (module: Module, importers: readonly Module[]) => {
    if (importers.includes(module)) throw new Error(`the Swift stub ${module.name} imports itself`);
    for (const other of modules)
      if (other !== module && module.imports.includes(other.name))
        visit(other, [...importers, module]);
    order.add(module);
  };
  for (const module of modules) visit(module, []);
  return [...order];
}

/** The code as it means the same on a system whose Foundation is not Apple's. Lines and columns stay. */
export function withAdditions(code: string): string {
  return code.replace(/^(\s*import Foundation)[ \t]*$/gm, `$1; import ${foundationAdditions}`);
}
