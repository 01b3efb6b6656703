import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin, PluginOptions } from '@docusaurus/types';
import typedocPlugin from 'docusaurus-plugin-typedoc';
import type { PlatformId, ProductId } from '../../model/platforms';
import { referenceFolder } from '../content/links';
import { loadedContent } from '../output/loadedContent';
import { apiKey } from '../content/resolve';
import { listFiles } from '../../base/files.mjs';
import { buildState, cacheDir, codeHash, serialize, writeIfChanged } from '../content/state';
import { readCache, writeCache } from '../../base/cacheFile';
import { hashOf } from '../../base/hash';

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

/** Makes `to` hold what `from` holds; files that are the same are not touched. */
function syncFolder(from: string, to: string): void {
  const files = listFiles(from, '.', /\.mdx$/);
  for (const path of files) writeIfChanged(join(to, path), readFileSync(join(from, path), 'utf8'));
  for (const path of listFiles(to, '.')) {
    if (!files.includes(path)) rmSync(join(to, path));
  }
}

/** Hash of all files in a folder; a reference of which files were lost or cut off is generated again. */
function hashOfFolder(folder: string): string {
  const files = listFiles(folder, '.');
  return hashOf(...files.flatMap((path) => [path, readFileSync(join(folder, path), 'utf8')]));
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
  const scope = { product: options.product, platform: options.platform };
  const out = join(siteDir, 'docs', referenceFolder(scope));

  const generate = async (): Promise<void> => {
    const { apis, index } = await buildState(siteDir);
    const key = hashOf(
      serialize([
        apis.model,
        apis.platforms.get(apiKey(scope)),
        index.mentions.get(apiKey(scope)),
        index.rows.get(apiKey(scope)),
        options,
      ]),
      codeHash(siteDir),
    );
    const stamp = join(cacheDir(siteDir), `reference-${options.id}.txt`);
    if (readCache(stamp)?.toString() === key + hashOfFolder(out)) return;
    // Generated elsewhere and copied over, so that the live preview never finds the folder empty.
    const fresh = join(cacheDir(siteDir), `reference-${options.id}`);
    rmSync(fresh, { recursive: true, force: true });
    const typedocOptions = {
      id: options.id,
      out: fresh,
      entryPoints: [join(siteDir, 'api-sources', options.folder, 'index.ts')],
      tsconfig: join(siteDir, 'api-sources/tsconfig.json'),
      plugin: [join(__dirname, 'typedoc-plugin.mjs')],
      deckleReference: { siteDir, ...scope, packageName: options.packageName },
      router: 'member',
      fileExtension: '.mdx',
      entryFileName: 'index',
      readme: 'none',
      disableGit: true,
      sourceLinkTemplate: '{path}',
      skipErrorChecking: true,
      hideGenerator: true,
      sidebar: {
        autoConfiguration: false,
        pretty: false,
        typescript: false,
        deprecatedItemClassName: '',
      },
      logLevel: 'Warn',
      validation: false,
    };
    await typedocPlugin(context, typedocOptions as Parameters<typeof typedocPlugin>[1]);
    syncFolder(fresh, out);
    writeCache(stamp, key + hashOfFolder(out));
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
        `The docs plugin has not read ${index}: it read docs/ before the reference of ${options.packageName} was written.`,
      );
    },

    getPathsToWatch() {
      return [`${siteDir}/api-sources/**/*.{ts,kt,json}`];
    },
  };
}
