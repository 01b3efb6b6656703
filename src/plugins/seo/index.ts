import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { siteDescription } from '../../sdk/constants';
import { tagsOf } from '../../security/html';
import { cardsFolder } from '../../security/policy';
import { withHead } from '../output/head';
import { pageFile } from '../output/pages';
import { headProblems, type BuiltPage } from './check';
import { headElements } from './head';
import { seoPages, type PageType, type SeoPage } from './pages';
import { pictureName, pngSize } from './picture';
import { structuredData } from './structured';

/** Types of the structured data, by type of page. */
const dataTypes: Readonly<Record<PageType, readonly string[]>> = {
  home: ['Organization', 'WebSite'],
  page: ['Organization', 'BreadcrumbList', 'WebPage'],
  guide: ['Organization', 'BreadcrumbList', 'TechArticle'],
  reference: ['Organization', 'BreadcrumbList', 'TechArticle'],
  changelog: ['Organization', 'BreadcrumbList', 'TechArticle'],
};

/** Elements by which pages speak of themselves; all others of all pages would fill the memory. */
const telling: ReadonlySet<string> = new Set(['link', 'meta', 'script', 'title']);

/** What pages say of themselves to search engines and social networks. See README.md in this folder. */
export default function seoPlugin({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  let pages: readonly SeoPage[] = [];
  let pictures: readonly Buffer[] = [];
  return {
    name: 'deckle-seo',

    async allContentLoaded({ allContent }) {
      // Live preview is read by nobody who would want a card.
      if (process.env.NODE_ENV !== 'production') return;
      // Loaded here, so that neither live preview nor a test that reads the configuration waits for them.
      const { cardSvg } = await import('./card');
      const { drawPictures } = await import('./draw');
      const { loadTypesetter } = await import('./typeset');
      pages = seoPages(allContent, baseUrl);
      const type = loadTypesetter(siteDir);
      const svgs: string[] = [];
      const problems: string[] = [];
      for (const { path, card } of pages) {
        try {
          svgs.push(cardSvg(card, type));
        } catch (error) {
          problems.push(`${path}  ${error instanceof Error ? error.message : String(error)}`);
        }
      }
      if (problems.length > 0) {
        throw new Error(`Social cards cannot be drawn:\n${problems.join('\n')}`);
      }
      pictures = await drawPictures(join(siteDir, '.docusaurus/social-cards'), svgs);
    },

    postBuild({ outDir, routesPaths }) {
      const origin = siteConfig.url;
      const folder = join(outDir, cardsFolder);
      mkdirSync(folder, { recursive: true });

      const routes = routesPaths.filter((path) => !path.endsWith('.html'));
      const known = new Map(pages.map((page, index) => [page.path, { page, index }]));
      const problems = routes
        .filter((path) => !known.has(path))
        .map(
          (path) => `${path}  The build has a page that src/plugins/seo/pages.ts does not know.`,
        );

      const built: BuiltPage[] = [];
      for (const path of routes) {
        const { page, index } = known.get(path) ?? {};
        const picture = pictures[index ?? -1];
        if (page === undefined || picture === undefined) continue;
        const below = path.slice(baseUrl.length);
        const name = `${cardsFolder}${pictureName(below, picture)}`;
        writeFileSync(join(outDir, name), picture);

        const file = pageFile(outDir, below);
        const html = readFileSync(join(outDir, file), 'utf8');
        const description =
          tagsOf(html.slice(0, html.indexOf('</head>'))).find(
            (tag) => tag.attributes.name === 'description',
          )?.attributes.content ?? siteDescription;
        const image = `${origin}${baseUrl}${name}`;
        const data = structuredData(page, { origin, baseUrl, description, image });
        const changed = withHead(html, headElements(page, image, data));
        writeFileSync(join(outDir, file), changed);
        built.push({
          file,
          url: origin + path,
          tags: tagsOf(changed).filter(({ name }) => telling.has(name)),
          types: dataTypes[page.type],
        });
      }

      /** Path of a file of the build behind an address of the site. */
      const fileBehind = (url: string): string | undefined => {
        if (!url.startsWith(origin + baseUrl)) return undefined;
        const file = join(outDir, url.slice((origin + baseUrl).length));
        return existsSync(file) ? file : undefined;
      };
      // The address of a host is that of its root, with a slash or without.
      const addresses = new Set([...routes.map((path) => origin + path), origin]);
      problems.push(
        ...headProblems(built, {
          // Clocks differ, and so do days around the world.
          now: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
          exists: (url) => addresses.has(url) || fileBehind(url) !== undefined,
          picture: (url) => {
            const file = fileBehind(url);
            if (!file?.endsWith('.png')) return undefined;
            const bytes = readFileSync(file);
            const size = pngSize(bytes);
            return size === undefined ? undefined : { ...size, bytes: bytes.length };
          },
        }),
      );
      if (problems.length > 0) {
        throw new Error(
          `${String(problems.length)} problems in what pages say of themselves:\n${problems.join('\n')}`,
        );
      }
      return Promise.resolve();
    },
  };
}
