import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../../base/hash';
import type { OutputStep } from '../output/step';
import { plainPath } from '../../model/pageState';
import { clientScript } from './clientScript';
import { caseDuplicates, withFirstScript, wrongCaseLinks } from './redirect';

const scriptFolder = 'assets/js';

/** Redirects misspelled paths from the not-found page, and refuses paths and links that differ only by case. */
export function addressStep(): OutputStep {
  return {
    name: 'address',

    run({ outDir, baseUrl, routes, pages }) {
      const spelling = new Map(routes.map((route) => [plainPath(route), route]));
      const problems = caseDuplicates(routes).map(
        ([one, other]) => `${one} and ${other} differ only by case; rename one of them.`,
      );
      for (const { route, html } of pages) {
        if (route === undefined) continue;
        for (const { link, meant } of wrongCaseLinks(html, spelling)) {
          problems.push(`${route}: the link to ${link} is spelled ${meant}.`);
        }
      }
      if (problems.length > 0) {
        throw new Error(`Paths that differ only by case:\n${problems.join('\n')}`);
      }

      const script = clientScript('redirect.client.ts', { paths: routes });
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
