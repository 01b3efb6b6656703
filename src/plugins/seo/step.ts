import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { cardsFolder, siteDescription } from '../../model/constants';
import { descriptionOf } from '../../base/html';
import { withHead } from '../output/head';
import type { OutputStep } from '../output/step';
import { cardSvg } from './card';
import { headElements } from './head';
import { seoPages, type SeoPage } from './pages';
import { pictureName } from './picture';
import { renderCards } from './renderCards';
import { structuredData } from './structured';
import { loadTypesetter } from './typeset';

/** `robots.txt`: everything may be read, and where the sitemap is. */
const robotsFile = (home: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${home}sitemap.xml\n`;

/** What pages tell search engines and social networks. See README.md in this folder. */
export function seoStep({ siteDir, baseUrl }: LoadContext): OutputStep {
  let pages: readonly SeoPage[] = [];
  let rendered: Promise<readonly Buffer[]> = Promise.resolve([]);

  /** The cards of all pages as PNG, in the order of `pages`. */
  const renderAll = (): Promise<readonly Buffer[]> => {
    const type = loadTypesetter(siteDir);
    const problems: string[] = [];
    const svgs = pages.flatMap(({ path, card }) => {
      try {
        return cardSvg(card, type);
      } catch (error) {
        problems.push(`${path}  ${error instanceof Error ? error.message : String(error)}`);
        return [];
      }
    });
    if (problems.length > 0) {
      throw new Error(`Social cards cannot be rendered:\n${problems.join('\n')}`);
    }
    return renderCards(join(siteDir, '.docusaurus/social-cards'), svgs);
  };

  return {
    name: 'seo',

    contentLoaded(allContent) {
      pages = seoPages(allContent, baseUrl);
      // In threads, while the site is bundled. `run` reports what fails.
      rendered = renderAll();
      rendered.catch(() => undefined);
    },

    async run({ outDir, origin, routes, pageOf }) {
      writeFileSync(join(outDir, 'robots.txt'), robotsFile(origin + baseUrl));
      const known = new Set(pages.map(({ path }) => path));
      const unknown = routes.filter((route) => !known.has(route));
      if (unknown.length > 0) {
        throw new Error(
          `The build has pages that src/plugins/seo/pages.ts does not know:\n${unknown.join('\n')}`,
        );
      }
      mkdirSync(join(outDir, cardsFolder), { recursive: true });
      for (const [index, picture] of (await rendered).entries()) {
        const page = pages[index];
        const output = page === undefined ? undefined : pageOf(page.path);
        if (page === undefined || output === undefined) continue;
        const name = `${cardsFolder}${pictureName(page.path.slice(baseUrl.length), picture)}`;
        writeFileSync(join(outDir, name), picture);
        const description = descriptionOf(output.html) ?? siteDescription;
        const image = `${origin}${baseUrl}${name}`;
        const data = structuredData(page, { origin, baseUrl, description, image });
        output.html = withHead(output.html, headElements(page, image, data));
      }
    },
  };
}
