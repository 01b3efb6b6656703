import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { announcement } from '../../config/announcement';
import { contentHash } from '../output/hash';
import { pageHtml } from '../output/pages';
import { earlyScript } from './early';
import { plainPath } from './names';
import { caseTwins, redirectScript, withFirstScript, wrongCaseLinks } from './redirect';

/** Every form of an address leads to the one page that it means. See README.md in this folder. */
export default function addressPlugin({ baseUrl, siteStorage }: LoadContext): Plugin {
  return {
    name: 'deckle-address',

    injectHtmlTags() {
      const innerHTML = earlyScript({
        themeKey: `theme${siteStorage.namespace}`,
        announcement:
          announcement === undefined
            ? undefined
            : {
                idKey: `docusaurus.announcement.id${siteStorage.namespace}`,
                id: announcement.id,
              },
      });
      return { preBodyTags: [{ tagName: 'script', innerHTML }] };
    },

    postBuild({ outDir, routesPaths }) {
      const notFound = join(outDir, '404.html');
      const paths = routesPaths.filter((path) => !path.endsWith('.html')).sort();
      const spelling = new Map(paths.map((path) => [plainPath(path), path]));

      const problems = caseTwins(paths).map(
        ([one, other]) => `${one} and ${other} differ only by case; rename one of them.`,
      );
      for (const path of paths) {
        const html = pageHtml(outDir, path.slice(baseUrl.length));
        if (html === undefined) continue;
        for (const { link, meant } of wrongCaseLinks(html, spelling)) {
          problems.push(`${path}: the link to ${link} is spelled ${meant}.`);
        }
      }
      if (problems.length > 0) {
        throw new Error(`Addresses that differ only by case:\n${problems.join('\n')}`);
      }

      const script = redirectScript(paths);
      const name = `assets/js/paths.${contentHash(script)}.js`;
      mkdirSync(join(outDir, 'assets/js'), { recursive: true });
      writeFileSync(join(outDir, name), script);
      const html = readFileSync(notFound, 'utf8');
      writeFileSync(notFound, withFirstScript(html, `${baseUrl}${name}`));
      return Promise.resolve();
    },
  };
}
