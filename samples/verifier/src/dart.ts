// The Dart compiler, and the packages it compiles against.

import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFacts } from '../../../src/base/facts';
import { listFiles } from '../../../src/base/files';
import { readText } from '../../../src/base/text';
import { run } from './process';
import type { Paths, Tool } from './types';

export interface DartCompiler {
  readonly command: string;
  /** Arguments that print the version. */
  readonly version: readonly string[];
  /** Arguments that compile a program and do not run it. */
  readonly compile: (packages: string, out: string, main: string) => string[];
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

/** The compiler of a Dart or Flutter SDK. */
export const sdkCompiler: DartCompiler = {
  command: 'dart',
  version: ['--version'],
  compile: (packages, out, main) => [
    'compile',
    'kernel',
    `--packages=${packages}`,
    `--output=${out}`,
    main,
  ],
};

/** The virtual machine that `dart/package.json` installs. It carries Dart's front end, and it exists for 32-bit Linux only. */
export function installedCompiler(paths: Paths): DartCompiler {
  return {
    command: join(paths.verifier, 'dart/node_modules/sass-embedded-linux-ia32/dart-sass/src/dart'),
    version: ['--version'],
    compile: (packages, out, main) => [
      `--packages=${packages}`,
      '--snapshot-kind=kernel',
      `--snapshot=${out}`,
      main,
    ],
  };
}

/** The same in an emulator, for 64-bit kernels that refuse 32-bit programs. */
export function emulatedCompiler(paths: Paths): DartCompiler {
  const { command, version, compile } = installedCompiler(paths);
  return {
    command: 'qemu-i386-static',
    version: [command, ...version],
    compile: (...files) => [command, ...compile(...files)],
  };
}

/** The version of a compiler; `undefined` if it can't run. */
export async function dartTool({
  command,
  version: args,
}: DartCompiler): Promise<Tool | undefined> {
  const { output, missing } = await run(command, args);
  const version = /Dart SDK version: (\S+)/.exec(output)?.[1];
  return missing || version === undefined ? undefined : { name: 'dart', version };
}

/** Why no Dart compiler can run. */
export function whyNoDart(paths: Paths): string {
  return existsSync(installedCompiler(paths).command)
    ? 'the Dart compiler needs the 32-bit C library (on Debian and Ubuntu: apt-get install libc6-i386), an emulator where the kernel runs no 32-bit programs (qemu-user-static), or a Dart SDK on the PATH'
    : 'there is no Dart SDK on the PATH';
}

/** What apps are compiled against: the declared API, and the stubs of frameworks. */
export async function dartPlatform(paths: Paths): Promise<DartPlatform> {
  const facts = readFacts('document/Flutter', paths.root);
  const sdkFolder = join(paths.apiSources, 'document/Flutter');
  const stubs = join(paths.verifier, 'stubs/flutter');
  const packages = [
    { name: facts.package ?? '', folder: sdkFolder },
    ...(await readdir(stubs, { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({ name, folder: join(stubs, name) })),
  ];
  const sources = (folder: string) =>
    listFiles(folder, '.', /\.dart$/).map((file) => readText(join(folder, file)));
  return {
    packages,
    libraries: packages.flatMap(({ name, folder }) =>
      listFiles(folder, '.', /\.dart$/).map((file) => `package:${name}/${file}`),
    ),
    futures: new Set(sources(sdkFolder).flatMap(futureFunctions)),
    languageVersion: facts.dart ?? '',
  };
}

/** `Class.function` of every function that returns a Future. */
function futureFunctions(source: string): string[] {
  let owner = '';
  return source.split('\n').flatMap((line) => {
    owner = /^(?:abstract )?class (\w+)/.exec(line)?.[1] ?? owner;
    const name = /^ {2}external static Future<.*> (\w+)\(/.exec(line)?.[1];
    return name === undefined ? [] : [`${owner}.${name}`];
  });
}

/** Compiles files together, with all libraries of the platform. */
export async function compileDart(
  compiler: DartCompiler,
  {
    work,
    files,
    apps,
  }: {
    /** Their folder. */
    readonly work: string;
    readonly files: readonly string[];
    /** Packages below the folder. */
    readonly apps: readonly DartPackage[];
  },
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
  const own = files.map((path) => {
    const file = relative(work, path).split(sep).join('/');
    const home = homes.find(({ folder }) => file.startsWith(`${folder}/`));
    if (home === undefined) throw new Error(`${file} is in no package`);
    return `package:${home.name}/${file.slice(home.folder.length + 1)}`;
  });
  const imports = [...platform.libraries, ...own].map(
    (uri, index) => `import '${uri}' as l${index};`,
  );
  await writeFile(join(work, 'main.dart'), `${imports.join('\n')}\nvoid main() {}\n`);
  const args = compiler.compile('packages.json', 'main.dill', 'main.dart');
  return run(compiler.command, args, { cwd: work });
}
