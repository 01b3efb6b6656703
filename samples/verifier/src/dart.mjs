// The Dart compiler, and the packages it compiles against.

import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFacts } from '../../../src/base/facts.mjs';
import { listFiles } from '../../../src/base/files.mjs';
import { readText } from '../../../src/base/text.mjs';
import { run } from './process.mjs';

/** @import { Paths, Tool } from './types.d.ts' */

/**
 * @typedef {object} DartCompiler
 * @property {string} command
 * @property {(packages: string, out: string, main: string) => string[]} compile Arguments that compile a program and do not run it.
 *
 * @typedef {{ readonly name: string, readonly folder: string }} DartPackage
 *
 * @typedef {object} DartPlatform
 * @property {readonly DartPackage[]} packages
 * @property {readonly string[]} libraries All libraries of these packages.
 * @property {ReadonlySet<string>} futures Functions of the SDK that return a Future, with their class.
 * @property {string} languageVersion
 */

/** Home of the programs that belong to no app. @type {DartPackage} */
export const loose = { name: 'checked_files', folder: 'loose' };

/** The compiler of a Dart or Flutter SDK. @type {DartCompiler} */
export const sdkCompiler = {
  command: 'dart',
  compile: (packages, out, main) => [
    'compile',
    'kernel',
    `--packages=${packages}`,
    `--output=${out}`,
    main,
  ],
};

/**
 * The virtual machine that `dart/package.json` installs. It carries Dart's front end, and it exists for 32-bit Linux only.
 * @param {Paths} paths
 * @returns {DartCompiler}
 */
export function installedCompiler(paths) {
  return {
    command: join(paths.verifier, 'dart/node_modules/sass-embedded-linux-ia32/dart-sass/src/dart'),
    compile: (packages, out, main) => [
      `--packages=${packages}`,
      '--snapshot-kind=kernel',
      `--snapshot=${out}`,
      main,
    ],
  };
}

/**
 * @param {DartCompiler} compiler
 * @returns {Promise<Tool | undefined>}
 */
export async function dartTool({ command }) {
  const { output, missing } = await run(command, ['--version']);
  const version = /Dart SDK version: (\S+)/.exec(output)?.[1];
  return missing || version === undefined ? undefined : { name: 'dart', version };
}

/**
 * Why no Dart compiler can run.
 * @param {Paths} paths
 * @returns {string}
 */
export function whyNoDart(paths) {
  return existsSync(installedCompiler(paths).command)
    ? 'the Dart compiler needs the 32-bit C library (on Debian and Ubuntu: apt-get install libc6-i386), or a Dart SDK on the PATH'
    : 'there is no Dart SDK on the PATH';
}

/**
 * @param {Paths} paths
 * @returns {Promise<DartPlatform>}
 */
export async function dartPlatform(paths) {
  const facts = readFacts('document/Flutter', paths);
  const sdkFolder = join(paths.apiSources, 'document/Flutter');
  const stubs = join(paths.verifier, 'stubs/flutter');
  const packages = [
    { name: facts['package'] ?? '', folder: sdkFolder },
    ...(await readdir(stubs, { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({ name, folder: join(stubs, name) })),
  ];
  /** @param {string} folder */
  const sources = (folder) =>
    listFiles(folder, '.', /\.dart$/).map((file) => readText(join(folder, file)));
  return {
    packages,
    libraries: packages.flatMap(({ name, folder }) =>
      listFiles(folder, '.', /\.dart$/).map((file) => `package:${name}/${file}`),
    ),
    futures: new Set(sources(sdkFolder).flatMap(futureFunctions)),
    languageVersion: facts['dart'] ?? '',
  };
}

/**
 * @param {string} source
 * @returns {string[]} `Class.function` of every function that returns a Future.
 */
function futureFunctions(source) {
  let owner = '';
  return source.split('\n').flatMap((line) => {
    owner = /^(?:abstract )?class (\w+)/.exec(line)?.[1] ?? owner;
    const name = /^ {2}external static Future<.*> (\w+)\(/.exec(line)?.[1];
    return name === undefined ? [] : [`${owner}.${name}`];
  });
}

/**
 * Compiles files together, with all libraries of the platform.
 * @param {DartCompiler} compiler
 * @param {object} program
 * @param {string} program.work Their folder.
 * @param {readonly string[]} program.files
 * @param {readonly DartPackage[]} program.apps Packages below the folder.
 * @param {DartPlatform} platform
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function compileDart(compiler, { work, files, apps }, platform) {
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
