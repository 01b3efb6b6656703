// A guide beside the same guide of another platform: `?with=iOS`.
import type { Page } from '@playwright/test';
import { settled } from './axe';
import { built, expect, heading, hold, open, test } from './site';

const guide = '/docs/Android/docScan';
const compared = `${guide}?with=iOS`;

/** Waits for a comparison, and expects it to be that of two platforms. */
async function expectComparison(page: Page, left: string, right: string): Promise<void> {
  await expect(heading(page)).toHaveText(/: .* and /);
  await expect(page.getByLabel('Platform on the left')).toHaveValue(left);
  await expect(page.getByLabel('Platform on the right')).toHaveValue(right);
}

test('an address shows two guides side by side, section by section', async ({ page }) => {
  await open(page, compared);
  await expectComparison(page, 'Android', 'iOS');
  await expect(page).toHaveTitle('Document scanning: Android and iOS | Deckle Docs');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${guide}$`));

  const left = page.locator('#code-scanDocument');
  const right = page.locator('#iOS-code-scanDocument');
  for (const [code, file] of [
    [left, `${guide}.md`],
    [right, '/docs/iOS/docScan.md'],
  ] as const) {
    expect(built(file)).toContain((await code.locator('code').innerText()).trim());
  }
  const [a, b] = [await left.boundingBox(), await right.boundingBox()];
  expect(a && b && a.x + a.width <= b.x).toBe(true);
  // A heading that both have is there once, and what is below it begins at the same height.
  await expect(page.locator('h2', { hasText: 'The call and its result' })).toHaveCount(1);
  for (const columns of await page.locator('section > div:last-child').all()) {
    const tops = await columns.evaluate(({ children }) =>
      [...children].map((cell) => cell.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
  }

  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const links = await page
    .locator('section a[href^="#"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
  expect(links.filter((id) => !ids.includes(decodeURIComponent(id)))).toEqual([]);
});

test('the screens of both guides are on a phone of their platform', async ({ page }) => {
  const timeOn = (column: number): Promise<string> =>
    page
      .locator('section > div:last-child > div')
      .filter({ has: page.locator('[data-screen=scan]') })
      .nth(column)
      .locator('[data-screen=scan]')
      .evaluate((phone) => getComputedStyle(phone).getPropertyValue('--time').replace(/["']/g, ''));
  for (const [path, left, right] of [
    [compared, '14:26', '9:41'],
    ['/docs/iOS/docScan?with=Android', '9:41', '14:26'],
  ] as const) {
    await open(page, path);
    await expect(heading(page)).toHaveText(/: .* and /);
    expect([await timeOn(0), await timeOn(1)]).toEqual([left, right]);
  }
});

test('tabs, links and the names on other platforms work in both columns', async ({ page }) => {
  await open(page, `/docs/iOS/docScan?with=Android#options`);
  await expectComparison(page, 'iOS', 'Android');
  await expect(page.locator('#options')).toBeInViewport();

  const java = page.getByRole('tab', { name: 'Java' }).first();
  await java.click();
  await expect(java).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#Android-code-scanDocument-java')).toBeVisible();
  await expect(page.locator('#Android-code-scanDocument')).toBeHidden();

  await page.locator('[data-equivalents]').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Data extraction' }).last().click();
  await expect(page).toHaveURL(/\/docs\/\w+\/dataExtraction$/);
  await expect(heading(page)).not.toContainText(' and ');
});

test('the switcher opens it, and the reader stays at the same section', async ({ page }) => {
  await open(page, guide);
  const section = page.locator('#the-result');
  const isReached = async (): Promise<boolean> => {
    const top = await section.evaluate((element) => element.getBoundingClientRect().top);
    return top > 0 && top < 200;
  };
  await section.evaluate((element) => {
    element.scrollIntoView();
  });
  await page.locator('summary', { hasText: 'Switch platform' }).click();
  await page.getByRole('link', { name: 'Compare with Flutter' }).click();
  await expectComparison(page, 'Android', 'Flutter');
  await expect(page).toHaveURL(`${guide}?with=Flutter#the-result`);
  await expect(section).toBeFocused();
  await expect.poll(isReached).toBe(true);

  // Lists open nothing by themselves.
  const button = page.getByRole('button', { name: 'Compare', exact: true });
  await page.getByLabel('Platform on the right').selectOption('MAUI');
  await expect(page).toHaveURL(`${guide}?with=Flutter#the-result`);
  // The bar with the button moves with the navbar. Playwright would scroll the page to reach a button behind it.
  await settled(page);
  await button.click();
  await expect(heading(page)).toHaveText('Document scanning: Android and .NET MAUI');
  await expect(button).toBeFocused();
  await expect.poll(isReached).toBe(true);
  await page.goBack();
  await expectComparison(page, 'Android', 'Flutter');
  await page.getByRole('link', { name: 'Close the comparison' }).press('Enter');
  await expect(heading(page)).toHaveText('Document scanning on Android');
  await expect(page).toHaveURL(new RegExp(`${guide}(?:#|$)`));
});

test('the matrix compares with the platform of the reader; a phone alternates', async ({
  page,
}) => {
  await open(page, '/docs/Flutter/docScan');
  await page.locator('.navbar__item[href="/docs/"]').click();
  await page.locator('a[href="/docs/Flutter/pdfCreation?with=Android"]').click();
  await expectComparison(page, 'Flutter', 'Android');
  await page.setViewportSize({ width: 320, height: 700 });
  const a = await page.locator('[id^="code-"]').first().boundingBox();
  const b = await page.locator('[id^="Android-code-"]').first().boundingBox();
  expect(a && b && a.y + a.height < b.y).toBe(true);
});

test('the guide stays, with a message, if there is no counterpart', async ({ page, watch }) => {
  await open(page, `${guide}?with=WINDOWS`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('no other guide “Document scanning” for “Windows”');
  await expect(alert.getByRole('link')).toHaveAttribute('href', /^\/docs\/Windows\//);
  await expect(page.locator('#scan-a-document')).toBeVisible();

  await open(page, `${guide}?with=Symbian`);
  await expect(alert).toContainText('for “Symbian”');
  await alert.getByRole('link', { name: 'Compare with .NET MAUI' }).click();
  await expectComparison(page, 'Android', 'MAUI');

  // The checklist of one platform says nothing about that of another.
  await open(page, '/docs/Android/releaseChecklist?with=iOS');
  await expect(page.locator('main h2').first()).toBeVisible();
  await expect(alert).toBeHidden();

  watch.allow(/iOS\/docScan/);
  await page.route(/\/docs\/iOS\/docScan/, (route) => route.abort());
  await open(page, compared);
  await expect(page.getByText('The comparison with iOS couldn’t be loaded')).toBeVisible();
  await expect(page.locator('#scan-a-document')).toBeVisible();
});

test('the guide is hidden until it has loaded, for eight seconds at most', async ({ page }) => {
  const release = await hold(page, /\/docs\/iOS\/docScan/);
  await open(page, compared);
  const text = page.locator('#scan-a-document');
  await expect(text).toBeHidden();
  // Eight seconds, as src/css/custom.css says.
  await page.locator('[data-document]').evaluate((element) => {
    for (const animation of element.getAnimations()) animation.currentTime = 8000;
  });
  await expect(text).toBeVisible();
  release();
  await expectComparison(page, 'Android', 'iOS');
});
