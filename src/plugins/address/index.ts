import type { LoadContext, Plugin } from '@docusaurus/types';
import { announcement } from '../../model/announcement';
import { storageKeys } from '../../model/storageKeys';
import { clientScript } from './clientScript';
import { stylesheetAddresses } from './stylesheets';

/** Adds the pre-hydration script to every page, and the base URL to stylesheets. See README.md in this folder. */
export default function addressPlugin({ siteStorage, baseUrl }: LoadContext): Plugin {
  return {
    name: 'deckle-address',

    configurePostCss(options) {
      options.plugins.push(stylesheetAddresses(baseUrl));
      // PostCSS would look for its configuration file in all folders above each stylesheet.
      return { ...options, config: false };
    },

    injectHtmlTags() {
      const innerHTML = clientScript('preHydration.client.ts', {
        themeKey: storageKeys.theme + siteStorage.namespace,
        announcementKey: storageKeys.announcement + siteStorage.namespace,
        announcementId: announcement?.id,
      });
      return { preBodyTags: [{ tagName: 'script', innerHTML }] };
    },
  };
}
