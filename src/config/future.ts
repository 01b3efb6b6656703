import type { Config } from '@docusaurus/types';
import { lastUpdateVcs } from './vcs';

/** Everything Docusaurus 3.10 offers early: the v4 defaults and the Rust tool chain. */
export const future: Config['future'] = {
  v4: true,
  faster: {
    swcJsLoader: true,
    swcJsMinimizer: true,
    swcHtmlMinimizer: true,
    lightningCssMinimizer: true,
    rspackBundler: true,
    rspackPersistentCache: true,
    ssgWorkerThreads: true,
    gitEagerVcs: true,
    // The browser's bundle has no documents to share (see src/document/README.md): the server's would
    // wait for them for ever.
    mdxCrossCompilerCache: false,
  },
  experimental_vcs: lastUpdateVcs,
};

export const markdown: Config['markdown'] = {
  format: 'mdx',
  // `## Heading {#id}` is how the writers of this site give anchors; v4's default would refuse it.
  mdx1Compat: { headingIds: true, comments: false, admonitions: false },
  hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
};
