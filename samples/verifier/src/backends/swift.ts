// Swift: compiled by the Swift compiler against modules of the API and of framework stubs. One call per app and starter
// project.

import { join } from 'node:path';
import { groupBy } from '../../../../src/base/groupBy';
import { starterOf } from '../../../../src/base/starters';
import { compareVersions } from '../../../../src/base/versions';
import { compileFiles } from '../compile';
import { swift as frontend, swiftModules, withAdditions } from '../swift/modules';
import { findSwift } from '../swift/toolchain';
import type { Backend, Finding, Paths, Unit } from '../types';
import type { Toolchain } from '../swift/toolchain';

export const swift: Backend = {
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
    const findings: Finding[] = [];
    for (const group of unitsByApp(units))
      findings.push(...(await compile(group, toolchain, paths)));
    return findings;
  },
};

/**
 * An app is one module with its tests, and so is each starter project; each block of a page and each canary is compiled
 * separately.
 */
export function unitsByApp(units: readonly Unit[]): Unit[][] {
  const apps = groupBy(units, ({ kind, file, line }) =>
    kind === 'sample'
      ? (starterOf(file)?.folder ?? file.split('/').slice(0, 3).join('/'))
      : `${file}:${line}`,
  );
  return [...apps.values()];
}

/**
 * What a new project of Xcode 26 sets: code belongs to the main actor unless it says otherwise, and members are visible
 * only where their module is imported. Compilers before 6.2 do not know it.
 */
function templateSettings(version: string): string[] {
  if (compareVersions(version, '6.2') < 0) return [];
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

async function compile(
  units: readonly Unit[],
  toolchain: Toolchain,
  paths: Paths,
): Promise<Finding[]> {
  const folder = await swiftModules(toolchain, paths);
  // A block of statements is a script; a program with @main or several files is not.
  const isScript = units.length === 1 && units[0]?.kind === 'fence';
  const isStarter = units.some(({ file, kind }) => kind === 'sample' && starterOf(file));
  return compileFiles(
    {
      name: 'Swift',
      // Two files of a module must not have the same name.
      files: units.map((unit, index) => {
        // Tests are in the module that they import.
        const code = unit.code.replace(/^@testable import \w+$/gm, '');
        return {
          unit,
          path: `Unit${index}.swift`,
          text: toolchain.hasFrameworks ? code : withAdditions(code),
        };
      }),
      compile: (sources, work) =>
        frontend(toolchain, folder, [
          ...(isStarter ? templateSettings(toolchain.version) : []),
          // Only this step finds a missing return, or a value that is used before it is set.
          '-emit-sil',
          ...(isScript ? [] : ['-parse-as-library']),
          '-module-name',
          'App',
          '-o',
          join(work, 'App.sil'),
          ...sources,
        ]),
    },
    paths,
  );
}
