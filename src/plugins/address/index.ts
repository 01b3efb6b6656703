import type { LoadContext, Plugin } from '@docusaurus/types';
import { announcement } from '../../config/announcement';
import { storageKeys } from '../../model/storageKeys';
import { preHydrationScript } from './preHydration';

/** Adds the pre-hydration script to every page. See README.md in this folder. */
export default function addressPlugin({ siteStorage }: LoadContext): Plugin {
  return {
    name: 'deckle-address',

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
