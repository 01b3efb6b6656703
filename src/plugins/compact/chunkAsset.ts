import type { Chunk, Compiler, runtime } from 'webpack';
import { partPath } from '../../document/part';

/** The bundler in use, webpack or one that stands in for it. */
interface Bundler {
  readonly RuntimeModule: typeof runtime.RuntimeModule;
  readonly RuntimeGlobals: { readonly publicPath: string; readonly getChunkScriptFilename: string };
}

/** Name by which Docusaurus's own plugin is found among the plugins of its configuration. */
export const originalPlugin = 'ChunkAssetPlugin';

/**
 * Gives the client `__webpack_require__.gca(name)`, the address of a chunk, as Docusaurus's plugin of
 * that name does. Where chunks are identified by their names, no table has to translate. What has the
 * name of an address is a document, whose content is a file beside its page (`src/document/part.ts`).
 */
export function chunkAssetPlugin({ RuntimeModule: Base, RuntimeGlobals }: Bundler): {
  apply: (compiler: Compiler) => void;
} {
  class ChunkAsset extends Base {
    constructor() {
      super('chunk asset', Base.STAGE_ATTACH);
    }

    override generate(): string {
      const { publicPath, getChunkScriptFilename } = RuntimeGlobals;
      return `__webpack_require__.gca = (name) => name[0] === '/' ? (${partPath.toString()})(name) : ${publicPath} + ${getChunkScriptFilename}(name);`;
    }
  }

  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('deckle-chunk-asset', (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap(
          'deckle-chunk-asset',
          (chunk: Chunk) => {
            compilation.addRuntimeModule(chunk, new ChunkAsset());
          },
        );
      });
    },
  };
}
