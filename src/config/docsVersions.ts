import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { changelogVersions } from '../base/changelog.mjs';
import { readText } from '../base/text.mjs';
import { platformFolder } from '../model/docPaths';
import { platforms, products } from '../model/platforms';

/** The one version of the docs. */
export const docsVersion = { name: 'current', label: 'Next' } as const;

/** Folder of the docs; the configuration may run from a cache, the working directory is the site's. */
const docsDir = (siteDir: string): string =>
  join(existsSync(join(siteDir, 'docs')) ? siteDir : process.cwd(), 'docs');

interface Note {
  type: 'html';
  className: string;
  value: string;
}

const note = (value: string): Note => ({ type: 'html', className: 'dropdown-note', value });

/** A link to every changelog there is, with its newest version, by product and in the order of platforms. */
export function changelogItems(siteDir: string): (Note | { to: string; label: string })[] {
  return products.flatMap((product) => {
    const links = platforms.flatMap((platform) => {
      const path = `${platformFolder(product.id, platform.id)}/changelog`;
      const file = join(docsDir(siteDir), `${path}.mdx`);
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
export function releasesMenu(siteDir: string): {
  type: 'docsVersionDropdown';
  position: 'right';
  className: string;
  menuLabel: string;
  versions: Record<string, { label: string }>;
  dropdownItemsBefore: Note[];
  dropdownItemsAfter: ReturnType<typeof changelogItems>;
} {
  return {
    type: 'docsVersionDropdown',
    position: 'right',
    className: 'dk-in-sidebar',
    menuLabel: 'Releases',
    versions: { [docsVersion.name]: { label: `Newest releases (${docsVersion.label})` } },
    dropdownItemsBefore: [note('These pages follow the newest release of each SDK.')],
    dropdownItemsAfter: changelogItems(siteDir),
  };
}
