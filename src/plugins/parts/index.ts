import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { partPath } from '../../document/part';
import { pageFile } from '../output/pages';
import { partOf } from './part';

/** Writes each document as a file that navigation takes in the place of its page. See README.md in this folder. */
export default function partsPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'deckle-parts',

    // Without a pause: after the styles are in the pages, before the security plugin reads them.
    postBuild({ outDir, routesPaths }) {
      let count = 0;
      for (const path of routesPaths) {
        if (path.endsWith('.html')) continue;
        const below = path.slice(baseUrl.length);
        const file = pageFile(outDir, below);
        try {
          const part = partOf(readFileSync(join(outDir, file), 'utf8'));
          if (part === undefined) continue;
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
