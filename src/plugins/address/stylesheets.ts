import type { Plugin } from 'postcss';

/** The beginning of an address on this host, up to its path. */
const ownAddress = /(\burl\(\s*["']?)\/(?!\/)/g;

/**
 * Puts the base URL in front of addresses in stylesheets, as Docusaurus does with those in pages. Relative ones do not
 * work: pages carry their stylesheets as text.
 */
export function stylesheetAddresses(baseUrl: string): Plugin {
  const placed = (value: string): string =>
    value.replace(ownAddress, (_, before: string) => before + baseUrl);
  return {
    postcssPlugin: 'deckle-base-url',
    Once(root) {
      root.walkDecls((declaration) => {
        const { raws } = declaration;
        const raw = raws.value?.raw;
        declaration.value = placed(declaration.value);
        // With the comments in it, one of which keeps the bundler from looking for the file.
        if (raw !== undefined) raws.value = { value: declaration.value, raw: placed(raw) };
      });
    },
  };
}
