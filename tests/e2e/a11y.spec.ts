// Every kind of page and every state of the layout, checked by axe in both color modes, on wide and narrow screens.
import type { Page } from '@playwright/test';
import { setMode, settled, violations } from './axe';
import { expect, open, sidewaysScroll, test } from './site';

interface Place {
  readonly name: string;
  readonly path: string;
  readonly status?: number;
  /** Brings the page into the state to look at. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Only at this width. */
  readonly only?: 'wide' | 'narrow';
}

const openDrawer = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.locator('.navbar-sidebar').getByText('Switch platform').locator('..').waitFor();
  await settled(page);
};

const places: readonly Place[] = [
  { name: 'home', path: '/' },
  { name: 'docs root', path: '/docs/' },
  { name: 'guide with tabs and many options', path: '/docs/Android/docScan' },
  { name: 'guide with options of texts and buttons', path: '/docs/react-native/theming' },
  { name: 'theme builder', path: '/docs/Android/colorConfig' },
  {
    name: 'interface of the reference',
    path: '/docs/react-native/api/interfaces/DocumentScannerConfiguration',
  },
  { name: 'functions of the reference', path: '/docs/capacitor/api/interfaces/DeckleSDK' },
  { name: 'symbols on all platforms', path: '/docs/symbols/PhotoPaymentConfiguration' },
  { name: 'list of symbols', path: '/docs/symbols/' },
  { name: 'changelog', path: '/docs/Android/changelog' },
  {
    name: 'errors of one platform',
    path: '/docs/errors?platform=Android',
    prepare: async (page) => {
      await page.locator('[data-error-platforms][hidden]').first().waitFor({ state: 'attached' });
    },
  },
  { name: 'release checklist', path: '/docs/Android/releaseChecklist' },
  { name: 'upgrade path', path: '/docs/react-native/migration?from=1.0.4&to=2.1.0' },
  { name: 'sheet of barcodes', path: '/docs/sheets/barcodes' },
  { name: 'sheet of documents', path: '/docs/sheets/documents' },
  {
    name: 'comparison',
    path: '/docs/Android/pdfCreation?with=iOS',
    prepare: async (page) => {
      await page.locator('[data-difference]').first().waitFor();
    },
  },
  { name: 'page on samples', path: '/how-samples-are-verified' },
  { name: 'accessibility statement', path: '/accessibility' },
  { name: 'not found', path: '/docs/nope', status: 404 },
  {
    name: 'open switcher',
    path: '/docs/Android/intro',
    only: 'wide',
    prepare: async (page) => {
      await page.locator('aside.theme-doc-sidebar-container summary').first().click();
    },
  },
  {
    name: 'open dropdown',
    path: '/docs/Android/intro',
    only: 'wide',
    prepare: async (page) => {
      const label = page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('button', { name: 'API reference' });
      await label.focus();
      await page.keyboard.press('Enter');
      await expect(label).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    name: 'main menu of the drawer with an open dropdown',
    path: '/docs/Android/intro',
    only: 'narrow',
    prepare: async (page) => {
      await openDrawer(page);
      await page.getByRole('button', { name: /Back to main menu/ }).click();
      await page
        .locator('.navbar-sidebar')
        .getByRole('button', { name: 'Expand the dropdown' })
        .click();
      await expect(
        page
          .locator('.navbar-sidebar')
          .getByRole('link', { name: 'Capacitor' })
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'drawer with an open switcher',
    path: '/docs/Android/intro',
    only: 'narrow',
    prepare: async (page) => {
      await openDrawer(page);
      await page.locator('.navbar-sidebar').getByText('Switch platform').locator('..').click();
    },
  },
];

const sizes = { wide: { width: 1280, height: 800 }, narrow: { width: 320, height: 700 } } as const;

for (const { name, path, status, prepare, only } of places) {
  // A page that looks alike at both widths is in light mode at one and in dark mode at the other.
  const [light, dark] = only === undefined ? (['wide', 'narrow'] as const) : [only, only];
  test(`axe finds nothing and nothing is too wide: ${name}, light and dark`, async ({
    page,
    watch,
  }) => {
    if (status !== undefined) watch.allow(new RegExp(String(status)));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(sizes[light]);
    await open(page, path);
    await prepare?.(page);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(sizes[dark]);
    await setMode(page, 'dark');
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
}
