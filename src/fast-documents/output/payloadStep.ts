import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputStep } from '../../plugins/output/step';
import { payloadPath } from '../../model/documentPage';
import { firstVisitPage } from './firstVisit';
import { payloadOf } from './payload';

/** Name of the script with what shows documents. */
export const documentChunk = 'document';

const scriptFolder = 'assets/js';

/** URLs of the scripts that every document needs. */
function documentScripts(outDir: string, baseUrl: string): string[] {
  const scripts = readdirSync(join(outDir, scriptFolder))
    .filter((name) => new RegExp(`^${documentChunk}[.-]`).test(name))
    .map((name) => `${baseUrl}${scriptFolder}/${name}`);
  if (scripts.length === 0) {
    throw new Error(`There is no script "${documentChunk}". See src/fast-documents/README.md.`);
  }
  return scripts;
}

/** Writes the payload of each document beside its page, and prepares the page for a first visit. */
export function payloadStep(): OutputStep {
  return {
    name: 'payload',

    run({ outDir, baseUrl, pages }) {
      const scripts = documentScripts(outDir, baseUrl);
      let count = 0;
      for (const page of pages) {
        if (page.route === undefined) continue;
        try {
          const payload = payloadOf(page.html);
          if (payload === undefined) continue;
          page.html = firstVisitPage(page.html, scripts);
          const below = page.route.slice(baseUrl.length);
          writeFileSync(join(outDir, payloadPath(below)), JSON.stringify(payload));
          count += 1;
        } catch (error) {
          throw new Error(`${page.file}  ${error instanceof Error ? error.message : ''}`, {
            cause: error,
          });
        }
      }
      if (count === 0) {
        throw new Error('No page contains a document. See src/fast-documents/README.md.');
      }
    },
  };
}
