import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { licensesFile } from '../../model/constants';
import { tagsOf } from '../../base/html';
import { loadedContent } from '../output/loadedContent';
import { pageHtml } from '../output/pages';
import type { SiteFacts } from './facts';
import { checkedTheme } from './validate';

/** What the validator needs of the content that the plugins loaded. */
export function factsOf(
  allContent: AllContent,
  baseUrl: string,
): Pick<SiteFacts, 'docs' | 'paths'> {
  const { docs, documents, pages } = loadedContent(allContent);
  return {
    docs: Object.fromEntries(
      Object.entries(docs).map(([id, { loadedVersions }]) => [
        id,
        {
          versions: loadedVersions.map((version) => ({
            name: version.versionName,
            docs: version.docs.map((doc) => doc.id),
            sidebars: Object.keys(version.sidebars),
          })),
        },
      ]),
    ),
    paths: [...documents, ...pages].map(({ permalink }) =>
      permalink.startsWith(baseUrl) ? `/${permalink.slice(baseUrl.length)}` : permalink,
    ),
  };
}

/** Anchors that a link to a page may have. */
function anchorsIn(html: string): string[] {
  return tagsOf(html).flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]));
}

/**
 * Checks the theme configuration against the docs and pages there are, in live preview and build
 * alike. What needs no content is checked when the configuration is read; see README.md.
 */
export default function navbarPlugin(context: LoadContext): Plugin {
  const { siteDir, siteConfig } = context;
  const folders = siteConfig.staticDirectories.map((folder) =>
    folder.startsWith('/') ? folder : join(siteDir, folder),
  );
  const isFile = (path: string): boolean => {
    // HTML has the base URL in its links.
    const below = path.startsWith(siteConfig.baseUrl)
      ? path.slice(siteConfig.baseUrl.length - 1)
      : path;
    return (
      below === `/${licensesFile}` ||
      folders.some((folder) => {
        const file = join(folder, below);
        return existsSync(file) && statSync(file).isFile();
      })
    );
  };
  let facts: SiteFacts = { docs: {}, paths: [] };
  return {
    name: 'deckle-navbar',
    allContentLoaded({ allContent }) {
      facts = { ...factsOf(allContent, siteConfig.baseUrl), isFile };
      checkedTheme(siteConfig.themeConfig, facts);
      return Promise.resolve();
    },
    postBuild({ outDir }) {
      // Docusaurus checks the anchors of links that the theme renders, but not of those in HTML.
      checkedTheme(siteConfig.themeConfig, {
        ...facts,
        anchorsOf: (path) => {
          const html = pageHtml(outDir, path);
          return html === undefined ? undefined : anchorsIn(html);
        },
      });
      return Promise.resolve();
    },
  };
}
