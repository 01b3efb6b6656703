// What the placeholders of a platform's pages and projects stand for.

import { join } from 'node:path';
import { changelogVersions } from './changelog';
import { readFacts } from './facts';
import { textOr } from './text';
import type { Values } from './placeholders';

/** The versions of its changelog, or of its facts where it has none, and its facts. */
export function platformValues(
  { product, platform }: { product: string; platform: string },
  root: string,
): Values {
  const docs = product === 'barcode' ? 'docs/barcode-scanner-sdk' : 'docs';
  const changelog = textOr(join(root, docs, platform, 'changelog.mdx'), '');
  const facts = readFacts(`${product}/${platform}`, root);
  const [version = facts.version, previousVersion = facts.previousVersion] =
    changelogVersions(changelog);
  return { version, previousVersion, facts };
}
