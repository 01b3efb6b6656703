// Kotlin and Gradle scripts: compiled by the JVM compiler against the platform's classes. One call per app.

import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { wrapGradle } from '../gradleScript.mjs';
import { absolutePath, findJava, kotlinVersion, kotlinc, platform } from '../jvm.mjs';
import { readKotlinOutput, stubGap } from '../jvmOutput.mjs';
import { groupBy } from '../../../../src/base/groupBy.mjs';
import { findingOf } from '../positions.mjs';
import { throwOnCrash } from '../process.mjs';
import { readText } from '../../../../src/base/text.mjs';
import { catalogAccessors } from '../versionCatalog.mjs';

/** @import { Backend, Finding, Paths, Unit } from '../types.d.ts' */

let calls = 0;

/** @type {Backend} */
export const kotlin = {
  level: 'compiled',
  async tool(paths) {
    const java = await findJava('java');
    const compiler = await findJava('javac');
    if ('missing' in java) return java;
    if ('missing' in compiler) return compiler;
    return {
      tool: {
        name: 'kotlin-compiler',
        version: `${kotlinVersion(paths)} (Java ${java.version})`,
      },
    };
  },
  async check(units, paths) {
    const apps = groupBy(units, (unit) =>
      unit.kind === 'sample' ? unit.file.split('/').slice(0, 4).join('/') : unit.kind,
    );
    /** @type {Finding[]} */
    const findings = [];
    for (const group of apps.values()) {
      const found = await compile(group, paths);
      findings.push(...found);
      // The compiler prints no warnings if there are errors: canaries without errors are compiled again in a separate call.
      const clean = group.filter(
        (unit) => unit.kind === 'canary' && !found.some((finding) => finding.unit === unit),
      );
      if (clean.length > 0 && clean.length < group.length)
        findings.push(...(await compile(clean, paths)));
    }
    return findings;
  },
};

/**
 * @param {readonly Unit[]} units
 * @param {Paths} paths
 * @returns {Promise<Finding[]>}
 */
async function compile(units, paths) {
  const { classPath, stubTypes } = await platform(paths);
  const work = join(paths.cache, `kotlin-${process.pid}-${(calls += 1)}`);
  /** @type {Map<string, { unit: Unit, lineOffset: number }>} */
  const sources = new Map();
  const catalogs = new Map(units.map((unit) => [unit, catalogOf(unit, paths)]));
  const names = new Map(
    [...new Set(catalogs.values())].map((file, index) => [file, `catalog${index}`]),
  );
  await mkdir(work, { recursive: true });
  const accessors = [];
  for (const [file, name] of names) {
    if (file === undefined) continue;
    const source = join(work, `${name}.kt`);
    await writeFile(source, catalogAccessors(readText(file), name));
    accessors.push(source);
  }
  for (const [index, unit] of units.entries()) {
    const catalog = catalogs.get(unit);
    const { text, lineOffset } = textOf(unit, index, catalog && names.get(catalog));
    const file = join(work, `Unit${index}.kt`);
    await writeFile(file, text);
    sources.set(file, { unit, lineOffset });
  }

  const result = await kotlinc(
    { sources: [...sources.keys(), ...accessors], classPath, out: join(work, 'classes') },
    paths,
  );
  await rm(work, { recursive: true, force: true });
  const read = readKotlinOutput(result.output);
  throwOnCrash('the Kotlin compiler', result, read);

  return read.messages.flatMap((message) => {
    const source = sources.get(absolutePath(message.file));
    if (!source)
      throw new Error(
        `the Kotlin compiler reports ${message.file}, which is not a sample: ${message.message}`,
      );
    if (message.severity === 'warning' && source.unit.kind === 'fence') return [];
    const last = source.unit.code.split('\n').length;
    const line = Math.max(1, Math.min(message.line - source.lineOffset, last));
    const gap = stubGap(message, stubTypes);
    return [findingOf(source.unit, { ...message, line }, gap)];
  });
}

/**
 * The version catalog of a build script that is a sample: the nearest `gradle/libs.versions.toml` above it.
 * @param {Unit} unit
 * @param {Paths} paths
 * @returns {string | undefined}
 */
function catalogOf({ kind, language, file }, { root }) {
  return kind === 'sample' && language === 'gradle'
    ? nearestCatalog(dirname(file), root)
    : undefined;
}

/**
 * @param {string} folder Relative to the root.
 * @param {string} root
 * @returns {string | undefined}
 */
function nearestCatalog(folder, root) {
  const file = join(root, folder, 'gradle/libs.versions.toml');
  if (existsSync(file)) return file;
  return folder.split('/').length > 3 ? nearestCatalog(dirname(folder), root) : undefined;
}

/**
 * @param {Unit} unit
 * @param {number} index
 * @param {string} [catalog] Package of the version catalog's accessors.
 * @returns {{ text: string, lineOffset: number }}
 */
function textOf(unit, index, catalog) {
  if (unit.language === 'gradle') return wrapGradle(unit.code, `script${index}`, catalog);
  if (/^\s*package /m.test(unit.code)) return { text: unit.code, lineOffset: 0 };
  return { text: `package fences.fence${index}\n${unit.code}`, lineOffset: 1 };
}
