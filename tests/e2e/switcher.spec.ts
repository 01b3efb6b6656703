// Covers src/theme/DocSidebarItems/index.tsx: the platform switcher on top of the sidebar and drawer. Where it leads:
// src/model/siteMap.test.ts; that its links are in the HTML: tests/build/pages.test.ts.
import { payloadPath } from '../../src/model/documentPage';
import {
  arrived,
  connect,
  expect,
  hold,
  open,
  openDrawer,
  openSwitcher,
  sidebar,
  sidebarLink,
  test,
} from './site';

const guide = '/docs/Android/docScan';
const other = '/docs/Android/pdfCreation';

test.describe('platform switcher in the sidebar', () => {
  test('appears once, above the pages, and shows the current platform', async ({ page }) => {
    await open(page, guide);
    const switcher = sidebar(page).locator('div:has(+ nav.menu) > details');
    await expect(switcher).toHaveCount(1);
    await expect(sidebar(page).locator('details')).toHaveCount(1);
    const summary = switcher.locator('summary');
    await expect(summary).toContainText('Android');
    await expect(switcher).not.toHaveAttribute('open');
    await openSwitcher(sidebar(page));
    await expect(switcher.locator('[aria-current]')).toHaveAttribute('href', guide);

    // Of the other SDK, which lacks the page.
    const barcode = switcher.locator('[aria-labelledby=switch-barcode] a').first();
    await expect(barcode).toContainText('No such guide');
    const target = (await barcode.getAttribute('href')) ?? '';
    await barcode.click();
    await arrived(page, target);
    await expect(summary).toContainText('Barcode SDK');
    await expect(switcher).not.toHaveAttribute('open');
  });

  test('stays open for new windows, anchors and what was chosen before', async ({
    page,
    context,
  }) => {
    await connect(page);
    const release = await hold(page, `**${payloadPath(other)}`);
    await open(page, guide);
    await sidebarLink(page, other).click();
    await expect(page).toHaveURL(other);
    const switcher = await openSwitcher(sidebar(page));
    release();
    await arrived(page, other);
    await expect(switcher).toHaveAttribute('open');

    const opened = context.waitForEvent('page');
    await switcher
      .locator('a[href="/docs/capacitor/pdfCreation"]')
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL('/docs/capacitor/pdfCreation');
    await expect(switcher).toHaveAttribute('open');

    await page.locator('.table-of-contents__link').filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/pdfCreation#/);
    await expect(switcher).toHaveAttribute('open');
    // And closes for a page.
    await sidebarLink(page, guide).click();
    await expect(switcher).not.toHaveAttribute('open');
    await arrived(page, guide);
  });
});

test('the switcher in the drawer keeps the kind of page, and closes it @phone', async ({
  page,
}) => {
  await open(page, '/docs/Android/onboarding');
  const drawer = await openDrawer(page);
  const switcher = await openSwitcher(drawer);
  // Shown before the tap.
  await expect(switcher.locator('a[href^="/docs/Windows/"]')).toContainText('No such guide');
  await switcher.locator('a[href="/docs/react-native/onboarding"]').tap();
  await arrived(page, '/docs/react-native/onboarding');
  await expect(page.locator('.navbar--show, .navbar-sidebar--show')).toHaveCount(0);
});
