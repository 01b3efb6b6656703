import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../base/files';
import type { RegistryEntry } from './registry';

type Registry = Readonly<Record<string, RegistryEntry>>;

const themeStyles = 'node_modules/@docusaurus/theme-classic/lib/theme';

/** Folder of a component of the site, relative to the site. */
const folderOf = ({ source }: RegistryEntry): string | undefined =>
  /^@site\/(src\/components\/[^/]+)/.exec(source)?.[1];

/** Stylesheets of components that have a separate one, relative to the site, by its name. */
export function separateStylesheets(registry: Registry): ReadonlyMap<string, ReadonlySet<string>> {
  const separate = new Map<string, Set<string>>();
  for (const entry of Object.values(registry)) {
    const folder = folderOf(entry);
    if (entry.kind !== 'static' || entry.stylesheet === undefined || folder === undefined) continue;
    const paths = separate.get(entry.stylesheet) ?? new Set();
    separate.set(entry.stylesheet, paths.add(`${folder}/styles.module.css`));
  }
  return separate;
}

/** Folders of the islands that have their own script, relative to the site. */
export const islandFolders = (registry: Registry): string[] =>
  Object.values(registry).flatMap((entry) =>
    entry.kind === 'island' && entry.chunk === undefined
      ? [entry.source.replace('@site/', '')]
      : [],
  );

/**
 * Stylesheets of all that documents may show and that have no separate one: of static components and of the theme.
 *
 * @param siteDir Folder of the site.
 */
export function sharedStylesheets(siteDir: string, registry: Registry): string[] {
  const separate = new Set(
    [...separateStylesheets(registry).values()].flatMap((paths) => [...paths]),
  );
  const components = Object.values(registry).flatMap((entry) =>
    entry.kind === 'static' ? [`${folderOf(entry) ?? ''}/styles.module.css`] : [],
  );
  return [
    ...listFiles(siteDir, themeStyles, /\.css$/),
    ...listFiles(siteDir, 'src/theme', /\.css$/),
    ...new Set(components),
  ].filter((path) => !separate.has(path) && existsSync(join(siteDir, path)));
}
