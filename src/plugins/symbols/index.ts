import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { writeIfChanged } from '../../base/cacheFile';
import { listFiles } from '../../base/files';
import { symbolsFolder } from '../../model/docPaths';
import { modelTypesOf } from '../content/symbols/modelTypes';
import type { SiteContent } from '../content/siteContent';
import { checkPagesRead } from '../output/loadedContent';
import { symbolPages } from './pages';

/** Writes the pages about symbols on all platforms, from what all packages declare. See README.md in this folder. */
export default async function symbolsPlugin(content: SiteContent): Promise<Plugin> {
  const { apis, index } = await content.state();
  const pages = symbolPages({ apis, index, modelTypes: modelTypesOf(apis, index) });
  const docs = join(content.siteDir, 'docs');
  for (const { path, text } of pages) writeIfChanged(join(docs, path), text);
  const written = new Set(pages.map(({ path }) => path));
  for (const path of listFiles(docs, symbolsFolder)) {
    if (!written.has(path)) rmSync(join(docs, path));
  }
  return {
    name: 'deckle-symbols',
    allContentLoaded({ allContent }) {
      checkPagesRead(allContent, [...written]);
    },
  };
}
