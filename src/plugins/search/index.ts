import type { Plugin } from '@docusaurus/types';
import type { IndexFile } from '../../search/format';
import type { SiteContent } from '../content/siteContent';
import { indexPages, type IndexedPage } from './corpus';
import { filesModule, filesOf } from './files';
import { readWords, wordsFolder } from './words';

/**
 * Search: cuts all pages into sections and hands them to the bundler, one lazily loaded file per
 * platform. See README.md in this folder.
 */
export default function searchPlugin(site: SiteContent): Plugin<readonly IndexedPage[]> {
  const { siteDir } = site;
  // A writer's saved page is to be in the browser within a second; the index is not worth that wait.
  const live = process.env.NODE_ENV === 'development';

  return {
    name: 'deckle-search',

    async loadContent() {
      return live ? [] : indexPages(site);
    },

    getPathsToWatch() {
      return [`${siteDir}/${wordsFolder}/*.yaml`];
    },

    async contentLoaded({ content, actions: { createData } }) {
      const pages = content.map(({ row }) => row);
      const files = live ? new Map<string, IndexFile>() : filesOf(pages);
      const { words, asked } = readWords(siteDir, live ? undefined : pages);
      await createData('words.json', JSON.stringify(words));
      await createData('asked.json', JSON.stringify(asked));
      for (const [name, rows] of files) await createData(`${name}.json`, JSON.stringify(rows));
      await createData('files.js', filesModule([...files.keys()]));
    },
  };
}
