// Compiles the framework stubs and the declared API into modules that samples can import.

import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildOnce } from '../buildOnce.mjs';
import { readAllFacts } from '../../../../src/base/facts.mjs';
import { listFiles } from '../../../../src/base/files.mjs';
import { groupBy } from '../../../../src/base/groupBy.mjs';
import { throwOnErrors } from '../compile.mjs';
import { run } from '../process.mjs';
import { readText } from '../../../../src/base/text.mjs';

/** @import { Paths } from '../types.d.ts' */
/** @import { Toolchain } from './toolchain.mjs' */

/** What Apple's Foundation has and the Foundation of other systems lacks. Comes with every `import Foundation`. */
const foundationAdditions = 'FoundationAdditions';

/** Swift 5 mode, and messages without pictures. */
const usual = ['-swift-version', '5', '-diagnostic-style', 'llvm', '-no-color-diagnostics'];

/**
 * @typedef {object} Module
 * @property {string} name
 * @property {readonly { file: string, text: string }[]} sources
 * @property {readonly string[]} imports
 */

/** @type {Map<string, Promise<string>>} */
const known = new Map();

/**
 * @param {Toolchain} toolchain
 * @param {Paths} paths
 * @returns {Promise<string>} The folder to import from.
 */
export function swiftModules(toolchain, paths) {
  const built = known.get(paths.root) ?? buildModules(toolchain, paths);
  known.set(paths.root, built);
  return built;
}

/**
 * Runs the compiler with the modules of a folder at hand.
 * @param {Toolchain} toolchain
 * @param {string} folder
 * @param {readonly string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
export function swift(toolchain, folder, args) {
  const cache = join(folder, 'clang');
  return run(
    toolchain.command,
    [...toolchain.args, ...usual, '-module-cache-path', cache, '-I', folder, ...args],
    { cwd: '/' },
  );
}

/**
 * @param {Paths} paths
 * @returns {{ stubs: Module[], sdks: Module[] }}
 */
function readModules(paths) {
  /** @param {string} name @param {readonly string[]} files @returns {Module} */
  const read = (name, files) => {
    const sources = files.map((file) => ({ file, text: readText(join(paths.root, file)) }));
    return { name, sources, imports: sources.flatMap(({ text }) => importsOf(text)) };
  };
  const stubFiles = listFiles(paths.root, 'samples/verifier/stubs/swift');
  const folders = groupBy(stubFiles, (file) => file.split('/').at(-2) ?? '');
  const stubs = [...folders].map(([name, files]) => read(name, files));
  const sdks = readAllFacts(paths).flatMap(({ folder, facts }) => {
    const sources = listFiles(paths.root, `api-sources/${folder}`, /\.swift$/);
    return sources.length === 0 ? [] : [read(facts['module'] ?? '', sources)];
  });
  return { stubs: inBuildOrder(stubs), sdks };
}

/**
 * @param {Toolchain} toolchain
 * @param {Paths} paths
 * @returns {Promise<string>}
 */
async function buildModules(toolchain, paths) {
  const { stubs, sdks } = readModules(paths);
  const modules = toolchain.hasFrameworks ? sdks : [...stubs, ...sdks];
  const hash = createHash('sha256').update([toolchain.version, ...toolchain.args].join('\n'));
  for (const { sources } of modules) {
    for (const { file, text } of sources) hash.update(`${file}\n${text}`);
  }
  const build = async (/** @type {string} */ building) => {
    for (const module of modules)
      await buildModule(module, sdks.includes(module), toolchain, building, paths);
    await rm(join(building, 'clang'), { recursive: true, force: true });
  };
  return buildOnce('swiftmodules', hash, build, paths.cache);
}

/**
 * @param {Module} module
 * @param {boolean} isSdk
 * @param {Toolchain} toolchain
 * @param {string} folder
 * @param {Paths} paths
 */
async function buildModule({ name, sources }, isSdk, toolchain, folder, paths) {
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

/**
 * The modules a file imports, without those it imports only part of.
 * @param {string} text
 * @returns {string[]}
 */
export function importsOf(text) {
  return [...text.matchAll(/^\s*(?:@\w+\s+)*import\s+(\w+)\s*$/gm)].map(([, name = '']) => name);
}

/**
 * @param {readonly Module[]} modules
 * @returns {Module[]} Each after those it imports.
 */
export function inBuildOrder(modules) {
  /** @type {Module[]} */
  const order = [];
  const waiting = new Set(modules);
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ name }) => name));
    const ready = [...waiting].filter(({ name, imports }) =>
      imports.every((other) => other === name || !names.has(other)),
    );
    if (ready.length === 0)
      throw new Error(`the Swift stubs import each other: ${[...names].join(', ')}`);
    for (const module of ready) waiting.delete(module);
    order.push(...ready);
  }
  return order;
}

/**
 * The code as it means the same on a system whose Foundation is not Apple's. Lines and columns stay.
 * @param {string} code
 * @returns {string}
 */
export function withAdditions(code) {
  return code.replace(/^(\s*import Foundation)[ \t]*$/gm, `$1; import ${foundationAdditions}`);
}
