// Swift: compiled by the Swift compiler against modules of the API and of framework stubs. One call per app, starter
// project and test target.

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { swift as frontend, swiftModules, withAdditions } from '../swift/modules.mjs';
import { groupBy } from '../../../../src/base/groupBy.mjs';
import { findingOf } from '../positions.mjs';
import { throwOnCrash } from '../process.mjs';
import { starterOf } from '../../../../src/base/starters.mjs';
import { readSwiftOutput, swiftStubGap } from '../swift/output.mjs';
import { testedModule } from '../swift/testedModule.mjs';
import { findSwift, isOlder } from '../swift/toolchain.mjs';

/** @import { Backend, Finding, Paths, Unit } from '../types.d.ts' */
/** @import { Toolchain } from '../swift/toolchain.mjs' */

let calls = 0;

/** @type {Backend} */
export const swift = {
  level: 'compiled',
  async tool() {
    const found = await findSwift();
    if ('missing' in found) return found;
    const against = found.hasFrameworks ? ' (iOS SDK)' : '';
    return { tool: { name: 'swiftc', version: `${found.version}${against}` } };
  },
  async check(units, paths) {
    const toolchain = await findSwift();
    if ('missing' in toolchain) throw new Error(toolchain.missing);
    /** @type {Finding[]} */
    const findings = [];
    for (const group of unitsByApp(units))
      findings.push(...(await compile(group, toolchain, paths)));
    return findings;
  },
};

/**
 * An app is one module, and so are its tests and each starter project; each block of a page and each canary is compiled
 * separately.
 * @param {readonly Unit[]} units
 * @returns {Unit[][]}
 */
export function unitsByApp(units) {
  const apps = groupBy(units, (unit) =>
    unit.kind === 'sample' ? moduleFolder(unit.file) : `${unit.file}:${unit.line}`,
  );
  return [...apps.values()];
}

/**
 * @param {string} file
 * @returns {string} The folder whose files are one module with it.
 */
function moduleFolder(file) {
  const starter = starterOf(file);
  if (starter !== undefined) return starter.folder;
  const parts = file.split('/');
  return parts.slice(0, parts[3] === 'tests' ? 4 : 3).join('/');
}

/**
 * What a new project of Xcode 26 sets: code belongs to the main actor unless it says otherwise, and members are visible
 * only where their module is imported. Compilers before 6.2 do not know it.
 * @param {string} version
 * @returns {string[]}
 */
function templateSettings(version) {
  if (isOlder(version, [6, 2])) return [];
  const features = [
    'DisableOutwardActorInference',
    'GlobalActorIsolatedTypesUsability',
    'InferIsolatedConformances',
    'InferSendableFromCaptures',
    'MemberImportVisibility',
    'NonisolatedNonsendingByDefault',
  ];
  return [
    '-default-isolation',
    'MainActor',
    ...features.flatMap((feature) => ['-enable-upcoming-feature', feature]),
  ];
}

/**
 * @param {readonly Unit[]} units
 * @param {Toolchain} toolchain
 * @param {Paths} paths
 * @returns {Promise<Finding[]>}
 */
async function compile(units, toolchain, paths) {
  const { folder, stubTypes } = await swiftModules(toolchain, paths);
  const work = join(paths.cache, `swift-work-${process.pid}-${(calls += 1)}`);
  /** @type {Map<string, Unit>} */
  const sources = new Map();
  for (const [index, unit] of units.entries()) {
    // Two files of a module must not have the same name.
    const file = join(work, `Unit${index}.swift`);
    await mkdir(work, { recursive: true });
    await writeFile(file, toolchain.hasFrameworks ? unit.code : withAdditions(unit.code));
    sources.set(file, unit);
  }

  // A block of statements is a script; a program with @main or several files is not.
  const isScript = units.length === 1 && units[0]?.kind === 'fence';
  const isStarter = units.some(({ file, kind }) => kind === 'sample' && starterOf(file));
  const tested = await testedModule(units, { toolchain, modules: folder, work, paths });
  const [first] = units;
  if (tested === undefined && first !== undefined) {
    await rm(work, { recursive: true, force: true });
    const message = 'the app that the tests import does not compile';
    return [findingOf(first, { line: 1, column: 1, message }, undefined)];
  }
  const result = await frontend(toolchain, folder, [
    ...(isStarter ? templateSettings(toolchain.version) : []),
    ...(tested ?? []),
    // Only this step finds a missing return, or a value that is used before it is set.
    '-emit-sil',
    ...(isScript ? [] : ['-parse-as-library']),
    '-module-name',
    'App',
    '-o',
    join(work, 'App.sil'),
    ...sources.keys(),
  ]);
  await rm(work, { recursive: true, force: true });
  const read = readSwiftOutput(result.output);
  throwOnCrash('the Swift compiler', result, read);

  return read.messages.flatMap((message) => {
    const unit = sources.get(message.file);
    if (!unit) {
      throw new Error(
        `the Swift compiler reports ${message.file}, which is not a sample: ${message.message}`,
      );
    }
    if (message.severity === 'warning' && unit.kind === 'fence') return [];
    const gap = swiftStubGap(message.message, stubTypes);
    return [findingOf(unit, message, gap)];
  });
}
