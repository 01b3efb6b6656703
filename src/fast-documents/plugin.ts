import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { simpleHash } from '@docusaurus/utils';
import { contentHash } from '../base/hash';
import type { StepSource } from '../plugins/output/step';
import { documentComponent } from './documentsPlugin';
import { documentChunk, payloadStep } from './output/payloadStep';
import { stylesStep } from './output/stylesStep';
import { splitStylesheets } from './splitStylesheets';

/**
 * Chunks that the page of a document needs beside the main one. They become one script, which the page preloads. If
 * Docusaurus names the chunks of these modules in another way, there are several (`tests/e2e/size.spec.ts`).
 */
const framesOfDocuments = new Set([
  documentChunk,
  ...['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot'].map((module) =>
    simpleHash(module, 8),
  ),
]);

/** Builds the client bundle for static documents, and adds steps to the output. See README.md in this folder. */
export default function fastDocumentsPlugin({ baseUrl }: LoadContext): Plugin & StepSource {
  const here = (path: string): string => join(__dirname, path);
  return {
    name: 'deckle-fast-documents',
    outputSteps: [stylesStep(), payloadStep()],
    getThemePath: () => here('theme'),
    getClientModules: () => [here('client/documents.tsx'), here('client/linkLoading.ts')],

    configureWebpack(config, isServer, { currentBundler }) {
      // The bundler would take what another base URL or other aliases have led to from its cache.
      const { cache } =
        (config as { readonly experiments?: { readonly cache?: { version?: string } } })
          .experiments ?? {};
      if (cache?.version !== undefined)
        cache.version += baseUrl + contentHash(readFileSync(__filename, 'utf8'));
      const alias = {
        // The browser's is in client/documents.tsx.
        [`${documentComponent}$`]: isServer && here('server/Document'),
      };
      if (isServer) return { resolve: { alias } };

      const { BannerPlugin, Compilation } = currentBundler.instance;
      splitStylesheets(config);
      const document = { name: documentChunk, priority: 30, enforce: true };
      return {
        resolve: {
          alias: {
            ...alias,
            tslib$: here('standIns/tslib.ts'),
            'react-helmet-async$': here('standIns/helmet.ts'),
          },
        },
        optimization: {
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
              document: {
                chunks: ({ name }: { readonly name?: string | null }) =>
                  framesOfDocuments.has(name ?? ''),
                ...document,
              },
              documentData: {
                test: /[\\/]docusaurus-plugin-content-docs[\\/]default[\\/](?:p[\\/]|__plugin)/,
                chunks: 'async',
                ...document,
              },
            },
          },
        },
        plugins: [
          // Compiles all functions of the scripts that every visit runs, off the main thread (Chrome 136 and later):
          // one by one, when they are first called, takes a tenth of the time of hydration.
          new BannerPlugin({
            banner: '//# allFunctionsCalledOnLoad',
            raw: true,
            include: /(?:^|\/)(?:main|document)\.[^/]*js$/,
            // After comments are removed, and before file names get their hashes.
            stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
          }),
        ],
      };
    },
  };
}
