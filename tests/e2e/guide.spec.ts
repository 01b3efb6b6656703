// Parts of a guide that follow the reader: contents, and the report of a problem. What
// its HTML says: tests/build.
import { expect, open, sidewaysScroll, test } from './site';

const guide = '/docs/Android/docScan';

test('contents mark the heading in view', async ({ page }) => {
  await open(page, guide);
  const contents = page.locator('.theme-doc-toc-desktop');
  await contents.locator('a[href="#lifecycle"]').click();
  await expect(page.locator('#lifecycle')).toBeInViewport();
  await expect(contents.locator('.table-of-contents__link--active')).toHaveAttribute(
    'href',
    '#lifecycle',
  );
});

test('a problem is reported with the section', async ({ page }) => {
  await open(page, `${guide}#filters`);
  const link = page.locator('a[data-feedback]');
  // The form is on another host.
  await link.evaluate((element) => {
    element.addEventListener('click', (event) => {
      event.preventDefault();
    });
  });
  await link.click();
  const section = await link.evaluate((element: HTMLAnchorElement) =>
    new URL(element.href).searchParams.get('section'),
  );
  expect(section).toBe('#filters');
});

test('a phone has contents behind a button, and scrolls code in its frame @phone', async ({
  page,
}) => {
  await open(page, guide);
  const pre = page.locator('article pre').filter({ visible: true }).first();
  expect(await pre.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  expect(await sidewaysScroll(page)).toBe(0);

  const contents = page.locator('.theme-doc-toc-mobile');
  await contents.locator('summary').tap();
  await contents.locator('a[href="#lifecycle"]').tap();
  await expect(page.locator('#lifecycle')).toBeInViewport();
});
