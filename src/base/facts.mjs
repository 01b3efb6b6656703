// Reads the facts of platforms, api-sources/<product>/<platform>/facts.json.

import { dirname, join } from 'node:path';
import { listFiles } from './files.mjs';
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
  if (!text.trimStart().startsWith('{')) {
    const message = 'The file holds an object: { "name": "value", … }.';
    return { values: {}, problems: [{ file, line: 1, message }] };
  }
  /** @type {Map<string, number>} */
  const lines = new Map();
  const problems = [...text.matchAll(/"(\w+)"\s*:\s*(.)/g)].flatMap(
    ({ 1: name = '', 2: value, index }) => {
      const line = lineAt(text, index);
      const first = lines.get(name);
      lines.set(name, first ?? line);
      if (first !== undefined) {
        const message = `"${name}" is in line ${first} already, and only one of them counts. Remove one.`;
        return [{ file, line, message }];
      }
      return value === '"'
        ? []
        : [{ file, line, message: `"${name}" is not a string. Put its value in quotes.` }];
    },
  );
  const entries = Object.entries(/** @type {object} */ (parsed.value));
  return {
    values: Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')),
    problems,
  };
}

/**
 * @param {string} folder Below `api-sources/`.
 * @param {Paths} paths
 * @returns {Record<string, string>} Its own facts and those that hold on every platform; where both name one, its own.
 */
export function readFacts(folder, paths) {
  const [shared, own] = ['model', folder].map(
    (name) => parseFacts(name, textOr(join(paths.apiSources, name, 'facts.json'), '{}')).values,
  );
  return { ...shared, ...own };
}

/**
 * The facts of all platforms, by folder below `api-sources/`; `model` has those that hold on every platform.
 * @param {Paths} paths
 * @returns {{ folder: string, facts: Record<string, string> }[]}
 */
export function readAllFacts(paths) {
  return listFiles(paths.apiSources, '', /^facts\.json$/).map((file) => {
    const folder = dirname(file);
    return { folder, facts: readFacts(folder, paths) };
  });
}
