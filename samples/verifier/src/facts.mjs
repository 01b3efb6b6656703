// Reads the facts of platforms, api-sources/<product>/<platform>/facts.json.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from './json.mjs';
import { textOr } from './text.mjs';

/** @import { Paths } from './types.d.ts' */

/**
 * Parses a `facts.json`. The one implementation: the site's build and the checker both use it.
 * @param {string} file Path relative to the site, for problems.
 * @param {string} text
 * @returns {{ values: Record<string, string>, problems: { file: string, line: number, message: string }[] }}
 */
export function parseFacts(file, text) {
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const { line, message } = parsed;
    return { values: {}, problems: [{ file, line, message }] };
  }
  const { value } = parsed;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = 'The file holds an object: { "name": "value", … }.';
    return { values: {}, problems: [{ file, line: 1, message }] };
  }
  const entries = Object.entries(value);
  return {
    values: Object.fromEntries(entries.filter(([, entry]) => typeof entry === 'string')),
    problems: entries
      .filter(([, entry]) => typeof entry !== 'string')
      .map(([name]) => ({
        file,
        line: text.slice(0, text.indexOf(JSON.stringify(name))).split('\n').length,
        message: `"${name}" is not a string. Put its value in quotes.`,
      })),
  };
}

/**
 * @param {string} folder Below `api-sources/`.
 * @param {Paths} paths
 * @returns {{ facts: Record<string, string>, problems: ReturnType<typeof parseFacts>['problems'] }}
 *   Its own facts and those that hold on every platform; where both name one, its own.
 */
export function readFacts(folder, paths) {
  const [shared, own] = ['model', folder].map((name) =>
    parseFacts(
      `api-sources/${name}/facts.json`,
      textOr(join(paths.apiSources, name, 'facts.json'), '{}'),
    ),
  );
  return { facts: { ...shared?.values, ...own?.values }, problems: own?.problems ?? [] };
}

/**
 * The facts of all platforms, by folder below `api-sources/`; `model` has those that hold on every platform.
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
  const platforms = foldersIn(paths.apiSources).flatMap((product) =>
    foldersIn(join(paths.apiSources, product)).map((platform) => `${product}/${platform}`),
  );
  return ['model', ...platforms]
    .filter((folder) => existsSync(join(paths.apiSources, folder, 'facts.json')))
    .map((folder) => ({ folder, ...readFacts(folder, paths) }));
}
