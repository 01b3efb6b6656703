// The JVM side: finds Java, and compiles the API and the framework stubs once.

import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buildOnce } from './buildOnce';
import { listFiles } from '../../../src/base/files';
import { groupBy } from '../../../src/base/groupBy';
import { startCompiler } from './kotlin/compiler';
import { throwOnErrors } from './compile';
import { packageTool, run } from './process';
import { readText } from '../../../src/base/text';
import { sourceFolder } from '../../../src/model/platforms';
import type { Paths, Tool, Unit } from './types';

/** The installed JDK, or why it is of no use. */
export async function findJava(): Promise<{ version: string } | { missing: string }> {
  const { code, output } = await run('javac', ['-version']);
  const version = /(\d+(?:\.\d+)*)/.exec(output)?.[1] ?? '';
  if (code === 0 && Number(version.split('.')[0]) >= 17) return { version };
  const found = code === 0 ? `javac ${version} is too old` : 'javac is not on the PATH';
  return {
    missing: `${found}; install a JDK 17 or newer (Debian: openjdk-17-jdk-headless)`,
  };
}

/** The folder of the app that a sample is part of; another unit is a program for itself. */
export function appOf({ kind, file, line }: Unit): string {
  return kind === 'sample' ? file.split('/').slice(0, -1).slice(0, 4).join('/') : `${file}:${line}`;
}

const kotlinPackage = 'kotlin-compiler';

/** The Kotlin compiler. */
export const kotlinTool = (): Tool => packageTool(kotlinPackage);

const runtimeJars = ({ verifier }: Paths): string[] =>
  ['kotlin-stdlib', 'kotlinx-coroutines-core-jvm'].map((name) =>
    join(verifier, 'node_modules', kotlinPackage, 'lib', `${name}.jar`),
  );

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

/** The compiler of each checker folder, from its first use. */
const compilers = new Map<string, ReturnType<typeof startCompiler>>();

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
  const home = join(paths.verifier, 'node_modules', kotlinPackage);
  const compile = compilers.get(home) ?? startCompiler(home);
  compilers.set(home, compile);
  return compile(await writeArguments(arguments_, out));
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

/** Class paths by the folder of the site: Kotlin and Java share one. */
const classPaths = new Map<string, Promise<string>>();

/** The class path samples are compiled with: framework stubs, the app's resources, and the API. */
export function classPathOf(paths: Paths): Promise<string> {
  const classPath = classPaths.get(paths.root) ?? buildClasses(paths);
  classPaths.set(paths.root, classPath);
  return classPath;
}

async function buildClasses(paths: Paths): Promise<string> {
  const files = (folder: string, name: RegExp) =>
    listFiles(paths.root, folder, name).map((file) => join(paths.root, file));
  const javaStubs = files('samples/verifier/stubs', /\.java$/);
  const kotlinStubs = files('samples/verifier/stubs', /\.kt$/);
  const declarations = files('api-sources', /\.kt$/);
  const resources = resourceClass(paths);

  const hash = createHash('sha256').update(kotlinTool().version).update(resources);
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
function resourceClass({ root, verifier }: Paths): string {
  const listed = readText(join(verifier, 'stubs/android/resources.txt')).match(/^\w+\/[\w.]+$/gm);
  const declared = listFiles(
    root,
    `samples/${sourceFolder('document', 'Android')}/res`,
    /\.xml$/,
  ).flatMap((file) => {
    const [folder = ''] = (file.split('/').at(-2) ?? '').split('-');
    const text = readText(join(root, file));
    const values = /<(string|color|style|dimen|plurals|integer|bool) name="([^"]+)"/g;
    return [
      ...(folder === 'values' ? [] : [`${folder}/${basename(file, '.xml')}`]),
      ...[...text.matchAll(/"@\+id\/(\w+)"/g)].map(([, id]) => `id/${id}`),
      ...[...text.matchAll(values)].map(([, type, name]) => `${type}/${name}`),
    ];
  });
  const resources = [...new Set([...(listed ?? []), ...declared])].sort().map((resource, index) => {
    const [type = '', name = ''] = resource.replace(/[.-]/g, '_').split('/');
    return { type, field: `public static final int ${name} = ${index};` };
  });
  const classes = [...groupBy(resources, ({ type }) => type)].map(
    ([type, fields]) =>
      `public static final class ${type} {\n${fields.map(({ field }) => field).join('\n')}\n}`,
  );
  return `package com.example.invoices;\n\npublic final class R {\n${classes.join('\n')}\n}\n`;
}
