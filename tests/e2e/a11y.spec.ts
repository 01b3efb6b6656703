// Every kind of page and every state of the layout, checked by axe in both color modes, on wide and narrow screens.
import type { Locator, Page } from '@playwright/test';
import { setMode, settled, violations } from './axe';
import { expect, open, openDrawer, openSwitcher, sidewaysScroll, test } from './site';

interface Place {
  readonly name: string;
  readonly path: string;
  readonly status?: number;
  /** The part to look at, where the rest is that of another place. */
  readonly within?: string;
  /** Brings the page into the state to look at. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Only at this width. */
  readonly only?: 'wide' | 'narrow';
  /** In both modes at both widths. Others, made of the same parts, are in light mode at one and in dark mode at the other. */
  readonly everywhere?: true;
}

/** Opens the drawer and waits until it has slid in. */
async function openSettledDrawer(page: Page): Promise<Locator> {
  const drawer = await openDrawer(page);
  await drawer.getByText('Switch platform').waitFor();
  await settled(page);
  return drawer;
}

const picture = 'figure[data-picture]';

const places: readonly Place[] = [
  { name: 'home', path: '/', everywhere: true },
  { name: 'docs root', path: '/docs/', everywhere: true },
  { name: 'guide with tabs and many options', path: '/docs/Android/docScan', everywhere: true },
  { name: 'theme builder', path: '/docs/Android/colorConfig' },
  { name: 'picture with marks', path: '/docs/cordova/dataExtraction', within: picture },
  { name: 'picture with arrows', path: '/docs/cordova/sdkInit', within: picture },
  {
    name: 'reference',
    path: '/docs/react-native/api/interfaces/DocumentScannerConfiguration',
    everywhere: true,
  },
  { name: 'symbols on all platforms', path: '/docs/symbols/PhotoPaymentConfiguration' },
  { name: 'filter of the list of symbols', path: '/docs/symbols/', within: '[role=search]' },
  { name: 'changelog', path: '/docs/Android/changelog' },
  {
    name: 'errors of one platform',
    path: '/docs/errors?platform=Android',
    prepare: (page) =>
      page.locator('[data-error-platforms][hidden]').first().waitFor({ state: 'attached' }),
  },
  { name: 'release checklist', path: '/docs/Android/releaseChecklist' },
  {
    name: 'upgrade path',
    path: '/docs/react-native/migration?from=1.0.4&to=2.1.0',
    within: '[data-interactive]',
  },
  { name: 'sheet of barcodes', path: '/docs/sheets/barcodes' },
  { name: 'sheet of documents', path: '/docs/sheets/documents' },
  {
    name: 'comparison',
    path: '/docs/Android/pdfCreation?with=iOS',
    prepare: (page) => page.getByLabel('Platform on the right').waitFor(),
  },
  { name: 'page on samples', path: '/how-samples-are-verified' },
  { name: 'accessibility statement', path: '/accessibility' },
  { name: 'not found', path: '/docs/nope', status: 404, everywhere: true },
  {
    name: 'open switcher',
    path: '/docs/Android/intro',
    within: 'aside.theme-doc-sidebar-container',
    only: 'wide',
    prepare: (page) => page.locator('aside.theme-doc-sidebar-container summary').first().click(),
  },
  {
    name: 'open dropdown',
    path: '/docs/Android/intro',
    within: '.navbar',
    only: 'wide',
    prepare: async (page) => {
      const label = page.locator('.navbar').getByRole('button', { name: 'API reference' });
      await label.press('Enter');
      await expect(label).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    name: 'main menu of the drawer with an open dropdown',
    path: '/docs/Android/intro',
    within: '.navbar-sidebar',
    only: 'narrow',
    prepare: async (page) => {
      const drawer = await openSettledDrawer(page);
      await drawer.getByRole('button', { name: /Back to main menu/ }).click();
      await drawer.getByRole('button', { name: 'Expand the dropdown' }).click();
      const links = drawer.getByRole('link', { name: 'Capacitor' }).filter({ visible: true });
      await expect(links.first()).toBeVisible();
    },
  },
  {
    name: 'drawer with an open switcher',
    path: '/docs/Android/intro',
    within: '.navbar-sidebar',
    only: 'narrow',
    prepare: async (page) => {
      await openSwitcher(await openSettledDrawer(page));
    },
  },
];

const sizes = { wide: { width: 1280, height: 800 }, narrow: { width: 320, height: 700 } } as const;

for (const { name, path, status, within, prepare, only, everywhere } of places) {
  const widths = only === undefined ? (['wide', 'narrow'] as const) : [only];
  test(`axe finds nothing, and nothing is too wide: ${name}`, async ({ page, watch }) => {
    if (status !== undefined) watch.allow(new RegExp(String(status)));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(sizes[widths[0]]);
    await open(page, path);
    await prepare?.(page);
    for (const width of widths) {
      await page.setViewportSize(sizes[width]);
      const one = width === 'wide' ? 'light' : 'dark';
      for (const mode of everywhere || only ? (['light', 'dark'] as const) : ([one] as const)) {
        await setMode(page, mode);
        expect(await violations(page, within), `${mode}, ${width}`).toEqual([]);
      }
      expect(await sidewaysScroll(page)).toBe(0);
    }
  });
}
