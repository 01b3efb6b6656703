import type { LoadContext, Plugin } from '@docusaurus/types';
import { announcement } from '../../model/announcement';
import { storageKeys } from '../../model/storageKeys';
import { preHydrationScript } from './preHydration';
import { stylesheetAddresses } from './stylesheets';

/** Adds the pre-hydration script to every page, and the base URL to stylesheets. See README.md in this folder. */
export default function addressPlugin({ siteStorage, baseUrl }: LoadContext): Plugin {
  return {
    name: 'deckle-address',

    configurePostCss(options) {
      options.plugins.push(stylesheetAddresses(baseUrl));
      return options;
    },

    injectHtmlTags() {
      const innerHTML = preHydrationScript({
        themeKey: storageKeys.theme + siteStorage.namespace,
        announcement:
          announcement === undefined
            ? undefined
            : {
                idKey: storageKeys.announcement + siteStorage.namespace,
                id: announcement.id,
              },
      });
      return { preBodyTags: [{ tagName: 'script', innerHTML }] };
    },
  };
}
