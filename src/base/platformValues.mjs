// What the placeholders of a platform's pages and projects stand for.

import { join } from 'node:path';
import { changelogVersions } from './changelog.mjs';
import { readFacts } from './facts.mjs';
import { textOr } from './text.mjs';

/** @import { Values } from './placeholders.mjs' */
/** @import { Paths } from './types.ts' */

/**
 * @param {{ folder: string, api: string }} platform Its folder of pages, and its folder below `api-sources/`.
 * @param {Paths} paths
 * @returns {Values} The versions of its changelog, or of its facts where it has none, and its facts.
 */
export function platformValues({ folder, api }, paths) {
  const changelog = textOr(join(paths.root, folder, 'changelog.mdx'), '');
  const { facts } = readFacts(api, paths);
  const [version = facts['version'], previousVersion = facts['previousVersion']] =
    changelogVersions(changelog);
  return { version, previousVersion, facts };
}
