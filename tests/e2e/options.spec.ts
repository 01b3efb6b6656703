import type { Page } from '@playwright/test';
import { expect, open, test } from './site';

/** Whether what a hash leads to is on the screen and not below the navbar. */
async function clear(page: Page, id: string): Promise<boolean> {
  return page.evaluate((target) => {
    const element = document.getElementById(target);
    const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
    const row = element?.closest('tr, h2, h3, td') ?? element;
    const top = row?.getBoundingClientRect().top ?? -1;
    return top >= navbar - 1 && top < window.innerHeight;
  }, id);
}

test('a hash shows its row, clear of the navbar', async ({ page }) => {
  for (const [path, id] of [
    ['/docs/Android/theming', 'TextConfiguration.textDocumentTitle'],
    ['/docs/react-native/api/interfaces/DeckleSDK', 'writePDF'],
    ['/docs/Android/docScan', 'ScanFilter.ILLUSTRATION'],
  ] as const) {
    await test.step(`${path}#${id}`, async () => {
      await open(page, `${path}#${id}`);
      await expect.poll(() => clear(page, id)).toBe(true);
    });
  }
  // As does a symbol in the prose.
  await page
    .locator('article a[href$="#DocumentScannerConfiguration.autoCapture"]')
    .first()
    .click();
  await expect(page).toHaveURL(/#DocumentScannerConfiguration\.autoCapture$/);
  await expect.poll(() => clear(page, 'DocumentScannerConfiguration.autoCapture')).toBe(true);
});

test('tables become blocks on a phone, without scrolling the page sideways @phone', async ({
  page,
}) => {
  const id = 'DocumentScannerConfiguration.autoCapture';
  await open(page, `/docs/Android/docScan#${id}`);
  await expect.poll(() => clear(page, id)).toBe(true);
  const boxes = await page
    .locator(`tr:has([id="${id}"]) td`)
    .evaluateAll((cells) =>
      cells.map((cell) => cell.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    );
  expect(boxes).not.toEqual([]);
  for (const { left, right } of boxes) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
  }
});

/** Tables of a page that are wider than its text, with how much, everything folded open. */
async function wideTables(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.open = true;
      details.dataset.collapsed = 'false';
      for (const content of details.querySelectorAll<HTMLElement>(':scope > div')) {
        content.style.cssText = 'display: block; height: auto; overflow: visible';
      }
    }
    const edge =
      document.querySelector('.theme-doc-markdown')?.getBoundingClientRect().right ?? Infinity;
    return [...document.querySelectorAll('.theme-doc-markdown table')].flatMap((table) => {
      const over = Math.round(table.getBoundingClientRect().right - edge);
      return over > 0 ? [`${over} px: ${table.textContent.slice(0, 60)}`] : [];
    });
  });
}

test('tables stay inside their column, however narrow it is', async ({ page }) => {
  for (const platform of ['cordova', 'Android']) {
    await open(page, `/docs/${platform}/docScan`);
    for (const width of [997, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await wideTables(page), `${platform} at ${String(width)} px`).toEqual([]);
    }
  }
});
