import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { platformFolder } from '../model/docPaths';
import { platforms, products } from '../model/platforms';

/** Folder of the docs; the configuration may run from a cache, the working directory is the site's. */
const docsDir = (siteDir: string): string =>
  join(existsSync(join(siteDir, 'docs')) ? siteDir : process.cwd(), 'docs');

/** A link to every changelog there is, in the order of platforms. */
export function changelogItems(siteDir: string): { to: string; label: string }[] {
  return products.flatMap((product) =>
    platforms.flatMap((platform) => {
      const path = `${platformFolder(product.id, platform.id)}/changelog`;
      if (!existsSync(join(docsDir(siteDir), `${path}.mdx`))) return [];
      const sdk = product.id === 'barcode' ? `${platform.label}, barcode` : platform.label;
      // No item of type "doc": it would be marked on every page of its sidebar.
      return [{ to: `/docs/${path}`, label: `Changelog: ${sdk}` }];
    }),
  );
}

/**
 * The menu of docs versions. There is one version, `current`, shown as "Next": these pages follow the
 * newest releases. Under it stand the changelogs, which say what each release brought; with them the
 * menu is one even while there is a single version, and choosing "Next" is kept per docs plugin
 * in the browser (`docs-preferred-version-<plugin>` and the namespace of the site).
 */
export function docsVersionMenu(siteDir: string): {
  type: 'docsVersionDropdown';
  position: 'right';
  className: string;
  dropdownItemsBefore: { type: 'html'; className: string; value: string }[];
  dropdownItemsAfter: ReturnType<typeof changelogItems>;
} {
  return {
    type: 'docsVersionDropdown',
    position: 'right',
    className: 'docs-version',
    dropdownItemsBefore: [
      {
        type: 'html',
        className: 'dropdown-note',
        value: 'These pages follow the newest release of each SDK.',
      },
    ],
    dropdownItemsAfter: changelogItems(siteDir),
  };
}
