import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildState } from '../content/state';
import { pageHtml } from '../output/pages';
import { deadEnds } from './anchors';
import { indexPages, type IndexedPage } from './corpus';
import { filesModule, filesOf } from './files';

/**
 * Search: cuts all pages into sections and hands them to the bundler, one lazily loaded file per
 * platform. See README.md in this folder.
 */
export default function searchPlugin({ siteDir }: LoadContext): Plugin<readonly IndexedPage[]> {
  // A writer's saved page is to be in the browser within a second; the index is not worth that wait.
  const live = process.env.NODE_ENV === 'development';
  let indexed: readonly IndexedPage[] = [];

  return {
    name: 'deckle-search',

    async loadContent() {
      return live ? [] : indexPages(siteDir, await buildState(siteDir));
    },

    async contentLoaded({ content, actions: { createData } }) {
      indexed = content;
      const files = filesOf(content.map(({ row }) => row));
      for (const [name, rows] of files) await createData(`${name}.json`, JSON.stringify(rows));
      await createData('files.js', filesModule([...files.keys()]));
    },

    postBuild({ outDir }) {
      const problems = deadEnds(indexed, (path) => pageHtml(outDir, path));
      if (problems.length > 0) {
        throw new Error(
          `Search would lead to ${String(problems.length)} places that do not exist. The pages are right; src/plugins/search/sections.ts reads them wrongly:\n${problems.join('\n')}`,
        );
      }
      return Promise.resolve();
    },
  };
}
