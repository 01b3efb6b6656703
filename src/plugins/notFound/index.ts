import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The page without the address, the languages and the Markdown twin that the theme claims for it: a missing page has none. */
export function withoutAddress(html: string): string {
  return html
    .replace(/<link\b[^>]*\brel="?canonical\b[^>]*>/g, '')
    .replace(/<link\b(?=[^>]*\brel="?alternate\b)[^>]*\btype="?text\/markdown\b[^>]*>/g, '')
    .replace(/<link\b(?=[^>]*\brel="?alternate\b)[^>]*\bhreflang=[^>]*>/gi, '')
    .replace(/<meta\b[^>]*\bproperty="?og:url\b[^>]*>/g, '');
}

/**
 * Mends `404.html`. A host serves it for every wrong address, so it cannot be the canonical page of
 * `/404.html`; in the browser, the theme's `NotFound/Content` does the same.
 */
export default function notFoundPlugin(): Plugin {
  return {
    name: 'deckle-not-found',
    postBuild({ outDir }) {
      const file = join(outDir, '404.html');
      writeFileSync(file, withoutAddress(readFileSync(file, 'utf8')));
      return Promise.resolve();
    },
  };
}
