import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { textOr } from '../base/text';
import { parseFacts } from '../base/facts';
import type { ReferenceOptions } from '../plugins/reference';
import { platformFolder } from '../model/docPaths';
import { hasReference, platformById, sourceFolder } from '../model/platforms';
import { scopes } from '../plugins/api/types';

/**
 * The packages whose reference TypeDoc generates, one plugin instance each.
 *
 * @throws Error where the `facts.json` of such a package does not name it.
 */
export function referenceInstances(siteDir: string): ReferenceOptions[] {
  return scopes.flatMap(({ product, platform }): ReferenceOptions[] => {
    const folder = sourceFolder(product, platform);
    if (!hasReference(platform) || !existsSync(join(siteDir, 'api-sources', folder))) return [];
    const file = `api-sources/${folder}/facts.json`;
    const packageName = parseFacts(file, textOr(join(siteDir, file), '{}')).values.package;
    if (packageName === undefined) {
      throw new Error(`${file}: "package" is missing. The API reference shows that name.`);
    }
    return [{ id: `${product}-${platform}`, product, platform, folder, packageName }];
  });
}

/** The menu of references in the navbar; nothing where there are none. */
export function referenceMenu(references: readonly ReferenceOptions[]) {
  const items = references
    .map(({ product, platform }) => {
      const { label } = platformById(platform);
      return {
        to: `/docs/${platformFolder(product, platform)}/api/`,
        label: product === 'barcode' ? `${label}, barcodes` : label,
      };
    })
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
  return items.length === 0
    ? []
    : [{ type: 'dropdown' as const, label: 'API reference', position: 'left' as const, items }];
}
