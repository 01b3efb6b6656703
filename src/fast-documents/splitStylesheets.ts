import { basename } from 'node:path';
import type { Configuration } from 'webpack';
import { islandFolders, ownStyles } from '../plugins/components/stylesheets';

/** Folders and files with stylesheets that most visits do without, beside those of the registry: each is delivered with what uses it. */
const separateSources: readonly string[] = [
  'src/pages',
  'src/components/Comparison',
  'src/components/Equivalents/card',
  'src/components/Home',
  'src/components/Search',
];

/** Matches stylesheets by the beginning of their paths, relative to the site. */
const sheetsBelow = (path: string): RegExp =>
  new RegExp(`[\\\\/]${path.replaceAll('/', '[\\\\/]')}[\\\\/.](?:.*\\.)?css$`);

/**
 * Takes stylesheets that few pages need out of the one that Docusaurus builds for all pages.
 *
 * @param config Configuration of the client bundle; changed in place.
 * @throws Error where Docusaurus no longer gathers styles in the cache group `styles`, or two folders have one name.
 */
export function splitStylesheets(config: Configuration): void {
  const splitting = config.optimization?.splitChunks;
  const groups = (splitting === false ? undefined : splitting?.cacheGroups) as
    Record<string, Record<string, unknown>> | undefined;
  if (groups?.styles === undefined) {
    throw new Error(
      'Docusaurus no longer gathers all styles in the cache group "styles". See src/fast-documents/README.md.',
    );
  }
  for (const path of new Set([...separateSources, ...islandFolders, ...ownStyles])) {
    const name = basename(path);
    if (name in groups)
      throw new Error(
        `${path} can't have a stylesheet named ${name}: there is one. Rename the folder.`,
      );
    groups[name] = { ...groups.styles, name, test: sheetsBelow(path), priority: 60 };
  }
}
