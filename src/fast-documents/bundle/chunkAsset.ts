import type { Chunk, Compiler, runtime } from 'webpack';
import { payloadPath } from '../../model/documentPage';

/** The bundler in use, webpack or Rspack. */
interface Bundler {
  readonly RuntimeModule: typeof runtime.RuntimeModule;
  readonly RuntimeGlobals: { readonly publicPath: string; readonly getChunkScriptFilename: string };
}

/** Class name of Docusaurus's own plugin. */
export const originalPlugin = 'ChunkAssetPlugin';

/**
 * Defines `__webpack_require__.gca(name)`, the URL of a chunk, in the place of Docusaurus's own plugin. Chunks are
 * identified by name, so that no table of ids is needed. A name that is a path is that of a document, whose
 * content is its payload (`../client/payload.ts`).
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
      return `__webpack_require__.gca = (name) => name[0] === '/' ? (${payloadPath.toString()})(name) : ${publicPath} + ${getChunkScriptFilename}(name);`;
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
