// Dart: compiled by Dart's own front end against the declared API and the framework stubs.

import { join } from 'node:path';
import { starterOf } from '../../../../src/model/starters';
import { textOr } from '../../../../src/base/text';
import { compileUnits } from '../compile';
import { compileDart, dartPlatform, findDart, loose } from '../dart';
import { positionAt } from '../positions';
import type { CompilerMessage } from '../compile';
import type { DartPackage } from '../dart';
import type { Backend, Finding, Paths, Unit } from '../types';

export const dart: Backend = {
  level: 'compiled',
  async tool(paths) {
    const missing =
      'there is no Dart SDK on the PATH, and the Dart compiler from npm needs Linux and the 32-bit C library (on Debian and Ubuntu: apt-get install libc6-i386, and qemu-user-static if the kernel refuses 32-bit programs)';
    return (await findDart(paths)) ?? { missing };
  },
  async check(units, paths) {
    const compiler = await findDart(paths);
    if (compiler === undefined) throw new Error('there is no Dart compiler');
    const platform = await dartPlatform(paths);
    const apps = appsOf(units, paths);
    const findings = await compileUnits(
      {
        name: 'Dart',
        groupOf: () => 'all',
        fileOf: (unit, index) => ({
          path: fileOf(unit, index, apps),
          text: strictText(unit.code),
        }),
        compile: (sources, work) => compileDart(compiler, work, sources, apps, platform),
        textOf,
      },
      units,
      paths,
    );
    return [...findings, ...units.flatMap((unit) => unawaitedCalls(unit, platform.futures))];
  },
};

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
export function unawaitedCalls(unit: Unit, futures: ReadonlySet<string>): Finding[] {
  const code = unit.code.replace(/\/\/.*/g, (comment) => ' '.repeat(comment.length));
  // A statement that begins with the call, and does nothing with its result.
  const statements = code.matchAll(/(?<=(?:[;{})]|\belse)\s*)(\w+\.\w+)\([^;]*;/g);
  return [...statements].flatMap(({ 0: text, 1: call = '', index }) => {
    if (!futures.has(call) || /\)\s*\.(?:then|ignore|whenComplete|catchError)\(/.test(text))
      return [];
    const message = `nobody waits for the Future of ${call}(): write await, or return it`;
    return [{ unit, ...positionAt(unit.code, index), message }];
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
  const folders = new Set(units.flatMap(({ kind, file }) => appFolder(kind, file) ?? []));
  return [...folders].map((folder) => {
    const pubspec = textOr(join(paths.root, folder, 'pubspec.yaml'), '');
    const name = /^name: *(\w+)/m.exec(pubspec)?.[1];
    // A starter project has the name of the samples' app. Its files import each other by path.
    const unique = starterOf(`${folder}/`) === undefined ? name : `${name}_starter`;
    return { name: unique ?? folder, folder: `${folder}/lib` };
  });
}

/** The folder of the app that a sample or a test of it belongs to. */
function appFolder(kind: Unit['kind'], file: string): string | undefined {
  if (kind !== 'sample') return undefined;
  return /^(.*?)\/(?:lib|test|integration_test)\//.exec(file)?.[1];
}

/** Path of a unit while it is compiled. Files of an app keep their paths; every other unit gets its own folder. */
function fileOf({ kind, file }: Unit, index: number, apps: readonly DartPackage[]): string {
  if (kind !== 'sample') return `${loose.folder}/unit${index}/code.dart`;
  return apps.some(({ folder }) => file.startsWith(`${folder}/`))
    ? file
    : `${loose.folder}/${file}`;
}
