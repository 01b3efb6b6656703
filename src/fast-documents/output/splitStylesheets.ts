import type { Configuration } from 'webpack';

/** Stylesheets of which most pages use nothing: each is delivered with what uses it, not with every page. */
const separate =
  /[\\/]src[\\/](?:pages|components[\\/](?:Checklist|Equivalents[\\/]card|ErrorIndex|FeatureMatrix|Home|ScannerScreen|Search|ThemeBuilder))[\\/.].*\.css$/;
/** Only static HTML uses these, so that no chunk would load them. */
const screens = /[\\/]src[\\/]components[\\/]ScannerScreen[\\/].*\.css$/;

type CacheGroup = Record<string, unknown>;

/**
 * Takes stylesheets that few pages need out of the one that Docusaurus builds for all pages.
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
  groups.styles.test = new RegExp(`^(?!.*${separate.source})`);
  groups.screens = { ...groups.styles, name: 'screens', test: screens, priority: 60 };
}
