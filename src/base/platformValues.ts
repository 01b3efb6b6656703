// What the placeholders of a platform's pages and projects stand for.

import { join } from 'node:path';
import { changelogVersions } from './changelog';
import { readFacts } from './facts';
import { textOr } from './text';
import type { Values } from './placeholders';
import type { Paths } from './types';

/** The versions of its changelog, or of its facts where it has none, and its facts. */
export function platformValues(
  { product, platform }: { product: string; platform: string },
  paths: Paths,
): Values {
  const docs = product === 'barcode' ? 'docs/barcode-scanner-sdk' : 'docs';
  const changelog = textOr(join(paths.root, docs, platform, 'changelog.mdx'), '');
  const facts = readFacts(`${product}/${platform}`, paths);
  const [version = facts.version, previousVersion = facts.previousVersion] =
    changelogVersions(changelog);
  return { version, previousVersion, facts };
}
