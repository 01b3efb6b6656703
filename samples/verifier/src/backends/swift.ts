// Swift: compiled by the Swift compiler against modules of the API and of framework stubs. One call per app and starter
// project.

import { join } from 'node:path';
import { starterOf } from '../../../../src/model/starters';
import { compareVersions } from '../../../../src/base/versions';
import { compileUnits } from '../compile';
import { platformFolderOf } from '../languages';
import { swift as frontend, swiftModules, withAdditions } from '../swift/modules';
import { findSwift } from '../swift/toolchain';
import type { Backend, Unit } from '../types';

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
    const modules = await swiftModules(toolchain, paths);
    return compileUnits(
      {
        name: 'Swift',
        groupOf,
        // Two files of a module must not have the same name. Tests are in the module that they import. A SwiftUI app
        // with an app delegate is in the module of the UIKit app, whose @main is on the delegate.
        fileOf: ({ code }, index) => {
          const imported = code.replace(/^@testable import \w+$/gm, '');
          const text = imported.includes('@UIApplicationDelegateAdaptor')
            ? imported.replace(/^@main$/m, '')
            : imported;
          return {
            path: `Unit${index}.swift`,
            text: toolchain.hasFrameworks ? text : withAdditions(text),
          };
        },
        compile: (sources, work, [unit]) =>
          frontend(toolchain, modules, [
            ...(unit?.kind === 'sample' && starterOf(unit.file)
              ? templateSettings(toolchain.version)
              : []),
            // Only this step finds a missing return, or a value that is used before it is set.
            '-emit-sil',
            // A block of statements is a script; a program with @main or several files is not.
            ...(unit?.kind === 'fence' ? [] : ['-parse-as-library']),
            '-module-name',
            'App',
            '-o',
            join(work, 'App.sil'),
            ...sources,
          ]),
      },
      units,
      paths,
    );
  },
};

/**
 * An app is one module with its tests, and so is each starter project; each block of a page and each canary is compiled
 * separately.
 */
export function groupOf({ kind, file, line }: Pick<Unit, 'kind' | 'file' | 'line'>): string {
  if (kind !== 'sample') return `${file}:${line}`;
  return starterOf(file)?.folder ?? platformFolderOf(file);
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
