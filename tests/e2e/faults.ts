import type { Page } from '@playwright/test';
import { startServer, type Rule, type Site } from '../../scripts/serve/server.mjs';
import { violationsInBothModes } from './axe';
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

/** Path of the chunk that every document needs. A document's own content is its page. */
export const documentChunk = (): string => scriptNamed('document');

declare global {
  interface Window {
    /** Makes what is to be thrown; nothing is thrown while it is absent. */
    crashWith?: () => unknown;
  }
}

/** Lets the guide with a title throw what `window.crashWith` makes, whenever it renders. */
export function crashing(title: string): Rule {
  return {
    path: documentChunk(),
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

/** What axe finds wrong in both color modes, one line each: with the page, or with the parts of a selector. */
export async function axeViolations(page: Page, within = 'html'): Promise<string[]> {
  // What is out of view does not fade before it comes into view.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return violationsInBothModes(page, { bestPractice: false, within });
}
