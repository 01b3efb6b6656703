import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@docusaurus/types';
import { isFast } from './isFast';

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
  // Without the repository, as in an archive of the sources, Docusaurus would fail; so pages have no dates.
  experimental_vcs: existsSync(join(__dirname, '../../.git')),
};

export const markdown: Config['markdown'] = {
  format: 'mdx',
  // The parser of this site reads `## Heading {#id}`: src/plugins/tree/markdownTree.ts.
  mdx1Compat: { headingIds: false, comments: false, admonitions: false },
  // The check of all pages names the lines that a writer edits.
  hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
};
