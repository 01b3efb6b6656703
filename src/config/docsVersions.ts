import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { changelogVersions } from '../base/changelog';
import { readText } from '../base/text';
import { platformFolder } from '../model/docPaths';
import { platforms, products } from '../model/platforms';

/** The one version of the docs. */
export const docsVersion = { name: 'current', label: 'Next' } as const;

/** Text between the links of a menu. */
const note = (value: string) => ({ type: 'html' as const, className: 'dropdown-note', value });

/** A link to every changelog there is, with its newest version, by product and in the order of platforms. */
function changelogItems(siteDir: string) {
  return products.flatMap((product) => {
    const links = platforms.flatMap((platform) => {
      const path = `${platformFolder(product.id, platform.id)}/changelog`;
      const file = join(siteDir, 'docs', `${path}.mdx`);
      if (!existsSync(file)) return [];
      // The build reports a changelog without a version.
      const [version = ''] = changelogVersions(readText(file));
      const sdk = product.id === 'barcode' ? `${platform.label} barcode` : platform.label;
      // No item of type "doc": it would be marked on every page of its sidebar.
      return [{ to: `/docs/${path}`, label: `${sdk} ${version}`.trim() }];
    });
    return links.length === 0 ? [] : [note(`${product.label} changelogs`), ...links];
  });
}

/**
 * The menu of releases: the newest ones, which these pages follow, then the changelogs. The former is the docs version
 * `current`, labelled "Next". With the changelogs the menu is one even while there is a single version, and
 * choosing "Next" is kept per docs plugin in the browser (`docs-preferred-version-<plugin>` and the namespace of the site).
 */
export function releasesMenu(siteDir: string) {
  return {
    type: 'docsVersionDropdown' as const,
    position: 'right' as const,
    // It gives way last where text is large (`src/css/infima.css`): every sidebar has the changelog.
    className: 'dk-in-sidebar',
    menuLabel: 'Releases',
    versions: { [docsVersion.name]: { label: `Newest releases (${docsVersion.label})` } },
    dropdownItemsBefore: [note('These pages follow the newest release of each SDK.')],
    dropdownItemsAfter: changelogItems(siteDir),
  };
}
