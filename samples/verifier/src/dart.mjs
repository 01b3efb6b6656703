// The Dart compiler, the packages it compiles against, and one call of it.

import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from '../../../src/base/files.mjs';
import { readFacts } from '../../../src/base/facts.mjs';
import { readDartOutput } from './dartOutput.mjs';
import { maskDart } from './dartSource.mjs';
import { run, throwOnCrash } from './process.mjs';
import { readText } from '../../../src/base/text.mjs';

/** @import { DartMessage, DartNames } from './dartOutput.mjs' */
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
 * @property {DartNames} names
 * @property {ReadonlySet<string>} words Whatever the SDK's declarations name.
 * @property {ReadonlySet<string>} futures Functions of the SDK that return a Future, with their class.
 * @property {string} sdkPackage
 * @property {string} languageVersion
 */

/** Home of the programs that belong to no app. @type {DartPackage} */
export const loose = { name: 'checked_files', folder: 'loose' };

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
 * @param {DartCompiler} compiler
 * @returns {Promise<Tool | undefined>}
 */
export async function dartTool({ command }) {
  const { output, missing } = await run(command, ['--version']);
  const version = /Dart SDK version: (\S+)/.exec(output)?.[1];
  return missing || version === undefined ? undefined : { name: 'dart', version };
}

/**
 * Why the compiler of `dart/package.json` cannot run.
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
  const { facts } = readFacts('document/Flutter', paths);
  const sdkPackage = facts['package'] ?? '';
  const stubs = join(paths.verifier, 'stubs/flutter');
  const packages = [
    { name: sdkPackage, folder: join(paths.apiSources, 'document/Flutter') },
    ...(await readdir(stubs, { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({ name, folder: join(stubs, name) })),
  ];
  /** @type {string[]} */
  const libraries = [];
  /** @type {Map<string, string>} */
  const names = new Map();
  /** @type {Set<string>} */
  const words = new Set();
  /** @type {Set<string>} */
  const futures = new Set();
  for (const { name, folder } of packages) {
    const sources = new Map(
      listFiles(folder, '.', /\.dart$/).map((file) => [file, readText(join(folder, file))]),
    );
    libraries.push(...[...sources.keys()].map((file) => `package:${name}/${file}`));
    for (const [file, source] of sources) {
      const shown = file.startsWith('src/')
        ? ([...sources].find(([, other]) => other.includes(`export '${file}'`))?.[0] ?? file)
        : file;
      for (const top of topLevelNames(source))
        if (name !== 'strict' && !names.has(top)) names.set(top, `package:${name}/${shown}`);
      if (name !== sdkPackage) continue;
      for (const future of futureFunctions(source)) futures.add(future);
      for (const [word] of maskDart(source).matchAll(/\b[a-zA-Z]\w+/g)) words.add(word);
    }
  }
  return {
    packages,
    libraries,
    names,
    words,
    futures,
    sdkPackage,
    languageVersion: facts['dart'] ?? '',
  };
}

/**
 * @param {string} source
 * @returns {string[]}
 */
function topLevelNames(source) {
  return [
    ...source.matchAll(
      /^(?:(?:abstract )?class|enum|mixin|typedef) (\w+)|^(?:external|const) [^(=;]*?\b(?:get )?(\w+)(?:<[^>(]*>)?(?:\(| =|;)/gm,
    ),
  ].map((match) => match[1] ?? match[2] ?? '');
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
 * Compiles programs together and returns the compiler's messages for each file.
 * @param {DartCompiler} compiler
 * @param {object} program
 * @param {string} program.work Folder to compile in; created here, and deleted afterward.
 * @param {ReadonlyMap<string, string>} program.files Their path below `work`, and their text.
 * @param {readonly DartPackage[]} program.apps Packages below `work`.
 * @param {DartPlatform} platform
 * @returns {Promise<{ file: string, message: DartMessage }[]>} `file` below `work`, absolute elsewhere.
 */
export async function compileDart(compiler, { work, files, apps }, platform) {
  await mkdir(work, { recursive: true });
  for (const [file, text] of files) {
    await mkdir(dirname(join(work, file)), { recursive: true });
    await writeFile(join(work, file), text);
  }
  const packages = [
    ...platform.packages,
    ...[...apps, loose].map(({ name, folder }) => ({
      name,
      folder: join(work, folder),
    })),
  ].map(({ name, folder }) => ({
    name,
    rootUri: `${pathToFileURL(folder).href}/`,
    packageUri: './',
    languageVersion: platform.languageVersion,
  }));
  await writeFile(join(work, 'packages.json'), JSON.stringify({ configVersion: 2, packages }));
  const uris = [...platform.libraries, ...[...files.keys()].map((file) => uriOf(file, apps))];
  await writeFile(
    join(work, 'main.dart'),
    `${uris.map((uri, index) => `import '${uri}' as l${index};`).join('\n')}\nvoid main() {}\n`,
  );
  const result = await run(
    compiler.command,
    compiler.compile('packages.json', 'main.dill', 'main.dart'),
    { cwd: work },
  );
  await rm(work, { recursive: true, force: true });
  const read = readDartOutput(result.output);
  throwOnCrash('the Dart compiler', result, read);
  return read.messages.map((message) => {
    const file = relative(work, resolve(work, message.file));
    return {
      file: file.startsWith('..') ? resolve(work, message.file) : file.split(sep).join('/'),
      message,
    };
  });
}

/**
 * A library is one library under one name only, so what is in a package goes by its package name.
 * @param {string} file
 * @param {readonly DartPackage[]} apps
 * @returns {string}
 */
function uriOf(file, apps) {
  const home = [...apps, loose].find(({ folder }) => file.startsWith(`${folder}/`));
  if (home === undefined) throw new Error(`${file} is in no package`);
  return `package:${home.name}/${file.slice(home.folder.length + 1)}`;
}
