import type { Locator, Page } from '@playwright/test';
import { tagline } from '../../src/model/constants';
import { expect, hydrated, open, sidewaysScroll, test } from './site';

test.describe('home', () => {
  test('starts on a platform, keeps the chosen one, and turns the page to it', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tagline);
    await expect(page.getByRole('link', { name: 'Start with Android' })).toBeInViewport();
    const group = page.getByRole('group', { name: 'Your platform' });
    await group.getByRole('button', { name: 'React Native' }).click();

    const followed = async (): Promise<void> => {
      await expect(group.getByRole('button', { name: 'React Native' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(group.getByRole('button', { name: 'Android' })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
      await expect(page.getByRole('link', { name: 'Start with React Native' })).toHaveAttribute(
        'href',
        '/docs/react-native/getStarted',
      );
      await expect(
        page.getByRole('heading', { name: 'What you can build with React Native' }),
      ).toBeVisible();
      await expect(
        page.getByRole('link', { name: 'Where to put the key: React Native' }),
      ).toHaveAttribute('href', '/docs/react-native/sdkInit');
      await expect(
        page.locator('main').getByRole('heading', { level: 3, name: 'React Native', exact: true }),
      ).toBeVisible();
    };
    await followed();
    await page.reload();
    await hydrated(page);
    await followed();

    await page.getByRole('link', { name: 'Start with React Native' }).click();
    await expect(page).toHaveURL('/docs/react-native/getStarted');
  });

  test('leads to each feature on the platform, or says which platforms have it', async ({
    page,
  }) => {
    await open(page, '/');
    const feature = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 3, name: 'Barcode scanning' }),
    });
    await expect(feature.getByRole('link')).toHaveAttribute(
      'href',
      '/docs/barcode-scanner-sdk/Android/barcodeScan',
    );
    await page.getByRole('button', { name: 'Windows' }).click();
    await expect(feature.getByRole('link')).toHaveCount(0);
    await expect(feature).toContainText(/Not on Windows\. On Android, .+, and \w+/);
  });

  const running = (page: Page): Promise<number> =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  const replay = (page: Page): Locator => page.getByRole('button', { name: 'Play again' });
  const scene = (page: Page): Locator =>
    page.getByRole('img', { name: /invoice in the camera view/ });
  const finish = (page: Page): Promise<void> =>
    page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });

  test('its scene plays when it comes into view, without an image file, and can be played again', async ({
    page,
  }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
    });
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
      await finish(page);
      await expect(replay(page)).toBeVisible();
      expect(await running(page)).toBe(0);
    }
    expect(pictures.filter((path) => !/logo|favicon/.test(path))).toEqual([]);
  });

  test('its scene does not play with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await scene(page).scrollIntoViewIfNeeded();
    expect(await running(page)).toBe(0);
    await expect(replay(page)).toHaveCount(0);
  });

  test('fits a phone @phone', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('link', { name: 'Start with Android' })).toBeInViewport();
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
