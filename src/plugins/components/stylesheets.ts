import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../base/files';
import { registry, type RegistryEntry } from './registry';

const themeStyles = 'node_modules/@docusaurus/theme-classic/lib/theme';

/** Folder of a component of the site, relative to the site; nothing for the theme's. */
const folderOf = ({ source }: RegistryEntry): string | undefined =>
  /^@site\/(src\/components\/[^/]+)/.exec(source)?.[1];

/** Folders of components. */
const foldersOf = (isMeant: (entry: RegistryEntry) => boolean): string[] => [
  ...new Set(
    Object.values(registry).flatMap((entry) => (isMeant(entry) ? (folderOf(entry) ?? []) : [])),
  ),
];

/** Folders with a stylesheet that only pages which show it load, relative to the site. */
export const ownStyles: readonly string[] = foldersOf((entry) => entry.ownStyles === true).sort();

/** Folders of islands, relative to the site: what loads their script loads their styles. */
export const islandFolders: readonly string[] = foldersOf((entry) => entry.island === true);

/** Stylesheet of the component in a folder, relative to the site. */
export const sheetIn = (folder: string): string => `${folder}/styles.module.css`;

/**
 * Stylesheets of all that documents may show and that have no separate one: of static components and of the theme.
 *
 * @param siteDir Folder of the site.
 */
export const sharedStylesheets = (siteDir: string): string[] => [
  ...listFiles(siteDir, themeStyles, /\.css$/),
  ...listFiles(siteDir, 'src/theme', /\.css$/),
  ...foldersOf((entry) => entry.island !== true)
    .filter((folder) => !ownStyles.includes(folder))
    .map(sheetIn)
    .filter((path) => existsSync(join(siteDir, path))),
];
