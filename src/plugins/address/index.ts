import type { LoadContext, Plugin } from '@docusaurus/types';
import { announcement } from '../../config/announcement';
import { earlyScript } from './early';

/** Adds the pre-hydration script to every page. See README.md in this folder. */
export default function addressPlugin({ siteStorage }: LoadContext): Plugin {
  return {
    name: 'deckle-address',

    injectHtmlTags() {
      const innerHTML = earlyScript({
        themeKey: `theme${siteStorage.namespace}`,
        announcement:
          announcement === undefined
            ? undefined
            : {
                idKey: `docusaurus.announcement.id${siteStorage.namespace}`,
                id: announcement.id,
              },
      });
      return { preBodyTags: [{ tagName: 'script', innerHTML }] };
    },
  };
}
