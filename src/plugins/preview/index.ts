import { join } from 'node:path';
import type { ConfigureWebpackUtils, LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, Configuration } from 'webpack';

/** What Rspack has and webpack, which Docusaurus names in its types, has not. */
interface LazyBundler {
  readonly lazyCompilationMiddleware: (compiler: Compiler) => (...args: unknown[]) => void;
}

/** Handles requests for modules that are not compiled yet. */
function lazyPages(bundler: LazyBundler, generatedFilesDir: string): Configuration {
  let middleware: ReturnType<LazyBundler['lazyCompilationMiddleware']> | undefined;
  const plugin = {
    // Before the first compilation: this call also sets what the compiler leaves out.
    apply(compiler: Compiler) {
      middleware = bundler.lazyCompilationMiddleware(compiler);
    },
  };
  return {
    plugins: [plugin],
    lazyCompilation: { entries: false, imports: true, test: /[\\/]docs[\\/].*\.mdx$/ },
    module: {
      rules: [
        {
          test: join(generatedFilesDir, 'registry.js'),
          enforce: 'pre',
          use: [join(__dirname, 'registryLoader.cjs')],
        },
      ],
    },
    // Docusaurus appends these to its own.
    devServer: { setupMiddlewares: () => (middleware === undefined ? [] : [middleware]) },
  } as Configuration;
}

/** Has the live preview compile a document when it is opened first. See README.md in this folder. */
export default function previewPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'deckle-preview',

    configureWebpack(_config, isServer, { currentBundler }: ConfigureWebpackUtils) {
      if (process.env.NODE_ENV !== 'development' || isServer || currentBundler.name !== 'rspack')
        return {};
      return lazyPages(currentBundler.instance as unknown as LazyBundler, generatedFilesDir);
    },
  };
}
