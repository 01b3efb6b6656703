import { expect, hydrated, sidewaysScroll, test } from './site';

test.beforeEach(({ watch }) => {
  watch.allow(/404/);
});

test('src/theme/NotFound: keeps its title, is not indexed and has no canonical URL @everywhere', async ({
  page,
}) => {
  for (const path of ['/docs/nope', '/nope', '/docs/Windows/docScan']) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      // The head is written once more after hydration; wait for what it removes.
      await expect(page.locator('link[rel=canonical], meta[property="og:url"]')).toHaveCount(0);
      await expect(page).toHaveTitle('Page not found | Deckle Docs');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('main')).toHaveCount(1);
      await expect(page.locator('nav.navbar')).toHaveCount(1);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }
});

test('src/theme/NotFound/Content: offers the page on other platforms', async ({ page }) => {
  await page.goto('/docs/Windows/docScan');
  const main = page.locator('main');
  await expect(
    main.getByRole('heading', { name: 'Document scanning on other platforms' }),
  ).toBeVisible();
  await expect(main).toContainText('Windows has no page “Document scanning”');
  await main.getByRole('link', { name: 'React Native', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/react-native\/docScan$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('React Native');
  // A real page has its head back.
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://docs.example.com/docs/react-native/docScan',
  );
  await expect(page.locator('meta[property="og:url"]')).toHaveCount(1);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('src/theme/NotFound/Content: offers the nearest page for a typing error', async ({ page }) => {
  await page.goto('/docs/Andriod/docScn');
  const main = page.locator('main');
  await expect(main.getByRole('heading', { name: 'Did you mean' })).toBeVisible();
  await main.getByRole('link', { name: 'Document scanning: Android', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/Android\/docScan$/);
});

test('src/theme/NotFound/Content: every link it offers leads to a page', async ({
  page,
  request,
}) => {
  for (const path of [
    '/docs/Windows/photoPayment',
    '/docs/Android/api',
    '/docs/barcode/iOS/intro',
  ]) {
    await page.goto(path);
    const links = page.locator('main ul a');
    await expect(links.first()).toBeVisible();
    for (const link of await links.all()) {
      const answer = await request.get((await link.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
    }
  }
});
