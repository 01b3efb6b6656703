import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin, PluginOptions } from '@docusaurus/types';
import typedocPlugin from 'docusaurus-plugin-typedoc';
import { writeAtomically } from '../../base/cacheFile';
import { hashOf } from '../../base/hash';
import type { PlatformId, ProductId } from '../../model/platforms';
import { referenceFolder } from '../content/links';
import { apiKey } from '../content/resolve';
import { buildState, codeHash, serialize } from '../content/state';
import { loadedContent } from '../output/loadedContent';

/**
 * How long the live preview waits after a saved declaration: TypeDoc blocks the process for seconds, and the guide that
 * the writer looks at comes first.
 */
const deferMs = 3000;

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
 * Generates the reference of one package with docusaurus-plugin-typedoc when its inputs have changed since
 * the last build, and again when a declaration changes during `npm start`.
 */
export default async function referencePlugin(
  context: LoadContext,
  options: PluginOptions & ReferenceOptions,
): Promise<Plugin> {
  const { siteDir } = context;
  const { product, platform, packageName } = options;
  const scope = { product, platform };
  const out = join(siteDir, 'docs', referenceFolder(scope));
  // In the folder, so that it is lost with the pages.
  const stamp = join(out, '.inputs');

  const generate = async (): Promise<void> => {
    const { apis, index } = await buildState(siteDir);
    const key = apiKey(scope);
    const inputs = [
      apis.model,
      apis.platforms.get(key),
      index.mentions.get(key),
      index.rows.get(key),
      options,
    ];
    const hash = hashOf(serialize(inputs), codeHash(siteDir));
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
    const typedocOptions = {
      id: options.id,
      out,
      entryPoints: [join(siteDir, 'api-sources', options.folder, 'index.ts')],
      tsconfig: join(siteDir, 'api-sources/tsconfig.json'),
      plugin: [join(__dirname, 'typedoc-plugin.cjs')],
      theme: 'deckle',
      deckleReference: { siteDir, ...scope, packageName },
      router: 'member',
      fileExtension: '.mdx',
      entryFileName: 'index',
      readme: 'none',
      disableGit: true,
      sourceLinkTemplate: '{path}',
      skipErrorChecking: true,
      sidebar: { autoConfiguration: false },
      cleanOutputDir: false,
      logLevel: 'Warn',
      validation: false,
    };
    await typedocPlugin(context, typedocOptions as unknown as Parameters<typeof typedocPlugin>[1]);
    writeAtomically(stamp, hash);
  };

  await generate();
  let isReload = false;
  let deferred: NodeJS.Timeout | undefined;
  return {
    name: 'deckle-reference',
    // Called right after the pages above are written, and in the live preview for each saved declaration.
    loadContent() {
      if (isReload) {
        clearTimeout(deferred);
        deferred = setTimeout(() => {
          generate().catch((error: unknown) => {
            console.error(error);
          });
        }, deferMs);
      }
      isReload = true;
    },
    // The docs plugin reads its pages once all plugins are created, and this one writes its pages while it is created.
    allContentLoaded({ allContent }) {
      const index = `@site/docs/${referenceFolder(scope)}/index.mdx`;
      const { documents } = loadedContent(allContent);
      if (documents.some(({ source }) => source === index)) return;
      throw new Error(
        `The docs plugin has not read ${index}: it read docs/ before the reference of ${packageName} was written.`,
      );
    },

    getPathsToWatch() {
      return [`${siteDir}/api-sources/**/*.{ts,kt,json}`];
    },
  };
}
