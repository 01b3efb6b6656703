import type { Config, PluginConfig, PluginModule } from '@docusaurus/types';
import { future, markdown } from './src/config/future';
import { headTags } from './src/config/headTags';
import { preset } from './src/config/preset';
import { referenceInstances } from './src/config/references';
import { themeConfig } from './src/config/themeConfig';
import contentPlugin, { publishedSamplesDir } from './src/plugins/content';
import referencePlugin from './src/plugins/reference';
import { siteTitle, siteUrl, tagline } from './src/sdk/constants';

const config: Config = {
  title: siteTitle,
  tagline,
  url: siteUrl,
  baseUrl: '/',
  favicon: 'favicon.ico',
  // Neither true nor false: guides end without a slash, index pages of a folder with one.
  trailingSlash: undefined,
  i18n: { defaultLocale: 'en', locales: ['en'] },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  staticDirectories: ['static', publishedSamplesDir(__dirname)],
  future,
  markdown,
  headTags,
  clientModules: ['./src/client/announceRoute.ts', './src/client/linkPreloading.ts'],
  presets: [['classic', preset]],
  plugins: [
    ...referenceInstances.map((options): PluginConfig => [
      referencePlugin as PluginModule,
      { ...options },
    ]),
    contentPlugin,
  ],
  themeConfig,
};

export default config;
