import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { chunkAssetPlugin, originalPlugin } from './chunkAsset';

/** Makes what Docusaurus lists of all pages small, for readers of the built site. See README.md. */
export default function compactPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'deckle-compact',

    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || config.mode !== 'production') return {};
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== originalPlugin,
      );
      const use = [
        {
          loader: join(__dirname, 'loader.cjs'),
          options: { globalData: join(generatedFilesDir, 'globalData.json') },
        },
      ];
      return {
        // All of tslib would come along for the one function that a library of Docusaurus's takes from it.
        resolve: { alias: { tslib$: join(__dirname, 'tslib.ts') } },
        optimization: { chunkIds: 'named' },
        plugins: [chunkAssetPlugin(currentBundler.instance)],
        module: {
          rules: [
            {
              test: /[\\/](routes|registry)\.js$|[\\/]docusaurus\.config\.mjs$/,
              include: [generatedFilesDir],
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
