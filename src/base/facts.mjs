// Reads the facts of platforms, api-sources/<product>/<platform>/facts.json.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from './json.mjs';
import { lineAt } from './lines.mjs';
import { textOr } from './text.mjs';

/** @import { Paths } from './types.ts' */

/**
 * Parses a `facts.json`.
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
  const isText = new Map(entries.map(([name, entry]) => [name, typeof entry === 'string']));
  /** @type {Map<unknown, number>} */
  const lines = new Map();
  const problems = keysOf(text).flatMap(({ name, line }) => {
    const first = lines.get(name);
    lines.set(name, first ?? line);
    const message =
      first !== undefined
        ? `"${name}" is in line ${first} already, and only one of them counts. Remove one.`
        : isText.get(name) === false
          ? `"${name}" is not a string. Put its value in quotes.`
          : undefined;
    return message === undefined ? [] : [{ file, line, message }];
  });
  return { values: Object.fromEntries(entries.filter(([name]) => isText.get(name))), problems };
}

/**
 * The keys of an object without others in it, also those that are there twice.
 * @param {string} text JSON.
 * @returns {{ name: string, line: number }[]}
 */
function keysOf(text) {
  return [...text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?/g)].flatMap(
    ({ 1: name = '""', 2: colon, index }) =>
      colon === undefined ? [] : [{ name: String(JSON.parse(name)), line: lineAt(text, index) }],
  );
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
