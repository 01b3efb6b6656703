// What the placeholders of a platform's pages and projects stand for.

import { join } from 'node:path';
import { changelogVersions } from './changelog.mjs';
import { readFacts } from './facts.mjs';
import { textOr } from './text.mjs';

/** @import { Values } from './placeholders.mjs' */
/** @import { Paths } from './types.ts' */

/**
 * @param {{ product: string, platform: string }} scope
 * @param {Paths} paths
 * @returns {Values} The versions of its changelog, or of its facts where it has none, and its facts.
 */
export function platformValues({ product, platform }, paths) {
  const docs = product === 'barcode' ? 'docs/barcode-scanner-sdk' : 'docs';
  const changelog = textOr(join(paths.root, docs, platform, 'changelog.mdx'), '');
  const facts = readFacts(`${product}/${platform}`, paths);
  const [version = facts['version'], previousVersion = facts['previousVersion']] =
    changelogVersions(changelog);
  return { version, previousVersion, facts };
}
