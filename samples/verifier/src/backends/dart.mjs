// Dart: compiled by Dart's own front end against the declared API and the framework stubs.

import { join } from 'node:path';
import { listFiles } from '../../../../src/base/files.mjs';
import {
  compileDart,
  dartPlatform,
  dartTool,
  installedCompiler,
  loose,
  sdkCompiler,
  whyNoDart,
} from '../dart.mjs';
import { dartHint, dartStubGap, dartText } from '../dartOutput.mjs';
import {
  leaveOut,
  strictText,
  unawaitedCalls,
  untypedValues,
  unusedNames,
} from '../dartSource.mjs';
import { starterOf } from '../../../../src/base/starters.mjs';
import { readText, textOr } from '../../../../src/base/text.mjs';

/** @import { DartCompiler, DartPackage, DartPlatform } from '../dart.mjs' */
/** @import { DartMessage } from '../dartOutput.mjs' */
/** @import { Backend, Finding, Paths, Unit } from '../types.d.ts' */

let calls = 0;

/**
 * @param {(paths: Paths) => DartCompiler} compilerOf
 * @returns {Backend}
 */
function backend(compilerOf) {
  return {
    level: 'compiled',
    async tool(paths) {
      const tool = await dartTool(compilerOf(paths));
      return tool === undefined ? { missing: whyNoDart(paths) } : { tool };
    },
    check: (units, paths) => check(units, compilerOf(paths), paths),
  };
}

/** The compiler that the checker installs: the same one everywhere. */
export const dart = backend(installedCompiler);

/** The compiler of the machine, where the other one cannot run. */
export const dartSdk = backend(() => sdkCompiler);

/**
 * @param {readonly Unit[]} units
 * @param {DartCompiler} compiler
 * @param {Paths} paths
 * @returns {Promise<Finding[]>}
 */
async function check(units, compiler, paths) {
  const platform = await dartPlatform(paths);
  const apps = await appsOf(units, paths);
  const own = new Set([platform.sdkPackage, ...apps.map(({ name }) => name)]);
  /** @param {ReadonlyMap<string, string>} files */
  const compile = (files) =>
    compileDart(
      compiler,
      {
        work: join(paths.cache, `dart-${process.pid}-${(calls += 1)}`),
        files,
        apps,
      },
      platform,
    );

  const homes = new Map(units.map((unit, index) => [fileOf(unit, index, apps), unit]));
  const texts = new Map(restOf(apps, paths));
  for (const [file, unit] of homes) texts.set(file, strictText(unit.code));
  /** @type {Finding[]} */
  const findings = [];
  for (const { file, message } of await compile(texts)) {
    const unit = homes.get(file);
    if (unit === undefined && texts.has(file)) continue;
    if (unit === undefined)
      throw new Error(`${file.replace(`${paths.root}/`, '')}:${message.line}: ${message.message}`);
    if (message.severity === 'warning' && unit.kind === 'fence') continue;
    findings.push(findingOf(unit, message, platform, own, paths));
  }

  // What only an editor would complain about counts where a whole program is shown.
  const sound = [...homes].filter(
    ([, unit]) =>
      (unit.kind === 'sample' || unit.kind === 'canary') &&
      !findings.some((finding) => finding.unit === unit),
  );
  for (const [, unit] of sound) {
    for (const remark of [
      ...unusedNames(unit.code),
      ...unawaitedCalls(unit.code, platform.futures),
      ...untypedValues(unit.code),
    ])
      findings.push({ unit, ...remark, category: 'sample' });
  }
  const forms = sound.flatMap(([file, unit]) =>
    leaveOut(unit.code).map(({ text, ...remark }, index) => ({
      file: file.replace(/\.dart$/, `__without${index}.dart`),
      text: strictText(text),
      finding: { unit, ...remark, category: /** @type {const} */ ('sample') },
    })),
  );
  if (forms.length > 0) {
    for (const { file, text } of forms) texts.set(file, text);
    const needed = new Set((await compile(texts)).map(({ file }) => file));
    findings.push(...forms.filter(({ file }) => !needed.has(file)).map(({ finding }) => finding));
  }
  return findings;
}

/**
 * The apps whose code is checked, by the names in their `pubspec.yaml`.
 * @param {readonly Unit[]} units
 * @param {Paths} paths
 * @returns {Promise<DartPackage[]>}
 */
async function appsOf(units, paths) {
  const folders = new Set(
    units.flatMap(({ kind, file }) => (kind === 'sample' ? (appFolder(file) ?? []) : [])),
  );
  const apps = await Promise.all(
    [...folders].map(async (folder) => {
      const pubspec = textOr(join(paths.root, folder, 'pubspec.yaml'), '');
      const name = /^name: *(\w+)/m.exec(pubspec)?.[1];
      // A starter project has the name of the samples' app. Its files import each other by path.
      const unique = starterOf(`${folder}/`) === undefined ? name : `${name}_starter`;
      return name === undefined ? [] : [{ name: unique ?? name, folder: `${folder}/lib` }];
    }),
  );
  return apps.flat();
}

/**
 * @param {string} file
 * @returns {string | undefined} The folder of the app that a sample or a test of it belongs to.
 */
export function appFolder(file) {
  return /^(samples\/[^/]+\/[^/]+(?:\/starter(?:-[a-z]+)?)?)\/(?:lib|test|integration_test)\//.exec(
    file,
  )?.[1];
}

/**
 * Every file of the apps: a sample uses the others, even where it is checked alone.
 * @param {readonly DartPackage[]} apps
 * @param {Paths} paths
 * @returns {[string, string][]}
 */
function restOf(apps, paths) {
  return apps
    .flatMap(({ folder }) => listFiles(paths.root, folder, /\.dart$/))
    .map((file) => [file, strictText(readText(join(paths.root, file)))]);
}

/**
 * Path of a unit while it is compiled. Files of an app keep their paths; every other unit gets its own folder.
 * @param {Unit} unit
 * @param {number} index
 * @param {readonly DartPackage[]} apps
 * @returns {string}
 */
function fileOf({ kind, file }, index, apps) {
  if (kind !== 'sample') return `${loose.folder}/unit${index}/code.dart`;
  return apps.some(({ folder }) => file.startsWith(`${folder}/`))
    ? file
    : `${loose.folder}/${file}`;
}

/**
 * @param {Unit} unit
 * @param {DartMessage} message
 * @param {DartPlatform} platform
 * @param {ReadonlySet<string>} own
 * @param {Paths} paths
 * @returns {Finding}
 */
function findingOf(unit, message, platform, own, paths) {
  const gap = dartStubGap(message, platform.names, own);
  const hint = gap === undefined ? dartHint(message.message, platform) : undefined;
  const text = dartText(message).replaceAll(`${paths.root}/`, '');
  return {
    unit,
    line: message.line,
    column: message.column,
    message: `${gap === undefined ? '' : `missing stub: ${gap}: `}${text}${hint === undefined ? '' : ` (${hint})`}`,
    category: gap === undefined ? 'sample' : 'stub',
  };
}
