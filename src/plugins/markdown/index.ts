import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as LoadedPages } from '@docusaurus/plugin-content-pages';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { siteDescription } from '../../sdk/constants';
import { drawTwins, type MarkdownPage } from './build';

/** The pages that the docs and pages plugins read from Markdown files. */
export function markdownPagesOf(allContent: AllContent): MarkdownPage[] {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
  const pages = Object.values(
    allContent['docusaurus-plugin-content-pages'] ?? {},
  ) as (LoadedPages | null)[];
  const file = (source: string): string => source.replace(/^@site\//, '');
  return [
    ...docs.flatMap(({ loadedVersions }) =>
      loadedVersions.flatMap((version) =>
        version.docs.map(({ permalink, source, title, description }) => ({
          path: permalink,
          source: file(source),
          title,
          description,
        })),
      ),
    ),
    ...pages.flatMap((list) =>
      (list ?? []).flatMap((page) =>
        page.type === 'mdx'
          ? [
              {
                path: page.permalink,
                source: file(page.source),
                title: page.title ?? '',
                description: page.description ?? '',
              },
            ]
          : [],
      ),
    ),
  ];
}

/** Writes a Markdown twin beside every page, and `llms.txt`. See README.md in this folder. */
export default function markdownPlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  let markdownPages: readonly MarkdownPage[] = [];
  return {
    name: 'deckle-markdown',

    allContentLoaded({ allContent }) {
      markdownPages = markdownPagesOf(allContent);
      return Promise.resolve();
    },

    // Waits: it reads pages as others write them, but writes none, and what they change is not in it.
    async postBuild({ outDir, baseUrl, routesPaths }) {
      const { files, problems } = await drawTwins({
        siteDir,
        outDir,
        baseUrl,
        origin: siteConfig.url,
        site: { title: siteConfig.title, description: siteDescription },
        routes: routesPaths.filter((path) => !path.endsWith('.html')),
        markdownPages,
      });
      if (problems.length > 0) {
        throw new Error(
          `${String(problems.length)} problems in the Markdown twins of pages:\n${problems.join('\n')}`,
        );
      }
      for (const { path, text } of files) {
        const target = join(outDir, path);
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, text);
      }
    },
  };
}
