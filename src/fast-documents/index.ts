import { join } from 'node:path';
import type { LoadContext, Plugin, PluginOptions } from '@docusaurus/types';
import { separateCaches } from './bundle/cache';
import { chunkAssetPlugin, originalPlugin } from './bundle/chunkAsset';
import { compileHints } from './bundle/compileHints';
import { isFast } from '../base/isFast';
import { collectCssModules, type ModuleClasses } from './output/cssModules';
import { splitStylesheets } from './output/splitStylesheets';

/** The chunk that every document needs: the theme's components around a document, in one file. */
const documentComponents =
  /theme-classic[\\/]lib[\\/]theme[\\/](Doc|TOC|Edit|LastUpdated|Paginator|ContentVisibility|Tag)/;

/** Docusaurus's client files that decode a part of the URL. */
const decodingFiles = /[\\/]core[\\/]lib[\\/]client[\\/](ClientLifecyclesDispatcher|preload)\.js$/;

interface FastDocumentsOptions extends PluginOptions {
  /** Is filled while the bundle of the server is built, for the step that delivers styles. */
  readonly cssModules: ModuleClasses;
}

/** Serves documents as static HTML and shrinks what Docusaurus lists of all pages. See README.md in this folder. */
export default function fastDocumentsPlugin(
  { generatedFilesDir, siteDir, baseUrl }: LoadContext,
  { cssModules }: FastDocumentsOptions,
): Plugin {
  return {
    name: 'deckle-fast-documents',

    configureWebpack(config, isServer, { currentBundler }) {
      const { DECKLE_FAST = '' } = process.env;
      if (!['', '0', '1'].includes(DECKLE_FAST)) {
        throw new Error(
          `DECKLE_FAST is "${DECKLE_FAST}". Set it to 0 for an ordinary build, or to 1.`,
        );
      }
      separateCaches(config, baseUrl);
      const { DefinePlugin } = currentBundler.instance;
      const define = new DefinePlugin({
        'process.env.DECKLE_FAST': JSON.stringify(isFast ? '1' : '0'),
      });
      if (isServer) return { plugins: isFast ? [define, collectCssModules(cssModules)] : [define] };
      const loader = join(__dirname, 'bundle/loader.cjs');
      if (!isFast) {
        // The one patch that isn't an optimization. Without it, a malformed hash crashes the page.
        const use = [{ loader, options: { isOptional: true } }];
        return {
          plugins: [define],
          module: { rules: [{ test: decodingFiles, enforce: 'pre', use }] },
        };
      }

      splitStylesheets(config, siteDir);
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== originalPlugin,
      );
      // The browser never renders a document, so the component that would is left out. Docusaurus's own alias comes
      // first, so that it has to be replaced in place.
      const aliases = config.resolve?.alias as Record<string, string>;
      aliases['@theme-original/DocItem/Layout'] = join(__dirname, 'bundle/noContent.ts');
      const use = [
        {
          loader,
          options: {
            globalData: join(generatedFilesDir, 'globalData.json'),
            docs: join(siteDir, 'docs'),
            baseUrl,
          },
        },
      ];
      return {
        resolve: {
          alias: {
            tslib$: join(__dirname, 'bundle/standIns/tslib.ts'),
            'react-helmet-async$': join(__dirname, 'bundle/standIns/helmet.ts'),
            'path-to-regexp$': join(__dirname, 'bundle/standIns/pathToRegexp.ts'),
          },
        },
        optimization: {
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
              document: {
                test: documentComponents,
                chunks: 'async',
                name: 'document',
                priority: 30,
                enforce: true,
              },
            },
          },
        },
        plugins: [
          define,
          chunkAssetPlugin(currentBundler.instance),
          compileHints(currentBundler.instance),
        ],
        module: {
          rules: [
            {
              test: /[\\/](routes|registry)\.js$|[\\/]docusaurus\.config\.mjs$/,
              include: [generatedFilesDir],
              enforce: 'pre',
              use,
            },
            {
              test: [
                /[\\/]theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/,
                /[\\/]core[\\/]lib[\\/]client[\\/]PendingNavigation\.js$/,
                decodingFiles,
              ],
              enforce: 'pre',
              use,
            },
            {
              test: /[\\/](globalData|routesChunkNames|default[\\/]p[\\/]docs-\w+)\.json$/,
              include: [generatedFilesDir],
              type: 'javascript/auto',
              use,
            },
          ],
        },
      };
    },
  };
}
