import { join } from 'node:path';
import type { LoadContext, Plugin, PluginOptions } from '@docusaurus/types';
import typedocPlugin from 'docusaurus-plugin-typedoc';
import { writeAtomically } from '../../base/cacheFile';
import { hashOf } from '../../base/hash';
import { textOr } from '../../base/text';
import type { PlatformId, ProductId } from '../../model/platforms';
import { referenceFolder } from '../content/symbols/links';
import { apiKey } from '../api/types';
import { hashOfData, type SiteContent } from '../content/siteContent';
import { checkPagesRead } from '../output/loadedContent';
import { referenceOf } from './reference';

export interface ReferenceOptions {
  /** Plugin instance. */
  readonly id: string;
  readonly product: ProductId;
  readonly platform: PlatformId;
  /** Folder below `api-sources/`. */
  readonly folder: string;
  readonly packageName: string;
}

/**
 * Generates the reference of one package with docusaurus-plugin-typedoc, if its inputs have changed since the last
 * build.
 */
export default async function referencePlugin(
  context: LoadContext,
  options: PluginOptions & ReferenceOptions,
  content: SiteContent,
): Promise<Plugin> {
  const { siteDir } = context;
  const { product, platform, packageName } = options;
  const scope = { product, platform };
  const out = join(siteDir, 'docs', referenceFolder(scope));
  const { apis, index } = await content.state();
  const key = apiKey(scope);
  const inputs = [
    apis.model,
    apis.platforms.get(key),
    index.mentions.get(key),
    index.rows.get(key),
    options,
  ];
  const hash = hashOf(hashOfData(inputs), content.codeHash);
  // In the folder, so that it is lost with the pages.
  const stamp = join(out, '.inputs');
  if (textOr(stamp, '') !== hash) {
    const typedocOptions = {
      id: options.id,
      out,
      entryPoints: [join(siteDir, 'api-sources', options.folder, 'index.ts')],
      tsconfig: join(siteDir, 'api-sources/tsconfig.json'),
      plugin: [join(__dirname, 'typedoc-plugin.cjs')],
      theme: 'deckle',
      deckleReference: referenceOf(apis, index, scope, packageName),
      router: 'member',
      fileExtension: '.mdx',
      entryFileName: 'index',
      readme: 'none',
      disableGit: true,
      sourceLinkTemplate: '{path}',
      skipErrorChecking: true,
      sidebar: { autoConfiguration: false },
      logLevel: 'Warn',
      validation: false,
    };
    await typedocPlugin(context, typedocOptions as unknown as Parameters<typeof typedocPlugin>[1]);
    writeAtomically(stamp, hash);
  }
  return {
    name: 'deckle-reference',
    allContentLoaded({ allContent }) {
      checkPagesRead(allContent, [`${referenceFolder(scope)}/index.mdx`]);
    },
  };
}
