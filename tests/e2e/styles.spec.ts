// Covers src/fast-documents (styles, client/load.ts) and src/theme/Logo.
import { expect, open, test } from './site';

test('home, documents, theme builder and drawings are styled as soon as they are there', async ({
  page,
}) => {
  // Notes each new text or home whose styles are not there in the frame that first shows it.
  await page.addInitScript(() => {
    const bare: string[] = [];
    (window as unknown as { bare: string[] }).bare = bare;
    const styled = (element: Element, property: string, value: string): void => {
      if (getComputedStyle(element).getPropertyValue(property) === value) {
        bare.push(`${location.pathname} ${element.className}`);
      }
    };
    new MutationObserver(() => {
      const drawing = document.querySelector('[class*="frame_"]');
      if (drawing) styled(drawing, 'border-top-left-radius', '0px');
      const builder = document.querySelector('[class*="builder_"]');
      if (builder) styled(builder, 'container-type', 'normal');
      const hero = document.querySelector('[class*="hero_"]');
      if (hero) styled(hero, 'display', 'block');
    }).observe(document, { childList: true, subtree: true });
  });
  const bare = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { bare: string[] }).bare);
  await open(page, '/docs/Android/changelog');
  await page.evaluate(() => void ((window as unknown as { stays: boolean }).stays = true));
  await page.locator('.navbar__brand').click();
  await expect(page.locator('[class*="hero_"]')).toHaveCSS('display', 'grid');
  await page.goBack();
  await page.locator('aside a[href="/docs/Android/colorConfig"]').click();
  await expect(page.locator('[class*="builder_"]').first()).toBeVisible();
  await page.locator('aside a[href="/docs/Android/docScan"]').click();
  await expect(page.locator('[class*="frame_"]').first()).not.toHaveCSS('border-radius', '0px');
  expect(await bare()).toEqual([]);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('a document opens though its stylesheet cannot be had', async ({ page, watch }) => {
  watch.allow(/net::ERR_FAILED|screens/);
  await page.route('**/assets/css/screens.*', (route) => route.abort());
  await open(page, '/docs/Android/changelog');
  await page.locator('aside a[href="/docs/Android/docScan"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Document scanning on Android');
});

test('the logo is part of the page and follows the color mode', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/docs/Android/docScan');
  const sheet = page.locator('.navbar__logo path').last();
  await expect(sheet).toHaveCSS('fill', 'rgb(10, 107, 94)');
  await page
    .getByRole('button', { name: /Switch between dark and light mode/ })
    .first()
    .click();
  await expect(sheet).toHaveCSS('fill', 'rgb(92, 211, 191)');
  expect(asked.filter((path) => path.includes('logo'))).toEqual([]);
});
