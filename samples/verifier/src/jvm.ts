// The JVM side: finds Java, and compiles the API and the framework stubs once.

import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, delimiter, dirname, join } from 'node:path';
import { buildOnce } from './buildOnce';
import { listFiles } from '../../../src/base/files';
import { startCompiler } from './kotlin/compiler';
import { throwOnErrors } from './compile';
import { run } from './process';
import { compareVersions } from '../../../src/base/versions';
import { readText } from '../../../src/base/text';
import type { Paths, Tool, Unit } from './types';

/** The installed JDK, or why it is of no use. */
export async function findJava(
  program: 'java' | 'javac',
): Promise<{ version: string } | { missing: string }> {
  const { code, output } = await run(program, ['-version']);
  if (code !== 0)
    return {
      missing: `${program} is not on the PATH; install a JDK 17 or newer (Debian: openjdk-17-jdk-headless)`,
    };
  const version = /(\d+(?:\.\d+)*)/.exec(output)?.[1] ?? '';
  const major = Number(version.split('.')[0]);
  return major < 17
    ? { missing: `${program} ${version} is too old; install a JDK 17 or newer` }
    : { version };
}

/** The folder of the app that a sample is part of. */
export function appOf({ kind, file }: Unit): string | undefined {
  return kind === 'sample' ? file.split('/').slice(0, -1).slice(0, 4).join('/') : undefined;
}

/** The Kotlin compiler: that of the `PATH`, unless it is older than the one that npm installs here. */
export function kotlinTool(paths: Paths): Tool & { lib: string } {
  const home = join(paths.verifier, 'node_modules/kotlin-compiler');
  const versionOf = (folder: string) =>
    /[\d.]+/.exec(readText(join(folder, 'build.txt')))?.[0] ?? '';
  const own = { name: 'kotlin-compiler', version: versionOf(home), lib: join(home, 'lib') };
  const command = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'kotlinc'))
    .find((file) => existsSync(file));
  const other = command && dirname(dirname(realpathSync(command)));
  // A command may be a script that starts the compiler of another folder.
  if (!other || !existsSync(join(other, 'lib/kotlin-compiler.jar'))) return own;
  const version = versionOf(other);
  return compareVersions(version, own.version) < 0
    ? own
    : { name: 'kotlinc', version, lib: join(other, 'lib') };
}

function runtimeJars(paths: Paths): string[] {
  return ['kotlin-stdlib.jar', 'kotlinx-coroutines-core-jvm.jar'].map((jar) =>
    join(kotlinTool(paths).lib, jar),
  );
}

/**
 * @param arguments_ Arguments of a compiler; a command line could be too short for them.
 * @param out Folder that the compiler writes to; created here.
 * @returns The file they were written to, beside that folder.
 */
async function writeArguments(arguments_: readonly string[], out: string): Promise<string> {
  await mkdir(out, { recursive: true });
  const file = `${out}.args`;
  await writeFile(file, arguments_.map((argument) => `"${argument}"`).join('\n'));
  return file;
}

/** The compiler of this process, from its first use. */
let compileKotlin: ReturnType<typeof startCompiler> | undefined;

/** What is compiled. */
interface Task {
  /** Files or folders. */
  readonly sources: readonly string[];
  readonly classPath: string;
  readonly out: string;
}

/** Compiles Kotlin; all calls share one process. */
export async function kotlinc(
  { sources, classPath, out }: Task,
  paths: Paths,
): Promise<{ code: number; output: string }> {
  const { lib } = kotlinTool(paths);
  const jars = [
    'kotlin-compiler',
    'kotlin-stdlib',
    'kotlin-script-runtime',
    'kotlin-reflect',
    'kotlinx-coroutines-core-jvm',
    'annotations-13.0',
  ].map((jar) => join(lib, `${jar}.jar`));
  const arguments_ = [
    '-Wextra',
    '-no-stdlib',
    '-no-reflect',
    '-jvm-target',
    '17',
    '-cp',
    classPath,
    '-d',
    out,
    ...sources,
  ];
  compileKotlin ??= startCompiler({ jars, home: join(lib, '..') });
  return compileKotlin(await writeArguments(arguments_, out));
}

/** Compiles Java. */
export async function javac({
  sources,
  classPath,
  out,
}: Task): Promise<{ code: number; output: string }> {
  const arguments_ = [
    '--release',
    '17',
    '-proc:none',
    '-encoding',
    'UTF-8',
    '-Xmaxerrs',
    '1000',
    '-cp',
    classPath,
    '-d',
    out,
    ...sources,
  ];
  return run('javac', [`@${await writeArguments(arguments_, out)}`], { cwd: '/' });
}

const platforms = new Map<string, Promise<string>>();

/** The class path samples are compiled with: framework stubs, the app's resources, and the API. */
export function platform(paths: Paths): Promise<string> {
  const built = platforms.get(paths.root) ?? buildPlatform(paths);
  platforms.set(paths.root, built);
  return built;
}

async function buildPlatform(paths: Paths): Promise<string> {
  const files = (folder: string, name: RegExp) =>
    listFiles(paths.root, folder, name).map((file) => join(paths.root, file));
  const javaStubs = files('samples/verifier/stubs', /\.java$/);
  const kotlinStubs = files('samples/verifier/stubs', /\.kt$/);
  const declarations = files('api-sources', /\.kt$/);
  const resources = await resourceClass(paths);

  const hash = createHash('sha256').update(kotlinTool(paths).version).update(resources);
  for (const file of [...javaStubs, ...kotlinStubs, ...declarations]) {
    hash.update(file.slice(paths.root.length)).update(await readFile(file));
  }
  const jars = runtimeJars(paths);
  const build = async (building: string) => {
    const out = join(building, 'classes');
    const resourceFile = join(building, 'R.java');
    await mkdir(out, { recursive: true });
    await writeFile(resourceFile, resources);
    const java = { sources: [...javaStubs, resourceFile], classPath: jars.join(':'), out };
    throwOnErrors('Java stubs', await javac(java), paths.root);
    const sources = [...kotlinStubs, ...declarations];
    const kotlin = { sources, classPath: [out, ...jars].join(':'), out };
    throwOnErrors('Kotlin stubs or declarations', await kotlinc(kotlin, paths), paths.root);
  };
  const folder = await buildOnce('jvm', hash, build, paths.cache);
  return [join(folder, 'classes'), ...jars].join(':');
}

/** The sample app's R class: what samples/document/Android/res declares, plus the drawables, ids and layouts of stubs/android/resources.txt. */
async function resourceClass(paths: Paths): Promise<string> {
  const types = new Map<string, Set<string>>();
  const add = (type: string, name: string) =>
    types.set(type, (types.get(type) ?? new Set()).add(name.replace(/[.-]/g, '_')));
  const list = await readFile(join(paths.verifier, 'stubs/android/resources.txt'), 'utf8');
  for (const [, type = '', name = ''] of list.matchAll(/^(\w+)\/([\w.]+)$/gm)) add(type, name);
  for (const file of listFiles(paths.root, 'samples/document/Android/res', /\.xml$/)) {
    const folder = file.split('/').at(-2) ?? '';
    const text = readText(join(paths.root, file));
    if (!folder.startsWith('values')) add(folder.split('-')[0] ?? folder, basename(file, '.xml'));
    for (const [, id = ''] of text.matchAll(/"@\+id\/(\w+)"/g)) add('id', id);
    for (const [, type = '', name = ''] of text.matchAll(
      /<(string|color|style|dimen|plurals|integer|bool) name="([^"]+)"/g,
    ))
      add(type, name);
  }
  let value = 0;
  const classes = [...types]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([type, names]) => {
      const fields = [...names]
        .sort()
        .map((name) => `        public static final int ${name} = ${(value += 1)};`);
      return `    public static final class ${type} {\n${fields.join('\n')}\n    }`;
    });
  return `package com.example.invoices;\n\npublic final class R {\n${classes.join('\n\n')}\n}\n`;
}
