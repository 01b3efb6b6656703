// Reads the facts of platforms, api-sources/**/facts.json.

import { join } from 'node:path';
import { parseJson } from './json.mjs';
import { textOr } from './text.mjs';

/** @import { Paths } from './types.d.ts' */

/**
 * @param {string} folder Below `api-sources/`.
 * @param {Paths} paths
 * @returns {Promise<{ facts: Record<string, string>, problem?: { file: string, line: number, message: string } }>}
 *   No facts where there is no such file.
 */
export async function readFacts(folder, paths) {
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
