// Reads the facts of platforms, api-sources/<product>/<platform>/facts.json.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from './json.mjs';
import { textOr } from './text.mjs';

/** @import { Paths } from './types.d.ts' */

/**
 * @param {string} folder Below `api-sources/`.
 * @param {Paths} paths
 * @returns {{ facts: Record<string, string>, problem?: { file: string, line: number, message: string } }}
 *   No facts where there is no such file.
 */
export function readFacts(folder, paths) {
  const file = join(paths.apiSources, folder, 'facts.json');
  const json = parseJson(textOr(file, '{}'));
  if (!json.ok) {
    const { line, message } = json;
    const path = `api-sources/${folder}/facts.json`;
    return { facts: {}, problem: { file: path, line, message } };
  }
  const { value } = json;
  if (typeof value !== 'object' || value === null) return { facts: {} };
  return {
    facts: Object.fromEntries(
      Object.entries(value).filter(([, entry]) => typeof entry === 'string'),
    ),
  };
}

/**
 * The facts of all platforms, by folder below `api-sources/`.
 * @param {Paths} paths
 * @returns {(ReturnType<typeof readFacts> & { folder: string })[]}
 */
export function readAllFacts(paths) {
  /** @param {string} path */
  const foldersIn = (path) =>
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  return foldersIn(paths.apiSources)
    .flatMap((product) =>
      foldersIn(join(paths.apiSources, product)).map((platform) => `${product}/${platform}`),
    )
    .filter((folder) => existsSync(join(paths.apiSources, folder, 'facts.json')))
    .map((folder) => ({ folder, ...readFacts(folder, paths) }));
}
