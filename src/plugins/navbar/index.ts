import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { licensesFile } from '../../model/constants';
import { loadedContent } from '../output/loadedContent';
import { checkedTheme, type SiteFacts } from './validate';

/** Checks the theme configuration against the loaded docs and pages, in live preview and build alike. */
export default function navbarPlugin({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  return {
    name: 'deckle-navbar',
    allContentLoaded({ allContent }) {
      const { docs, documents, pages } = loadedContent(allContent);
      const names = Object.entries(docs).map(([id, { loadedVersions: versions }]) => {
        const docId = versions.flatMap((version) => version.docs.map((doc) => doc.id));
        const sidebarId = versions.flatMap(({ sidebars }) => Object.keys(sidebars));
        return [
          id,
          { docId, sidebarId, versions: versions.map((one) => one.versionName) },
        ] as const;
      });
      const facts: SiteFacts = {
        docs: Object.fromEntries(names),
        baseUrl,
        paths: [...[...documents, ...pages].map((page) => page.permalink), baseUrl + licensesFile],
        isStaticFile: (path) =>
          siteConfig.staticDirectories
            .map((folder) => resolve(siteDir, folder, path.slice(baseUrl.length)))
            .some((file) => statSync(file, { throwIfNoEntry: false })?.isFile()),
      };
      checkedTheme(siteConfig.themeConfig, facts);
      return Promise.resolve();
    },
  };
}
