import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { partPath } from '../../document/part';
import { documentChunk } from '../compact/generated';
import { pageFile } from '../output/pages';
import { preparedPage } from './page';
import { partOf } from './part';

/** Writes each document as a file for navigation, and prepares its page for a first visit. See README.md in this folder. */
export default function partsPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'deckle-parts',

    // Without a pause: after the styles are in the pages, before the security plugin reads them.
    postBuild({ outDir, routesPaths }) {
      let count = 0;
      const folder = 'assets/js';
      const scripts = readdirSync(join(outDir, folder))
        .filter(
          (name) => name.startsWith(`${documentChunk}.`) || name.startsWith(`${documentChunk}-`),
        )
        .map((name) => `${baseUrl}${folder}/${name}`);
      if (scripts.length === 0) {
        throw new Error(
          `There is no script "${documentChunk}". See src/plugins/compact/README.md.`,
        );
      }
      for (const path of routesPaths) {
        if (path.endsWith('.html')) continue;
        const below = path.slice(baseUrl.length);
        const file = pageFile(outDir, below);
        try {
          const html = readFileSync(join(outDir, file), 'utf8');
          const part = partOf(html);
          if (part === undefined) continue;
          writeFileSync(join(outDir, file), preparedPage(html, scripts));
          writeFileSync(join(outDir, partPath(below)), JSON.stringify(part));
          count += 1;
        } catch (error) {
          throw new Error(`${file}  ${error instanceof Error ? error.message : ''}`, {
            cause: error,
          });
        }
      }
      if (count === 0) {
        throw new Error('No page holds a document. See src/document/README.md.');
      }
      return Promise.resolve();
    },
  };
}
