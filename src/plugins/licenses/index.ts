import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import { flattened, modulePath } from '../output/bundledModules';
import { licensesFile } from '../../model/constants';
import { packageFolder, readPackages, renderLicenses } from './licenses';

const name = 'deckle-licenses';

/** What reaches readers and isn't part of the client bundle: the font in `static/fonts`. */
const notBundled = ['@fontsource-variable/familjen-grotesk'];

/** Publishes the licenses of all packages in the client bundle. See README.md in this folder. */
export default function licensesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name,
    configureWebpack(_, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const { Compilation, sources } = currentBundler.instance;
      const apply = (compiler: Compiler): void => {
        compiler.hooks.thisCompilation.tap(name, (compilation) => {
          const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
          compilation.hooks.processAssets.tap({ name, stage }, () => {
            const modules = [...compilation.chunks].flatMap((chunk) =>
              flattened(compilation.chunkGraph.getChunkModules(chunk)),
            );
            const folders = [
              ...modules.flatMap((module) => packageFolder(modulePath(module)) ?? []),
              ...notBundled.map((font) => join(siteDir, 'node_modules', font)),
            ];
            const text = renderLicenses(readPackages(folders, siteDir));
            compilation.emitAsset(licensesFile, new sources.RawSource(text));
          });
        });
      };
      return { plugins: [{ apply }] };
    },
  };
}
