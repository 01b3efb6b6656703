import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { chunkAssetPlugin, originalPlugin } from './chunkAsset';
import { compileHints } from './compileHints';

/** Makes what Docusaurus lists of all pages small, for readers of the built site. See README.md. */
export default function compactPlugin({ generatedFilesDir, siteDir }: LoadContext): Plugin {
  return {
    name: 'deckle-compact',

    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || config.mode !== 'production') return {};
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== originalPlugin,
      );
      // The browser renders no document, so that what renders it stays behind. Docusaurus's own
      // alias would be found first.
      const aliases = config.resolve?.alias as Record<string, string>;
      aliases['@theme-original/DocItem/Layout'] = join(__dirname, 'noContent.ts');
      const use = [
        {
          loader: join(__dirname, 'loader.cjs'),
          options: {
            globalData: join(generatedFilesDir, 'globalData.json'),
            docs: join(siteDir, 'docs'),
          },
        },
      ];
      return {
        resolve: {
          alias: {
            // All of tslib would come along for the one function that a library of Docusaurus's takes from it.
            tslib$: join(__dirname, 'tslib.ts'),
            'react-helmet-async$': join(__dirname, 'light/helmet.ts'),
            nprogress$: join(__dirname, 'light/nprogress.ts'),
            'path-to-regexp$': join(__dirname, 'light/pathToRegexp.ts'),
            'hoist-non-react-statics$': join(__dirname, 'light/unused.ts'),
            'react-router-dom$': join(__dirname, 'light/reactRouterDom.ts'),
            'react-is$': join(__dirname, 'light/unused.ts'),
          },
        },
        optimization: {
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
              // In one file with the documents' components, although other pages share some of it.
              document: {
                test: /theme-classic[\\/]lib[\\/]theme[\\/](Doc|TOC|Edit|LastUpdated|Paginator|ContentVisibility|Tag)/,
                chunks: 'async',
                name: 'document',
                priority: 30,
                enforce: true,
              },
            },
          },
        },
        plugins: [chunkAssetPlugin(currentBundler.instance), compileHints(currentBundler.instance)],
        module: {
          rules: [
            {
              test: /[\\/](routes|registry)\.js$|[\\/]docusaurus\.config\.mjs$/,
              include: [generatedFilesDir],
              enforce: 'pre',
              use,
            },
            {
              test: /[\\/]theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$|[\\/]core[\\/]lib[\\/]client[\\/](PendingNavigation|ClientLifecyclesDispatcher|preload)\.js$/,
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
