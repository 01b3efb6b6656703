import {
  test as base,
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Locator,
  type Page,
  type Request,
  type Response,
} from '@playwright/test';
import { pathOf } from '../../src/client/links';
import { decodeText } from '../../src/base/html';
import { pageHtml } from '../builtSite';

export { buildDir, built, pageHtml, publicUrl, routes, scriptNamed, siteDir } from '../builtSite';

/**
 * Holds the answer to a request back until the function that is returned is called. Called before the page is
 * opened: a browser can send the next request past a route that is added to an open page.
 */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** What a browser says of scripts that are missing, another page, or throw. */
export const brokenScriptErrors =
  /404|broken|MIME type|SyntaxError|Unexpected token|ChunkLoadError|Loading chunk|Failed to fetch|net::ERR_INTERNET_DISCONNECTED/;

/** Replaces what the browser says of its connection; one that saves data loads nothing ahead of a click. */
export const connect = (
  page: Page,
  connection: Readonly<Record<string, unknown>> = { effectiveType: '4g', saveData: true },
): Promise<unknown> =>
  page.addInitScript((value) => {
    // One object for all readers of the property, as in browsers.
    const kept = { ...value };
    Object.defineProperty(navigator, 'connection', { configurable: true, get: () => kept });
  }, connection);

export interface Watch {
  /** What went wrong so far. */
  readonly failures: readonly string[];
  /** Lets failures pass that a test provokes. */
  allow(pattern: RegExp): void;
}

/** Follows all pages of a context and notes everything that a reader's browser would complain about. */
function watchPages(context: BrowserContext, origin: string): Watch {
  const failures: string[] = [];
  const allowed: RegExp[] = [];
  const fail = (text: string): void => {
    const open = context.pages().map((page) => page.url());
    failures.push(`${text}  (on ${open.join(' or ')})`);
  };
  context.on('console', (message: ConsoleMessage) => {
    // Hydration errors of React come as recoverable errors through the console.
    if (message.type() === 'error') fail(`console: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => {
    fail(`page error: ${error.error().message}`);
  });
  context.on('request', (request: Request) => {
    const { protocol, origin: from } = new URL(request.url());
    if (from !== origin && !['data:', 'blob:', 'about:'].includes(protocol))
      fail(`third party: ${request.url()}`);
  });
  context.on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page cancels what it was still prefetching.
    if (reason !== 'net::ERR_ABORTED') fail(`request failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response: Response) => {
    if (response.status() >= 400) fail(`${String(response.status())}: ${response.url()}`);
  });
  return {
    get failures() {
      return failures.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    },
    allow: (pattern) => void allowed.push(pattern),
  };
}

/** Every test fails on console errors, page errors, hydration errors, failed and third-party requests. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL, javaScriptEnabled }, use) => {
      const watch = watchPages(context, new URL(baseURL ?? 'http://127.0.0.1').origin);
      // A browser that runs no scripts does not load them ahead, either, and says it was a policy.
      if (!javaScriptEnabled) watch.allow(/^request failed: \S+\.js csp /);
      await use(watch);
      expect(watch.failures).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until React has taken the page over, so that its buttons work. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Waits until the page has loaded and the browser has done what it puts off until it is idle. */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Opens a page and waits until it works. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
}

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Main heading of a page, as the build wrote it. */
export function titleOf(path: string): string {
  const [, title = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(pageHtml(path)) ?? [];
  return decodeText(title.replace(/<[^>]+>/g, ''));
}

/** Waits until the page is there that a link has led to: the address is its own from the click on. */
export async function arrived(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  const target = pathOf(path);
  if (target.startsWith('/docs/')) {
    const id = target.replace('/docs/', '').replace(/(^|\/)$/, '$1index');
    await expect(page.locator('html')).toContainClass(`docs-doc-id-${id}`);
  } else {
    await expect(heading(page)).toHaveText(titleOf(target));
  }
}

export const sidebar = (page: Page): Locator => page.locator('aside.theme-doc-sidebar-container');

/** Link of the sidebar to a page. */
export const sidebarLink = (page: Page, path: string): Locator =>
  sidebar(page).locator(`.menu__link[href="${path}"]`);

/** Opens the list of platforms above the pages of a sidebar or drawer, and returns it. */
export async function openSwitcher(container: Locator): Promise<Locator> {
  const switcher = container.locator('details:has([aria-labelledby^=switch-])');
  await switcher.locator('summary').click();
  return switcher;
}

/** Opens the drawer, which holds navbar and sidebar where the window is narrow. */
export async function openDrawer(page: Page): Promise<Locator> {
  await page.locator('button.navbar__toggle').click();
  return page.locator('.navbar-sidebar');
}

export const colorModeButton = (page: Page): Locator =>
  page.getByRole('button', { name: /Switch between dark and light mode/ }).first();

/** Ways in which a browser does not keep what is stored. */
export const spoiledStorages = {
  denied: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  null: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { configurable: true, value: null });
    }
  },
  // As tools against tracking do.
  'that returns something else': () => {
    Storage.prototype.getItem = () => 'something else';
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

/** Whether the page is still the one it was, without having been loaded anew. */
export async function sameDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => void Object.assign(window, { stays: true }));
  return () => page.evaluate(() => 'stays' in window);
}

/** What is in the clipboard. Some systems end lines in their own way. */
export const copied = async (page: Page): Promise<string> =>
  (await page.evaluate(() => navigator.clipboard.readText())).replace(/\r\n/g, '\n');

/** Presses a button that prints, without the dialog of the browser. */
export async function expectPrint(page: Page, name: string): Promise<void> {
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = '';
    };
  });
  await page.getByRole('button', { name }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
}

/** How far the page scrolls sideways. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Documents that the browser has loaded, each as status and path. */
export function documents(page: Page): string[] {
  const seen: string[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) {
      seen.push(`${String(response.status())} ${new URL(response.url()).pathname}`);
    }
  });
  return seen;
}
