import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../base/files';
import { registry } from './registry';

const themeStyles = 'node_modules/@docusaurus/theme-classic/lib/theme';

/** Folder of a component of the site, relative to the site. */
const folderOf = (source: string): string =>
  /^@site\/(src\/components\/[^/]+)/.exec(source)?.[1] ?? '';

/** Folders of components. */
const foldersOf = (kind: 'island' | 'static'): string[] => [
  ...new Set(
    Object.values(registry).flatMap(({ island = false, source }) =>
      island === (kind === 'island') ? folderOf(source) : [],
    ),
  ),
];

/** Folders of static components with rules that few pages need, relative to the site: only pages that show them load these. */
export const ownStyles: readonly string[] = [
  'src/components/ErrorIndex',
  'src/components/Flow',
  'src/components/ListFilter',
  'src/components/MarkedInvoice',
  'src/components/PlatformChooser',
  'src/components/ScannerScreen',
  'src/components/Sheets',
  'src/components/StarterCard',
  'src/components/UpgradePath',
];

/** Folders of islands, relative to the site: what loads their script loads their styles. */
export const islandFolders: readonly string[] = foldersOf('island');

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
  ...foldersOf('static')
    .filter((folder) => !ownStyles.includes(folder))
    .map(sheetIn)
    .filter((path) => existsSync(join(siteDir, path))),
];
