// Dart: compiled by Dart's own front end against the declared API and the framework stubs.

import { join } from 'node:path';
import { listFiles } from '../../../../src/base/files';
import { starterOf } from '../../../../src/base/starters';
import { readText, textOr } from '../../../../src/base/text';
import { compileFiles } from '../compile';
import {
  compileDart,
  dartPlatform,
  dartTool,
  emulatedCompiler,
  installedCompiler,
  loose,
  sdkCompiler,
  whyNoDart,
} from '../dart';
import { parserOf } from '../grammars';
import type { CompilerMessage, SourceFile } from '../compile';
import type { DartCompiler, DartPackage } from '../dart';
import type { Parser } from 'web-tree-sitter';
import type { Backend, Finding, Paths, Unit } from '../types';

function backend(compilerOf: (paths: Paths) => DartCompiler): Backend {
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

/** That compiler, in an emulator. */
export const dartEmulated = backend(emulatedCompiler);

async function check(
  units: readonly Unit[],
  compiler: DartCompiler,
  paths: Paths,
): Promise<Finding[]> {
  const platform = await dartPlatform(paths);
  const apps = appsOf(units, paths);
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

/** Libraries that the checker replaces with its own. */
const replacements: Readonly<Record<string, string>> = {
  'dart:convert': 'package:strict/convert.dart',
  'dart:ui': 'package:flutter/ui.dart',
};

/**
 * The text that is compiled. A value of type `dynamic` accepts every access, so it becomes an `Object?`, which has to be
 * cast first. The words are of one length: columns stay columns.
 */
function strictText(code: string): string {
  return code
    .replace(/\bdynamic\b/g, 'Object?')
    .replace(/(?<=^import ['"])[^'"]+/gm, (uri) => replacements[uri] ?? uri);
}

/**
 * Calls whose Future nobody waits for.
 *
 * @param futures Functions that return a Future, with their class: `DeckleSdk.initSDK`.
 */
export function unawaitedCalls(
  unit: Unit,
  futures: ReadonlySet<string>,
  parser: Parser,
): Finding[] {
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

function textOf({ message, source }: CompilerMessage): string {
  const imported = /^(?:import|export|part) '([^']+)'/.exec(source.trim())?.[1];
  if (imported !== undefined && /^(?:Not found|Error when reading)/.test(message))
    return `there is no library '${imported}'`;
  return message.includes("'Object?'")
    ? `${message} A value of type dynamic counts as an Object?: cast it before you use it.`
    : message;
}

/** The apps whose code is checked, by the names in their `pubspec.yaml`. */
function appsOf(units: readonly Unit[], paths: Paths): DartPackage[] {
  const folders = new Set(
    units.flatMap(({ kind, file }) => (kind === 'sample' ? (appFolder(file) ?? []) : [])),
  );
  return [...folders].flatMap((folder) => {
    const pubspec = textOr(join(paths.root, folder, 'pubspec.yaml'), '');
    const name = /^name: *(\w+)/m.exec(pubspec)?.[1];
    if (name === undefined) return [];
    // A starter project has the name of the samples' app. Its files import each other by path.
    const unique = starterOf(`${folder}/`) === undefined ? name : `${name}_starter`;
    return [{ name: unique, folder: `${folder}/lib` }];
  });
}

/** The folder of the app that a sample or a test of it belongs to. */
export function appFolder(file: string): string | undefined {
  return /^(samples\/[^/]+\/[^/]+(?:\/starter(?:-[a-z]+)?)?)\/(?:lib|test|integration_test)\//.exec(
    file,
  )?.[1];
}

/** Every file of the apps: a sample uses the others, even where it is checked alone. */
function restOf(apps: readonly DartPackage[], paths: Paths): SourceFile[] {
  return apps
    .flatMap(({ folder }) => listFiles(paths.root, folder, /\.dart$/))
    .map((path) => ({ path, text: strictText(readText(join(paths.root, path))) }));
}

/** Path of a unit while it is compiled. Files of an app keep their paths; every other unit gets its own folder. */
function fileOf({ kind, file }: Unit, index: number, apps: readonly DartPackage[]): string {
  if (kind !== 'sample') return `${loose.folder}/unit${index}/code.dart`;
  return apps.some(({ folder }) => file.startsWith(`${folder}/`))
    ? file
    : `${loose.folder}/${file}`;
}
