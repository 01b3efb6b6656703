import { getSwcLoaderOptions } from '@docusaurus/faster';
import type { Config } from '@docusaurus/types';

type JsLoader = NonNullable<NonNullable<Config['webpack']>['jsLoader']>;

/**
 * Compiles with SWC, as `future.faster.swcJsLoader` does. With that option, Docusaurus would warn of `babel.config.js`
 * in each build, although `docusaurus write-translations` needs it.
 */
export const jsLoader: JsLoader = (isServer) => ({
  loader: 'builtin:swc-loader',
  options: getSwcLoaderOptions({ isServer, bundlerName: 'rspack' }),
});
