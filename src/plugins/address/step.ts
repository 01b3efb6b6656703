import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../../base/hash';
import type { OutputStep } from '../output/step';
import { plainPath } from '../../model/pageState';
import { clientScript } from './clientScript';

const scriptFolder = 'assets/js';

/** Paths that are the same as another on many hosts, with that other one. */
export function duplicatesIn(routes: readonly string[]): [string, string][] {
  const last = new Map(routes.map((route) => [plainPath(route), route]));
  return routes.flatMap((route): [string, string][] => {
    const other = last.get(plainPath(route)) ?? route;
    return other === route ? [] : [[route, other]];
  });
}

/** Redirects misspelled paths from the not-found page, and refuses paths that differ only by case. */
export function addressStep(): OutputStep {
  return {
    name: 'address',

    run({ outDir, baseUrl, routes, pages }) {
      const problems = duplicatesIn(routes).map(
        ([one, other]) => `${one} and ${other} differ only by case; rename one of them.`,
      );
      if (problems.length > 0) throw new Error(problems.join('\n'));

      const script = clientScript('redirect.client.ts', { paths: routes });
      const name = `${scriptFolder}/paths.${contentHash(script)}.js`;
      mkdirSync(join(outDir, scriptFolder), { recursive: true });
      writeFileSync(join(outDir, name), script);
      const page = pages.find(({ file }) => file === '404.html');
      if (page === undefined) return;
      const head = /<head\b[^>]*>(?:<meta charset=[^>]*>)?/.exec(page.html)?.[0];
      if (head === undefined) throw new Error('404.html has no <head>.');
      // It blocks the page, and comes right after the character set.
      page.html = page.html.replace(head, () => `${head}<script src="${baseUrl}${name}"></script>`);
    },
  };
}
