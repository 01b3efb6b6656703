// Tests import the app: its files, compiled into a module that gives them what is internal.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { starterOf } from '../../../../src/base/starters.mjs';
import { listFiles } from '../../../../src/base/files.mjs';
import { readText } from '../../../../src/base/text.mjs';
import { swift, withAdditions } from './modules.mjs';

/** @import { Paths, Unit } from '../types.d.ts' */
/** @import { Toolchain } from './toolchain.mjs' */

/**
 * @param {readonly Pick<Unit, 'file' | 'code'>[]} units
 * @param {string} root
 * @returns {{ name: string, files: string[] } | undefined} The app that a test target imports with `@testable`.
 */
export function testedApp(units, root) {
  const test = units.find(({ file }) => /^samples\/[^/]+\/[^/]+\/tests\//.test(file));
  const name = units
    .map(({ code }) => /^@testable import (\w+)$/m.exec(code)?.[1])
    .find((found) => found !== undefined);
  if (test === undefined || name === undefined) return undefined;
  const app = test.file.split('/').slice(0, 3).join('/');
  const files = listFiles(root, app, /\.swift$/).filter(
    (file) => !starterOf(file) && !file.startsWith(`${app}/tests/`),
  );
  return { name, files };
}

/**
 * Builds the module of the app under test.
 * @param {readonly Unit[]} units
 * @param {{ toolchain: Toolchain, modules: string, work: string, paths: Paths }} where
 * @returns {Promise<string[] | undefined>} The arguments with which the tests find it, none where nothing is tested;
 *   `undefined` where the app does not compile, which is reported at its own files.
 */
export async function testedModule(units, { toolchain, modules, work, paths }) {
  const app = testedApp(units, paths.root);
  if (app === undefined) return [];
  const folder = join(work, 'tested');
  await mkdir(folder, { recursive: true });
  const sources = [];
  for (const [index, file] of app.files.entries()) {
    const source = join(folder, `Tested${index}.swift`);
    const text = readText(join(paths.root, file));
    await writeFile(source, toolchain.hasFrameworks ? text : withAdditions(text));
    sources.push(source);
  }
  const { code } = await swift(toolchain, modules, [
    '-emit-module',
    '-parse-as-library',
    '-enable-testing',
    '-suppress-warnings',
    '-module-name',
    app.name,
    '-o',
    join(folder, `${app.name}.swiftmodule`),
    ...sources,
  ]);
  return code === 0 ? ['-I', folder] : undefined;
}
