import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { classifyDocPath, platformFolder } from '../../model/docPaths';
import { groups, kindsOf } from '../../model/pageKinds';
import { platforms, products, type PlatformId, type ProductId } from '../../model/platforms';

type Items = Extract<SidebarsConfig[string], readonly unknown[]>;

const referenceSections = [
  ['variables', 'Variables'],
  ['interfaces', 'Interfaces'],
  ['enumerations', 'Enumerations'],
  ['type-aliases', 'Type aliases'],
] as const;

/** Id of the sidebar of one platform and product. */
export function sidebarId(product: ProductId, platform: PlatformId): string {
  return `${product}-${platform}`;
}

/**
 * One sidebar per platform and product, from nothing but the files there are. The check of all pages refuses those in
 * the wrong place.
 *
 * @param paths of all files below `docs/`, relative to it
 */
export function generateSidebars(paths: readonly string[]): SidebarsConfig {
  const sidebars: SidebarsConfig = {};
  for (const product of products) {
    for (const platform of platforms) {
      const folder = platformFolder(product.id, platform.id);
      const inside = paths.filter((path) => {
        const place = classifyDocPath(path);
        return (
          'platform' in place && place.platform === platform.id && place.product === product.id
        );
      });
      if (inside.length === 0) continue;
      const guides = new Set(inside);
      const items: Items = groups.flatMap((group) => {
        const docs = kindsOf(product.id)
          .filter((kind) => kind.group === group && guides.has(`${folder}/${kind.id}.mdx`))
          .map((kind) => ({ type: 'doc' as const, id: `${folder}/${kind.id}`, label: kind.title }));
        return docs.length === 0
          ? []
          : [{ type: 'category' as const, label: group, collapsible: false, items: docs }];
      });
      if (guides.has(`${folder}/api/index.mdx`)) {
        items.push({
          type: 'category',
          label: 'API reference',
          link: { type: 'doc', id: `${folder}/api/index` },
          collapsed: true,
          items: referenceSections.flatMap(([section, label]) => {
            const docs = inside
              .filter((path) => path.startsWith(`${folder}/api/${section}/`))
              .map((path) => path.replace(/\.mdx?$/, ''))
              .sort((a, b) => a.localeCompare(b, 'en'));
            return docs.length === 0
              ? []
              : [{ type: 'category' as const, label, collapsed: true, items: docs }];
          }),
        });
      }
      sidebars[sidebarId(product.id, platform.id)] = items;
    }
  }
  return sidebars;
}
