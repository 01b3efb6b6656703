import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compiler } from 'webpack';
import { flattened, modulePath, type BundledModule } from '../../plugins/output/bundledModules';
import { documentChunk } from './generatedFiles';

/** A script that every guide loads. */
export interface SharedScript {
  /** `main`, `document` or `runtime`. */
  readonly role: string;
  /** Paths of its files, relative to the output folder. */
  readonly files: readonly string[];
  readonly modules: readonly BundledModule[];
}

/** Bytes of source by the name of a module, sorted by name. */
type Sizes = Readonly<Record<string, number>>;

/** The modules in the scripts that every guide loads. */
export interface SharedModules {
  /** The scripts that they are in, relative to the output folder. */
  readonly scripts: readonly string[];
  /** Modules by the role of their chunk: `main`, `document` or `runtime`. */
  readonly modules: Readonly<Record<string, Sizes>>;
}

/** The file below the site that lists the modules of the last build. */
export const sharedModulesFile = '.cache/shared-modules.json';

/** The file below the site that lists the modules that are expected, without sizes. */
export const expectedModulesFile = 'tests/build/sharedModules.json';

/** Path of a module relative to the site; of one in a package, the package and the path in it. */
function nameOf(module: BundledModule, siteDir: string): string {
  const path = modulePath(module);
  const inPackage = path.lastIndexOf('/node_modules/');
  if (inPackage >= 0) return path.slice(inPackage + '/node_modules/'.length);
  return path.replaceAll(`${siteDir.replaceAll('\\', '/')}/`, '');
}

/**
 * The modules of scripts, by role and name.
 *
 * @param scripts The scripts that every guide loads.
 * @param siteDir Folder of the site.
 * @returns Modules sorted by name. Those with the same file are one.
 */
export function sharedModulesOf(scripts: readonly SharedScript[], siteDir: string): SharedModules {
  const roles = new Map<string, Map<string, number>>();
  for (const { role, modules } of scripts) {
    const sizes = roles.get(role) ?? new Map<string, number>();
    roles.set(role, sizes);
    for (const module of flattened(modules)) {
      const name = nameOf(module, siteDir);
      sizes.set(name, (sizes.get(name) ?? 0) + module.size());
    }
  }
  const sorted = <Value>(entries: Iterable<[string, Value]>): [string, Value][] =>
    [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    scripts: scripts.flatMap(({ files }) => files).sort(),
    modules: Object.fromEntries(
      sorted(roles).map(([role, sizes]) => [role, Object.fromEntries(sorted(sizes))]),
    ),
  };
}

/** The expected modules, by the role of their chunk. */
export type ExpectedModules = Readonly<Record<string, readonly string[]>>;

/** What a build has, in the form in which it is expected of the next. */
export const expectedOf = ({ modules }: SharedModules): ExpectedModules =>
  Object.fromEntries(Object.entries(modules).map(([role, sizes]) => [role, Object.keys(sizes)]));

const update = 'npm run size -- --update';

/**
 * Compares the modules of a build with those expected.
 *
 * @returns One sentence for each module that is new or gone, with what to do, the largest first.
 */
export function moduleProblems(expected: ExpectedModules, { modules }: SharedModules): string[] {
  const roles = [...new Set([...Object.keys(expected), ...Object.keys(modules)])].sort();
  return roles.flatMap((role) => {
    const before = new Set(expected[role]);
    const sizes = modules[role] ?? {};
    const added = Object.entries(sizes)
      .filter(([name]) => !before.has(name))
      .sort(([, a], [, b]) => b - a)
      .map(
        ([name, size]) =>
          `${role}: ${name} is new, ${(size / 1000).toFixed(1)} kB of source. Every guide loads it. Import it with import() where it is used, or accept it: ${update}`,
      );
    const removed = [...before]
      .filter((name) => sizes[name] === undefined)
      .map((name) => `${role}: ${name} is gone. Update the list: ${update}`);
    return [...added, ...removed];
  });
}

/** Code that the bundler writes into the runtime. Its size is not counted: Rspack does not tell it. */
const runtimeCode = (module: { identifier(): string }): BundledModule => ({
  nameForCondition: () => null,
  identifier: () => module.identifier(),
  size: () => 0,
});

/**
 * Writes the modules of the scripts that every guide loads to {@link sharedModulesFile}. `tests/build` compares them with
 * those expected.
 */
export function listSharedModules(siteDir: string): { apply: (compiler: Compiler) => void } {
  const name = 'deckle-shared-modules';
  return {
    apply(compiler) {
      const runtimeModules: BundledModule[] = [];
      compiler.hooks.compilation.tap(name, (compilation) => {
        compilation.hooks.runtimeModule.tap(name, (module) => {
          runtimeModules.push(runtimeCode(module));
        });
      });
      compiler.hooks.afterEmit.tap(name, (compilation) => {
        const [entry] = compilation.entrypoints.values();
        const document = compilation.namedChunkGroups.get(documentChunk);
        if (entry === undefined || document === undefined) {
          throw new Error(`There is no entry, or no chunk "${documentChunk}".`);
        }
        const runtimeChunk = entry.getRuntimeChunk();
        const scripts = [...new Set([...entry.chunks, ...document.chunks])].flatMap((chunk) => {
          const files = [...chunk.files].filter((file) => file.endsWith('.js'));
          if (files.length === 0) return [];
          if (chunk === runtimeChunk) return [{ role: 'runtime', files, modules: runtimeModules }];
          const role = entry.chunks.includes(chunk) ? 'main' : documentChunk;
          const modules: Iterable<BundledModule> = compilation.chunkGraph.getChunkModules(chunk);
          return [{ role, files, modules: [...modules] }];
        });
        const file = join(siteDir, sharedModulesFile);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `${JSON.stringify(sharedModulesOf(scripts, siteDir), null, 2)}\n`);
      });
    },
  };
}
