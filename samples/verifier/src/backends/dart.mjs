// Dart: compiled by Dart's own front end against the declared API and the framework stubs.

import { join } from 'node:path';
import { listFiles } from '../../../../src/base/files.mjs';
import { starterOf } from '../../../../src/base/starters.mjs';
import { readText, textOr } from '../../../../src/base/text.mjs';
import { compileFiles } from '../compile.mjs';
import {
  compileDart,
  dartPlatform,
  dartTool,
  installedCompiler,
  loose,
  sdkCompiler,
  whyNoDart,
} from '../dart.mjs';
import { parserOf } from '../grammars.mjs';

/** @import { CompilerMessage, SourceFile } from '../compile.mjs' */
/** @import { DartCompiler, DartPackage } from '../dart.mjs' */
/** @import { Parser } from 'web-tree-sitter' */
/** @import { Backend, Finding, Paths, Unit } from '../types.d.ts' */

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

/** The compiler of a Dart or Flutter SDK on the `PATH`. */
export const dartSdk = backend(() => sdkCompiler);

/** The compiler that the checker installs. */
export const dart = backend(installedCompiler);

/**
 * @param {readonly Unit[]} units
 * @param {DartCompiler} compiler
 * @param {Paths} paths
 * @returns {Promise<Finding[]>}
 */
async function check(units, compiler, paths) {
  const platform = await dartPlatform(paths);
  const apps = await appsOf(units, paths);
  const files = units.map((unit, index) => ({
    unit,
    path: fileOf(unit, index, apps),
    text: strictText(unit.code),
  }));
  const findings = await compileFiles(
    {
      name: 'Dart',
      files: [...restOf(apps, paths), ...files],
      compile: (sources, work) => compileDart(compiler, { work, files: sources, apps }, platform),
      textOf,
    },
    paths,
  );
  // A block of a page can be a part of a program, whose other part waits.
  const programs = units.filter(({ kind }) => kind === 'sample' || kind === 'canary');
  const parser = await parserOf('dart');
  const unawaited = programs.flatMap((unit) => unawaitedCalls(unit, platform.futures, parser));
  return [...findings, ...unawaited];
}

/** Libraries that the checker replaces with its own. @type {Readonly<Record<string, string>>} */
const replacements = {
  'dart:convert': 'package:strict/convert.dart',
  'dart:ui': 'package:flutter/ui.dart',
};

/**
 * The text that is compiled. A value of type `dynamic` accepts every access, so it becomes an `Object?`, which has to be
 * cast first. The words are of one length: columns stay columns.
 * @param {string} code
 * @returns {string}
 */
function strictText(code) {
  return code
    .replace(/\bdynamic\b/g, 'Object?')
    .replace(/(?<=^import ['"])[^'"]+/gm, (uri) => replacements[uri] ?? uri);
}

/**
 * Calls whose Future nobody waits for.
 * @param {Unit} unit
 * @param {ReadonlySet<string>} futures Functions that return a Future, with their class: `DeckleSdk.initSDK`.
 * @param {Parser} parser
 * @returns {Finding[]}
 */
export function unawaitedCalls(unit, futures, parser) {
  const root = parser.parse(unit.code)?.rootNode;
  return (root?.descendantsOfType('expression_statement') ?? []).flatMap((statement) => {
    const { text = '', startPosition } = statement ?? {};
    const call = /^\w+\.\w+(?=\()/.exec(text)?.[0];
    if (startPosition === undefined || call === undefined || !futures.has(call)) return [];
    if (/\)\s*\.(?:then|ignore|whenComplete|catchError)\(/.test(text)) return [];
    return [
      {
        unit,
        line: startPosition.row + 1,
        column: startPosition.column + 1,
        message: `nobody waits for the Future of ${call}(): write await, or return it`,
      },
    ];
  });
}

/**
 * @param {CompilerMessage} message
 * @returns {string}
 */
function textOf({ message, source }) {
  const imported = /^(?:import|export|part) '([^']+)'/.exec(source.trim())?.[1];
  if (imported !== undefined && /^(?:Not found|Error when reading)/.test(message))
    return `there is no library '${imported}'`;
  return message.includes("'Object?'")
    ? `${message} A value of type dynamic counts as an Object?: cast it before you use it.`
    : message;
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
 * @returns {SourceFile[]}
 */
function restOf(apps, paths) {
  return apps
    .flatMap(({ folder }) => listFiles(paths.root, folder, /\.dart$/))
    .map((path) => ({ path, text: strictText(readText(join(paths.root, path))) }));
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
