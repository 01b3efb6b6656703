// What the placeholders of a platform's pages and projects stand for.

import { join } from 'node:path';
import { changelogVersions } from '../base/changelog';
import { readFacts } from '../base/facts';
import { textOr } from '../base/text';
import type { Values } from '../base/placeholders';
import { platformFolder } from './docPaths';
import { sourceFolder, type PlatformId, type ProductId } from './platforms';

/** The versions of its changelog, or of its facts where it has none, and its facts. */
export function platformValues(
  { product, platform }: { readonly product: ProductId; readonly platform: PlatformId },
  root: string,
): Values {
  const folder = join(root, 'docs', platformFolder(product, platform));
  const changelog = textOr(join(folder, 'changelog.mdx'), '');
  const facts = readFacts(sourceFolder(product, platform), root);
  const [version = facts.version, previousVersion = facts.previousVersion] =
    changelogVersions(changelog);
  return { version, previousVersion, facts };
}
