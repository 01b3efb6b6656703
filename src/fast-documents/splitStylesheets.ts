import type { Configuration } from 'webpack';
import { registry } from '../plugins/components/registry';
import { islandFolders, separateStylesheets } from '../plugins/components/stylesheets';

/** Stylesheets that most visits do without: each is delivered with the chunk that uses it, not with every page. */
const separateSources: readonly string[] = [
  'src/pages',
  'src/components/Equivalents/card',
  'src/components/Comparison',
  'src/components/Home',
  'src/components/Search',
  ...islandFolders(registry),
];

/** Matches stylesheets by the beginnings of their paths, relative to the site. */
const sheetsBelow = (paths: readonly string[]): string =>
  `[\\\\/](?:${paths.map((path) => path.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')).join('|')})(?:[\\\\/.].*\\.css)?$`;

type CacheGroup = Record<string, unknown>;

/**
 * Takes stylesheets that few pages need out of the one that Docusaurus builds for all pages: those of chunks, and those
 * that the registry of components names.
 *
 * @param config Configuration of the client bundle; changed in place.
 * @throws Error where Docusaurus no longer gathers styles in the cache group `styles`.
 */
export function splitStylesheets(config: Configuration): void {
  const splitting = config.optimization?.splitChunks;
  const groups = (splitting === false ? undefined : splitting?.cacheGroups) as
    Record<string, CacheGroup> | undefined;
  if (groups?.styles === undefined) {
    throw new Error(
      'Docusaurus no longer gathers all styles in the cache group "styles". See src/fast-documents/README.md.',
    );
  }
  const sheets = [...separateStylesheets(registry)].map(
    ([name, paths]) => [name, [...paths]] as const,
  );
  const apart = sheetsBelow([...separateSources, ...sheets.flatMap(([, paths]) => paths)]);
  const { styles } = groups;
  for (const [name, paths] of sheets) {
    groups[name] = { ...styles, name, test: new RegExp(sheetsBelow(paths)), priority: 60 };
  }
  styles.test = new RegExp(`^(?!.*${apart})`);
}

/** Whether a stylesheet of the build is one that the registry names. */
export const isStylesheetOfComponent = (href: string): boolean =>
  Object.values(registry).some(
    (entry) =>
      entry.kind === 'static' &&
      entry.stylesheet !== undefined &&
      href.includes(`/${entry.stylesheet}.`),
  );
