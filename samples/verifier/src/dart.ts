// The Dart compiler, and the packages it compiles against.

import { readdir, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFacts } from '../../../src/base/facts';
import { listFiles } from '../../../src/base/files';
import { readText } from '../../../src/base/text';
import { sourceFolder } from '../../../src/model/platforms';
import { run } from './process';
import type { Paths, Tool } from './types';

export interface DartCompiler {
  readonly tool: Tool;
  /** Compiles a program and doesn't run it. */
  readonly compile: (
    program: { readonly packages: string; readonly out: string; readonly main: string },
    cwd: string,
  ) => Promise<{ code: number; output: string }>;
}

export interface DartPackage {
  readonly name: string;
  readonly folder: string;
}

export interface DartPlatform {
  readonly packages: readonly DartPackage[];
  /** All libraries of these packages. */
  readonly libraries: readonly string[];
  /** Functions of the SDK that return a Future, with their class. */
  readonly futures: ReadonlySet<string>;
  readonly languageVersion: string;
}

/** Home of the programs that belong to no app. */
export const loose: DartPackage = { name: 'checked_files', folder: 'loose' };

/**
 * The compiler of a Dart or Flutter SDK on the `PATH`, or the virtual machine that `dart/package.json` installs: it
 * carries Dart's front end, and it exists for 32-bit Linux only. Kernels that refuse 32-bit programs run it in an emulator.
 */
export async function findDart({ verifier }: Paths): Promise<DartCompiler | undefined> {
  const machine = join(verifier, 'dart/node_modules/sass-embedded-linux-ia32/dart-sass/src/dart');
  for (const [command, ...first] of [['dart'], [machine], ['qemu-i386-static', machine]] as const) {
    const { output, missing } = await run(command, [...first, '--version']);
    const version = /Dart SDK version: (\S+)/.exec(output)?.[1];
    if (missing || version === undefined) continue;
    return {
      tool: { name: 'dart', version },
      compile: ({ packages, out, main }, cwd) =>
        run(
          command,
          command === 'dart'
            ? ['compile', 'kernel', `--packages=${packages}`, `--output=${out}`, main]
            : [
                ...first,
                `--packages=${packages}`,
                '--snapshot-kind=kernel',
                `--snapshot=${out}`,
                main,
              ],
          { cwd },
        ),
    };
  }
  return undefined;
}

/** Its package below `api-sources/`. */
const flutter = sourceFolder('document', 'Flutter');

/** What apps are compiled against: the declared API, and the stubs of frameworks. */
export async function dartPlatform(paths: Paths): Promise<DartPlatform> {
  const facts = readFacts(flutter, paths.root);
  const sdkFolder = join(paths.apiSources, flutter);
  const stubs = join(paths.verifier, 'stubs/flutter');
  const packages = [
    { name: facts.package ?? '', folder: sdkFolder },
    ...(await readdir(stubs)).map((name) => ({ name, folder: join(stubs, name) })),
  ];
  const sources = listFiles(sdkFolder, '.', /\.dart$/).map((file) =>
    readText(join(sdkFolder, file)),
  );
  return {
    packages,
    libraries: packages.flatMap(({ name, folder }) =>
      listFiles(folder, '.', /\.dart$/).map((file) => `package:${name}/${file}`),
    ),
    futures: new Set(sources.flatMap(futureFunctions)),
    languageVersion: facts.dart ?? '',
  };
}

/** `Class.function` of every function that returns a Future. */
function futureFunctions(source: string): string[] {
  return source.split(/^(?=(?:abstract )?class )/m).flatMap((part) => {
    const [, owner = ''] = /^(?:abstract )?class (\w+)/.exec(part) ?? [];
    const functions = part.matchAll(/^ {2}external static Future<.*> (\w+)\(/gm);
    return [...functions].map(([, name]) => `${owner}.${name}`);
  });
}

/**
 * Compiles files together, with all libraries of the platform.
 *
 * @param work Folder of the files.
 * @param apps Packages below the folder.
 */
export async function compileDart(
  { compile }: DartCompiler,
  work: string,
  files: readonly string[],
  apps: readonly DartPackage[],
  platform: DartPlatform,
): Promise<{ code: number; output: string }> {
  const homes = [...apps, loose];
  const packages = [
    ...platform.packages,
    ...homes.map(({ name, folder }) => ({ name, folder: join(work, folder) })),
  ].map(({ name, folder }) => ({
    name,
    rootUri: `${pathToFileURL(folder).href}/`,
    packageUri: './',
    languageVersion: platform.languageVersion,
  }));
  await writeFile(join(work, 'packages.json'), JSON.stringify({ configVersion: 2, packages }));
  // A library is one library under one name only, so what is in a package goes by its package name.
  const own = files.flatMap((path) => {
    const file = relative(work, path).split(sep).join('/');
    const home = homes.find(({ folder }) => file.startsWith(`${folder}/`));
    return home ? [`package:${home.name}/${file.slice(home.folder.length + 1)}`] : [];
  });
  const imports = [...platform.libraries, ...own].map(
    (uri, index) => `import '${uri}' as l${index};`,
  );
  await writeFile(join(work, 'main.dart'), `${imports.join('\n')}\nvoid main() {}\n`);
  return compile({ packages: 'packages.json', out: 'main.dill', main: 'main.dart' }, work);
}
