import type { Config } from '@docusaurus/types';
import { isFast } from '../base/isFast';
import { brokenLinkHooks } from './brokenLinks';
import { lastUpdateVcs } from './vcs';

/** Everything Docusaurus 3.10 offers early: the v4 defaults and the Rust tool chain. */
export const future: Config['future'] = {
  v4: true,
  faster: {
    // SWC is still used: see jsLoader.ts.
    swcJsLoader: false,
    swcJsMinimizer: true,
    swcHtmlMinimizer: true,
    lightningCssMinimizer: true,
    rspackBundler: true,
    rspackPersistentCache: true,
    ssgWorkerThreads: true,
    gitEagerVcs: true,
    // The client bundle compiles no documents then (src/fast-documents), and the server's would wait for it forever.
    mdxCrossCompilerCache: !isFast,
  },
  experimental_vcs: lastUpdateVcs,
};

export const markdown: Config['markdown'] = {
  format: 'mdx',
  // `## Heading {#id}` is how the writers of this site give anchors; v4's default would refuse it.
  mdx1Compat: { headingIds: true, comments: false, admonitions: false },
  hooks: brokenLinkHooks,
};
