import { startServer, type Rule, type Site } from '../../scripts/serve/server';
import { buildDir, connect, expect, hydrated, scriptNamed, test as base } from './site';

/**
 * Tests against their own server, whose rules spoil single files of the production build. Nothing
 * in that build exists for the sake of these tests: a page crashes because the server adds a line to
 * a chunk on the way.
 */
export const test = base.extend<{ site: Site }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
  site: async ({}, use) => {
    const site = await startServer({ root: buildDir });
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  page: async ({ page }, use) => {
    // Saving data switches preloading and prefetching off, so that a chunk is fetched when a link is
    // followed and not before.
    await connect(page);
    await use(page);
  },
});

export { expect, hydrated };

declare global {
  interface Window {
    /** Makes what is to be thrown; nothing is thrown while it is absent. */
    crashWith?: () => unknown;
  }
}

/** Lets the guide with a title throw what `window.crashWith` makes, whenever it renders. */
export function crashing(title: string): Rule {
  return {
    path: scriptNamed('document'),
    edit: (text) => {
      const edited = text.replace(
        /function [\w$]+\(\{body:([\w$]+)\}\)\{/,
        `$&if(window.crashWith&&$1.__html.includes("<h1>${title}<"))throw window.crashWith();`,
      );
      if (edited === text) throw new Error('No component found that shows a document');
      return edited;
    },
  };
}
