import type { Page } from '@playwright/test';
import { tagline } from '../../src/model/constants';
import { running } from './axe';
import { expect, hydrated, open, test } from './site';

test('home starts on a platform, keeps the chosen one, and turns to it @everywhere', async ({
  page,
}) => {
  const main = page.locator('main');
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tagline);
  await expect(page.getByRole('link', { name: 'Start with Android' })).toBeInViewport();
  const platform = (name: string) =>
    page.getByRole('group', { name: 'Your platform' }).getByRole('button', { name });
  await platform('React Native').click();

  const isTurned = async (): Promise<void> => {
    await expect(platform('React Native')).toHaveAttribute('aria-pressed', 'true');
    await expect(platform('Android')).toHaveAttribute('aria-pressed', 'false');
    const start = main.getByRole('link', { name: 'Start with React Native' });
    await expect(start).toHaveAttribute('href', '/docs/react-native/getStarted');
    for (const name of ['What you can build for React Native', /^React Native$/])
      await expect(main.getByRole('heading', { name })).toBeVisible();
  };
  await isTurned();
  await page.reload();
  await hydrated(page);
  await isTurned();
});

test('home leads to each feature on the platform, or says which have it', async ({ page }) => {
  // It begins with the platform of the last page.
  await open(page, '/docs/Windows/intro');
  await open(page, '/');
  const feature = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { level: 3, name: 'Barcode scanning' }),
  });
  await expect(feature).toContainText(/Not on Windows\. On Android, .+, and \w+/);
  const link = feature.getByRole('link');
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'Android' }).click();
  await expect(link).toHaveAttribute('href', '/docs/barcode-scanner-sdk/Android/barcodeScan');
});

test.describe('the scene at home', () => {
  const replay = (page: Page) => page.getByRole('button', { name: 'Play again' });
  const scene = (page: Page) => page.getByRole('img', { name: /invoice in the camera view/ });

  test('plays when it comes into view, and again', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 768, height: 400 });
    await open(page, '/');
    expect(await running(page)).toBe(0);
    await expect(replay(page)).toHaveCount(0);
    await scene(page).scrollIntoViewIfNeeded();
    for (const again of [false, true]) {
      if (again) await replay(page).click();
      await expect.poll(() => running(page)).toBeGreaterThan(0);
      await expect(replay(page)).toHaveCount(0);
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      await expect(replay(page)).toBeVisible();
    }
  });

  test('does not play with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await scene(page).scrollIntoViewIfNeeded();
    expect(await running(page)).toBe(0);
    await expect(replay(page)).toHaveCount(0);
  });
});
