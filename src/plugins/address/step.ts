import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../../base/hash';
import type { OutputStep } from '../output/step';
import { redirectScript, withFirstScript } from './redirect';

const scriptFolder = 'assets/js';

/** Redirects misspelled paths from the not-found page. */
export function addressStep(): OutputStep {
  return {
    name: 'address',

    run({ outDir, baseUrl, routes, pages }) {
      const script = redirectScript(routes);
      const name = `${scriptFolder}/paths.${contentHash(script)}.js`;
      mkdirSync(join(outDir, scriptFolder), { recursive: true });
      writeFileSync(join(outDir, name), script);
      for (const page of pages) {
        if (page.file !== '404.html') continue;
        page.html = withFirstScript(page.html, `${baseUrl}${name}`);
      }
    },
  };
}
