import type * as Preset from '@docusaurus/preset-classic';
import { editUrl } from '../model/constants';
import { isGenerated } from '../model/docPaths';
import { docsVersion } from './docsVersions';
import remarkChecklist from '../plugins/checklist/remarkChecklist';
import remarkCodeFences from '../plugins/code/remarkCodeFences';
import remarkReuseTree from '../plugins/tree/remarkReuseTree';
import rehypeTables from '../plugins/tables/rehypeTables';

/** Docs at `/docs` with one version, no blog, and the pages of `src/pages`. */
export const preset = {
  docs: {
    path: 'docs',
    routeBasePath: 'docs',
    sidebarPath: './sidebars.js',
    editUrl: ({ docPath }) => (isGenerated(docPath) ? undefined : `${editUrl}docs/${docPath}`),
    // The version banner and the badge would speak of a version the reader cannot choose.
    lastVersion: docsVersion.name,
    versions: { [docsVersion.name]: { label: docsVersion.label, badge: false, banner: 'none' } },
    showLastUpdateTime: true,
    breadcrumbs: true,
    beforeDefaultRemarkPlugins: [remarkReuseTree, remarkChecklist, remarkCodeFences],
    rehypePlugins: [rehypeTables],
  },
  blog: false,
  pages: {
    beforeDefaultRemarkPlugins: [remarkReuseTree, remarkCodeFences],
    rehypePlugins: [rehypeTables],
  },
  theme: {
    customCss: [
      './src/css/custom.css',
      './src/css/infima.css',
      './src/css/tables.css',
      './src/css/code.css',
      './src/css/access.css',
      './src/css/notice.css',
      './src/css/print.css',
    ],
  },
  sitemap: {
    changefreq: 'weekly',
    priority: 0.5,
    lastmod: 'date',
    async createSitemapItems({ defaultCreateSitemapItems, ...params }) {
      const items = await defaultCreateSitemapItems(params);
      // Other pages are generated from more files than the one whose date git knows.
      const { url, baseUrl } = params.siteConfig;
      return items.map((item) =>
        item.url.startsWith(`${url}${baseUrl}docs/`) ? item : { ...item, lastmod: null },
      );
    },
  },
} satisfies Preset.Options;
