// Layout, measured at several widths: tables fit their column (src/plugins/tables and src/css/tables.css), pictures are
// whole (src/components/Flow and MarkedInvoice), and heights are exact from the first paint, so that nothing moves under
// the reader. At 320 px: pages.spec.ts.
import type { Page } from '@playwright/test';
import { layoutProblems } from './layout';
import { expect, open, sidewaysScroll, test } from './site';

const guide = '/docs/Android/docScan';

/** An entry of the performance timeline that TypeScript doesn't declare; see wicg.github.io/layout-instability. */
interface LayoutShift extends PerformanceEntry {
  /** Share of the window that moved, times how far. */
  readonly value: number;
}

const resize = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: 800 });

test('next to nothing shifts while a page loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await resize(page, 1440);
  // On a slow connection, a page is laid out before the parser has read its end.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 1_000_000,
    uploadThroughput: 1_000_000,
  });
  for (const path of ['/', guide, '/docs/', '/docs/errors', '/docs/symbols/']) {
    await open(page, path);
    const shifts = await page.evaluate(
      () => (globalThis as unknown as { shifts: number[] }).shifts,
    );
    // A title can have a line less once its font has loaded, on machines that lack the fallback font.
    const sum = shifts.reduce((total, shift) => total + shift, 0);
    expect.soft(sum, path).toBeLessThan(0.05);
  }
});

test.describe('as served', () => {
  // What is measured here is the same before and after scripts run, and a page opens in a third of the time.
  test.use({ javaScriptEnabled: false });

  test('tables fit wider windows', async ({ page }) => {
    for (const path of [
      // Platforms with the longest names and the most columns.
      '/docs/cordova/docScan',
      '/docs/MAUI/docScan',
      '/docs/MAUI/compatibility',
      '/docs/iOS/apiIndex',
      '/docs/errors',
      '/how-samples-are-verified',
      '/docs/react-native/api/interfaces/DocumentScannerConfiguration',
      '/docs/symbols/DeckleSDK',
    ]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const width of [768, 997, 1440]) {
        await resize(page, width);
        expect.soft(await layoutProblems(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test('a card names its cells, and a wide table does not', async ({ page }) => {
    await page.goto('/docs/iOS/compatibility');
    const cell = page.locator('.dk-table td:nth-child(2)').first();
    const label = (): Promise<string> =>
      cell.evaluate((element) => getComputedStyle(element, '::before').content);
    await resize(page, 320);
    const head = await page.locator('.dk-table th:nth-child(2)').first().textContent();
    expect(await label()).toContain(`"${head ?? ''}: "`);
    await resize(page, 1920);
    expect(await label()).toBe('none');
  });

  test('titles and the buttons to other pages break no word on a phone', async ({ page }) => {
    for (const [path, selector, widths] of [
      ['/docs/symbols/DocumentScannerConfiguration', 'h1', [320]],
      ['/docs/Android/getStarted', '.pagination-nav__label', [320, 375, 480, 600]],
    ] as const) {
      await page.goto(path);
      for (const width of widths) {
        await resize(page, width);
        const broken = await page.locator(selector).evaluateAll((elements) => {
          const range = document.createRange();
          const texts = elements.flatMap(({ childNodes }) =>
            [...childNodes].filter((node) => node instanceof Text),
          );
          return texts.flatMap((text) =>
            [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              const lines = new Set([...range.getClientRects()].map(({ top }) => top));
              return lines.size === 1 ? [] : [word];
            }),
          );
        });
        expect(broken, `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test('pages fit zoomed windows and text of twice the size', async ({ page }) => {
    for (const path of ['/', '/docs/', guide, '/docs/errors', '/docs/Android/colorConfig']) {
      await page.goto(path);
      // A small window at 400 %, and one of 1280 px at 200 %; beyond that, the size of text alone is doubled.
      for (const width of [240, 640]) {
        await resize(page, width);
        expect(await sidewaysScroll(page), `${path} at ${width} px`).toBe(0);
      }
      await resize(page, 1280);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await sidewaysScroll(page), `${path} with large text`).toBe(0);
    }
  });

  test('pages without a sidebar are in the middle and have one measure', async ({ page }) => {
    await resize(page, 1440);
    const places = new Set<string>();
    for (const path of ['/docs/errors', '/accessibility', '/docs/symbols/DeckleSDK']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const [article, row] = [
        await page.locator('article').boundingBox(),
        await page.locator('main .row').first().boundingBox(),
      ];
      // The row with the contents is as far from one edge as from the other.
      const [left, width] = [row?.x ?? 0, row?.width ?? 0];
      expect(Math.round(2 * left + width), path).toBe(1440);
      places.add(`${Math.round(article?.x ?? 0)}, ${Math.round(article?.width ?? 0)} px wide`);
    }
    expect([...places]).toHaveLength(1);
  });

  test('switcher and sidebar, page and footer have common edges', async ({ page }) => {
    await resize(page, 1440);
    const edges = (selector: string): Promise<readonly number[]> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          return [Math.round(left), Math.round(right)];
        });
    await page.goto(guide);
    expect(await edges('aside .menu__link--active[href]')).toEqual(await edges('aside details'));
    expect((await edges('.footer__title'))[0]).toBe((await edges('.navbar__brand'))[0]);
    for (const path of ['/', '/docs/errors']) {
      await page.goto(path);
      expect((await edges('.footer__title'))[0], path).toBe((await edges('main h1'))[0]);
    }
  });

  test('boxes and arrows are in a row where there is room, else in a column', async ({ page }) => {
    await page.goto('/docs/Android/fileImport');
    /** How many different distances from the left and from the top the boxes have. */
    const places = (): Promise<number[]> =>
      page.locator('[data-picture="flow"] ol > li').evaluateAll((all) => {
        const boxes = all.map((box) => box.getBoundingClientRect());
        return (['x', 'y'] as const).map(
          (side) => new Set(boxes.map((box) => Math.round(box[side]))).size,
        );
      });
    expect(await places()).toEqual([3, 1]);
    await resize(page, 320);
    expect(await places()).toEqual([1, 3]);
  });

  test('screens are drawn on an iPhone on pages for iOS, else on Android', async ({ page }) => {
    for (const [path, isIPhone] of [
      ['/docs/iOS/docScan', true],
      ['/docs/barcode-scanner-sdk/iOS/barcodeScan', true],
      ['/docs/react-native/docScan', false],
    ] as const) {
      await page.goto(path);
      const screen = page.locator('[data-screen] > div > div').first();
      await screen.scrollIntoViewIfNeeded();
      const camera = await screen.evaluate((element) => {
        const { inlineSize, blockSize } = getComputedStyle(element, '::before');
        return parseFloat(inlineSize) / parseFloat(blockSize);
      });
      // The Dynamic Island is wide, and the hole for a camera is round.
      expect(camera > 2, path).toBe(isIPhone);
    }
  });

  // Which fields are marked: src/components/MarkedInvoice/marks.test.ts.
  test('the marked invoice is shown below its marks', async ({ page }) => {
    await page.goto('/docs/Android/dataExtraction');
    const picture = page.locator('[data-picture="fields"]');
    const sheet = picture.getByRole('img', { name: /eleven marked fields/ });
    await sheet.scrollIntoViewIfNeeded();
    await expect
      .poll(() => sheet.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    // The marks cover the sheet: both have the same box.
    const marks = await picture.locator('svg').boundingBox();
    const box = await sheet.boundingBox();
    expect(Math.abs((marks?.width ?? 0) - (box?.width ?? 0))).toBeLessThan(1.5);
    expect(Math.abs((marks?.height ?? 0) - (box?.height ?? 0))).toBeLessThan(1.5);
  });
});

for (const path of [guide, '/docs/errors']) {
  test(`no height changes while the page is scrolled: ${path} @everywhere`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const [before, after] = await page.evaluate(async () => {
      const { documentElement: html } = document;
      const height = html.scrollHeight;
      for (let top = 0; top < height; top += 600) {
        window.scrollTo({ top, behavior: 'instant' });
        // The browser paints twice, after which deferred work of a scroll would have begun.
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }
      return [height, html.scrollHeight];
    });
    expect(after).toBe(before);
  });
}
