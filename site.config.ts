import { relative } from 'node:path';
import type { Config, LoadContext, Plugin, PluginConfig, PluginModule } from '@docusaurus/types';
import { isFast } from './src/config/isFast';
import { baseUrl, belowBaseUrl } from './src/config/baseUrl';
import { clientModules } from './src/config/clientModules';
import { future, markdown } from './src/config/future';
import { headTags } from './src/config/headTags';
import { jsLoader } from './src/config/jsLoader';
import { preset } from './src/config/preset';
import { referenceInstances } from './src/config/references';
import { themeConfig } from './src/config/themeConfig';
import addressPlugin from './src/plugins/address';
import componentsPlugin from './src/plugins/components';
import contentPlugin from './src/plugins/content';
import { publishedDir } from './src/plugins/content/publish';
import { SiteContent } from './src/plugins/content/siteContent';
import licensesPlugin from './src/plugins/licenses';
import navbarPlugin from './src/plugins/navbar';
import { checkedTheme } from './src/plugins/navbar/validate';
import outputPlugin from './src/plugins/output';
import previewPlugin from './src/plugins/preview';
import referencePlugin from './src/plugins/reference';
import searchPlugin from './src/plugins/search';
import symbolsPlugin from './src/plugins/symbols';
import { siteTitle, siteUrl, tagline } from './src/model/constants';

/** Nothing is read before a plugin asks for it. */
const content = new SiteContent(__dirname);

const config: Config = {
  title: siteTitle,
  tagline,
  url: siteUrl,
  baseUrl,
  favicon: 'favicon.ico',
  // Neither true nor false: guides end without a slash, index pages of a folder with one.
  trailingSlash: undefined,
  i18n: { defaultLocale: 'en', locales: ['en'] },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  // Relative, since the ordinary build has the configuration in a script.
  staticDirectories: ['static', relative(__dirname, publishedDir(__dirname))],
  future,
  markdown,
  webpack: { jsLoader },
  headTags: headTags(baseUrl),
  clientModules,
  // `'classic'` alone leaves fast documents out.
  presets: [[isFast ? './src/fast-documents/index.cjs' : 'classic', preset]],
  plugins: [
    // They and symbolsPlugin write pages into docs/ while plugins are created; the docs plugin reads the folder later.
    ...referenceInstances(__dirname).map((instance): PluginConfig => [
      (context, options) =>
        referencePlugin(context, options as Parameters<typeof referencePlugin>[1], content),
      { ...instance },
    ]),
    () => contentPlugin(content),
    () => symbolsPlugin(content),
    componentsPlugin,
    licensesPlugin,
    navbarPlugin,
    () => searchPlugin(content) as Plugin,
    addressPlugin,
    [
      outputPlugin as PluginModule,
      {
        loadSteps: async (context: LoadContext) =>
          (await import('./src/config/outputSteps')).outputSteps(context, content),
      },
    ],
    previewPlugin,
  ],
  themeConfig: belowBaseUrl(checkedTheme(themeConfig), baseUrl),
};

export default config;
