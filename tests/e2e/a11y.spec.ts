// Every kind of page and every state of the layout, checked by axe in both color modes.
import type { Page } from '@playwright/test';
import { settled, violationsInBothModes } from './axe';
import { expect, open, test } from './site';

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
    name: 'theme builder of the barcode product',
    path: '/docs/barcode-scanner-sdk/iOS/theming',
  },
  {
    name: 'interface of the reference',
    path: '/docs/react-native/api/interfaces/DocumentScannerConfiguration',
  },
  { name: 'functions of the reference', path: '/docs/capacitor/api/interfaces/DeckleSDK' },
  { name: 'symbols on all platforms', path: '/docs/symbols/PhotoPaymentConfiguration' },
  { name: 'list of symbols', path: '/docs/symbols/' },
  { name: 'changelog', path: '/docs/Android/changelog' },
  {
    name: 'guide of the barcode product',
    path: '/docs/barcode-scanner-sdk/react-native/barcodeScan',
  },
  { name: 'page on samples', path: '/how-samples-are-verified' },
  { name: 'accessibility statement', path: '/accessibility' },
  { name: 'not found', path: '/docs/nope', status: 404 },
  {
    name: 'open switcher',
    path: '/docs/Android/docScan',
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
  { name: 'open drawer', path: '/docs/Android/intro', only: 'narrow', prepare: openDrawer },
  {
    name: 'open switcher in the drawer',
    path: '/docs/Android/docScan',
    only: 'narrow',
    prepare: async (page) => {
      await openDrawer(page);
      await page.locator('.navbar-sidebar').getByText('Switch platform').locator('..').click();
    },
  },
];

const sizes = { wide: { width: 1280, height: 800 }, narrow: { width: 320, height: 700 } } as const;

for (const { name, path, status, prepare, only } of places) {
  const widths = only === undefined ? (['wide', 'narrow'] as const) : [only];
  const where = widths.map((width) => `${String(sizes[width].width)} px`).join(' and ');
  test(`axe finds nothing: ${name}, ${where}, light and dark`, async ({ page, watch }) => {
    if (status !== undefined) watch.allow(new RegExp(String(status)));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const width of widths) {
      await page.setViewportSize(sizes[width]);
      await open(page, path);
      await prepare?.(page);
      found.push(...(await violationsInBothModes(page)).map((text) => `${width}: ${text}`));
    }
    expect(found).toEqual([]);
  });
}
