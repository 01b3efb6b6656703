// Layout, measured at several widths: no page scrolls sideways, code of features begins near the top, tables fit their column (src/plugins/tables and
// src/css/tables.css), pictures are whole (src/components/Flow and MarkedInvoice), and heights are exact from the first
// paint, so that nothing moves under the reader.
import type { Page } from '@playwright/test';
import { platforms } from '../../src/model/platforms';
import { guides } from '../docsTree';
import { violationsInBothModes } from './axe';
import { arrived, expect, open, pageHtml, routes, sidewaysScroll, test, titleOf } from './site';

const guide = '/docs/Android/docScan';

const resize = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: 800 });

test.describe('as served', () => {
  // What is measured here is the same before and after scripts run, and a page opens in a third of the time.
  test.use({ javaScriptEnabled: false });

  /**
   * What is wrong with the page, its tables and pictures, one line each:
   *
   * - Words in code that are on two lines. A word is a part of a name: `page` and `Arrangement` in `pageArrangement`. A
   *   name that would fit on a line of its cell is a word, too.
   * - Cells whose text reaches into the next one, or out of the table.
   * - Cells of several words that are so narrow that there is hardly one on a line.
   * - Words of a picture outside of their box.
   */
  const layoutProblems = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      const problems: string[] = [];
      const range = document.createRange();
      for (const code of document.querySelectorAll('td code')) {
        const cell = code.closest('td')?.getBoundingClientRect().width ?? 0;
        const tooLong = code.textContent.length * 7.2 > cell;
        const pattern = tooLong ? /[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g : /[\w$#-]+(?:\.[\w$#-]+)*/g;
        const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const text = walker.currentNode as Text;
          for (const { 0: word, index } of text.data.matchAll(pattern)) {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) problems.push(`broken: ${word} in ${code.textContent}`);
          }
        }
      }
      for (const cell of document.querySelectorAll('.dk-table td')) {
        const { right, width, height } = cell.getBoundingClientRect();
        const table = cell.closest('.dk-table')?.getBoundingClientRect().right ?? 0;
        // Without the mark for other platforms, which is made to reach into the gap.
        const parts = cell.querySelector('[data-equivalents]')
          ? [...cell.querySelectorAll('code')]
          : [cell];
        for (const part of parts) {
          range.selectNodeContents(part);
          const over = Math.round(range.getBoundingClientRect().right - Math.min(right, table) - 1);
          if (over > 0) problems.push(`${String(over)} px too wide: ${part.textContent}`);
        }
        const isSqueezed = cell.textContent.length > 60 && width < 150 && height > width;
        if (isSqueezed && cell.matches(':last-child')) problems.push(`narrow: ${cell.textContent}`);
      }
      for (const part of document.querySelectorAll('[data-picture] :is(code, figcaption)')) {
        const box = (part.closest('li') ?? part).getBoundingClientRect();
        const { left, right } = part.getBoundingClientRect();
        const isInside = left >= box.left - 0.5 && right <= box.right + 0.5;
        if (!isInside) problems.push(`outside of its box: ${part.textContent}`);
      }
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) problems.push(`scrolls to ${String(scrollWidth)} px`);
      return problems;
    });

  /** Pages of symbols and of the reference are generated from templates, so a few of them tell of all. */
  const isGenerated = (path: string): boolean => /\/(?:symbols|api)\/./.test(path);
  const varied = routes.filter((path, index) => !isGenerated(path) || index % 10 === 0);

  /** Widths of a desktop and of a phone, and how far down the first code of a feature may begin: a screen, and two. */
  const firstCode = [
    [1440, 900],
    [390, 1700],
  ] as const;
  /** Guides that begin with the call. */
  const features = new Set(
    guides
      .filter(({ kind }) =>
        [
          'docScan',
          'barcodeScan',
          'textDetection',
          'dataExtraction',
          'fileImport',
          'imageExport',
          'pdfCreation',
          'photoPayment',
        ].includes(kind.id),
      )
      .map(({ url }) => url),
  );
  const topOfCode = (page: Page): Promise<number> =>
    page
      .locator('article pre')
      .first()
      .evaluate((code) => Math.round(code.getBoundingClientRect().top + window.scrollY));

  const shards = 4;
  for (let shard = 0; shard < shards; shard += 1) {
    test(`pages fit 320 px, with tables and pictures, part ${String(shard + 1)}`, async ({
      page,
    }) => {
      await resize(page, 320);
      expect(varied.length).toBeGreaterThan(200);
      const wrong: string[] = [];
      for (const path of varied.filter((_, index) => index % shards === shard)) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        for (const problem of await layoutProblems(page)) wrong.push(`${path}: ${problem}`);
        if (!features.has(path)) continue;
        for (const [width, lowest] of firstCode) {
          await resize(page, width);
          const top = await topOfCode(page);
          if (top > lowest) wrong.push(`${path}: first code at ${top} px of ${width} px`);
        }
        await resize(page, 320);
      }
      expect(wrong).toEqual([]);
    });
  }

  /** For each platform a page with tables of options, if it has one. */
  const optionPages = (['document', 'barcode'] as const).flatMap((product) =>
    platforms.flatMap(({ id }) =>
      ['docScan', 'barcodeScan', 'dataExtraction']
        .flatMap((kind) =>
          guides.filter(
            (other) => other.product === product && other.platform === id && other.kind.id === kind,
          ),
        )
        .slice(0, 1)
        .map(({ url }) => url),
    ),
  );

  for (const [name, paths] of [
    ['options', optionPages],
    [
      'other things',
      [
        '/docs/MAUI/compatibility',
        '/docs/MAUI/migration',
        '/docs/iOS/intro',
        '/docs/cordova/pdfCreation',
        '/docs/Flutter/photoPayment',
        '/docs/iOS/apiIndex',
        '/docs/errors',
        '/how-samples-are-verified',
        '/docs/react-native/api/interfaces/DocumentScannerConfiguration',
        '/docs/symbols/DeckleSDK',
      ],
    ],
  ] as const) {
    test(`tables of ${name} fit wider windows`, async ({ page }) => {
      expect(paths.length).toBeGreaterThan(9);
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        for (const width of [768, 1024, 1440]) {
          await resize(page, width);
          const at = `${path} at ${String(width)} px`;
          expect.soft(await layoutProblems(page), at).toEqual([]);
        }
      }
    });
  }

  test('a card names its cells, and a wide table does not', async ({ page }) => {
    await page.goto('/docs/iOS/compatibility');
    const label = (): Promise<string> =>
      page
        .locator('.dk-table td:nth-child(2)')
        .first()
        .evaluate((cell) => getComputedStyle(cell, '::before').content);
    await resize(page, 320);
    const head = await page.locator('.dk-table th:nth-child(2)').first().textContent();
    expect(await label()).toContain(`"${head ?? ''}: "`);
    await resize(page, 1920);
    expect(await label()).toBe('none');
  });

  /** Words of an element that are on more than one line. */
  const brokenWords = (page: Page, selector: string): Promise<string[]> =>
    page.locator(selector).evaluateAll((elements) =>
      elements.flatMap((element) => {
        const range = document.createRange();
        const texts = [...element.childNodes].filter((node) => node instanceof Text);
        return texts.flatMap((text) =>
          [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => top));
            return lines.size === 1 ? [] : [word];
          }),
        );
      }),
    );

  test('a long name in a title breaks between its words', async ({ page }) => {
    await resize(page, 320);
    await page.goto('/docs/symbols/DocumentScannerConfiguration');
    await expect(page.locator('h1')).toHaveText(/^DocumentScannerConfiguration /);
    expect(await brokenWords(page, 'h1')).toEqual([]);
  });

  test('the buttons to the page before and after break no word on a phone', async ({ page }) => {
    await page.goto('/docs/Android/getStarted');
    for (const width of [320, 375, 480, 600]) {
      await resize(page, width);
      expect(await brokenWords(page, '.pagination-nav__label'), `${width} px`).toEqual([]);
    }
  });

  test('at 400 % zoom on a small window, pages with long names do not scroll sideways', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 240, height: 480 });
    for (const path of [
      '/docs/errors',
      '/docs/Android/colorConfig',
      '/docs/MAUI/migration',
      '/docs/cordova/fileImport',
      '/docs/symbols/DeckleSDK',
    ]) {
      await page.goto(path);
      expect(await sidewaysScroll(page), path).toBe(0);
    }
  });

  test('pages fit a small window and text of twice the size', async ({ page }) => {
    for (const path of [
      '/',
      '/docs/',
      guide,
      '/docs/Android/colorConfig',
      '/docs/react-native/api/interfaces/DocumentScannerConfiguration',
      '/accessibility',
    ]) {
      // 1280 px at 200 % are 640 px of layout; beyond that, the size of text alone is doubled.
      await resize(page, 640);
      await page.goto(path);
      expect(await sidewaysScroll(page), path).toBe(0);
      await resize(page, 1280);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await sidewaysScroll(page), `${path} with large text`).toBe(0);
    }
  });

  test('pages without a sidebar are in the middle and have one measure', async ({ page }) => {
    const isSymbol = (path: string): boolean => path.startsWith('/docs/symbols/');
    const all = routes.filter((path) => path !== '/' && !pageHtml(path).includes('<aside'));
    // Pages of symbols are generated from one template.
    const paths = [...all.filter((path) => !isSymbol(path)), ...all.filter(isSymbol).slice(0, 1)];
    expect(paths).toContain('/docs/errors');
    expect(paths.length).toBeGreaterThan(3);
    await resize(page, 1440);
    const places = new Set<string>();
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const [left, right, aside] = await page.evaluate(() => {
        const boxOf = (selector: string): DOMRect | undefined =>
          document.querySelector(selector)?.getBoundingClientRect();
        const [article, row] = [boxOf('article'), boxOf('main .row')];
        const ends = (row?.left ?? 0) + (row?.right ?? 0) - document.documentElement.clientWidth;
        return [article?.left, article?.right, ends].map((place) => Math.round(place ?? 0));
      });
      // The row with the contents is as far from one edge as from the other.
      expect(aside, path).toBe(0);
      places.add(`${String(left)} to ${String(right)}`);
    }
    expect([...places]).toHaveLength(1);
  });

  test('boxes and arrows are in a row where there is room, and below each other on a phone', async ({
    page,
  }) => {
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

  // Which fields are marked: src/components/MarkedInvoice/marks.test.ts.
  test('screens are drawn on an iPhone on pages for iOS, and on an Android phone elsewhere', async ({
    page,
  }) => {
    for (const [path, isIPhone] of [
      ['/docs/iOS/docScan', true],
      ['/docs/barcode-scanner-sdk/iOS/barcodeScan', true],
      ['/docs/iOS/colorConfig', true],
      ['/docs/Android/docScan', false],
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

test('axe finds nothing on pictures of each kind, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const kind of ['dataExtraction', 'sdkInit']) {
    await open(page, `/docs/cordova/${kind}`);
    const found = await violationsInBothModes(page, { within: 'figure[data-picture]' });
    expect(found, kind).toEqual([]);
  }
});

test('the docs root is where the navbar leads, and compares the platform of the reader', async ({
  page,
}) => {
  await open(page, '/docs/Flutter/docScan');
  await page.locator('.navbar__item[href="/docs/"]').click();
  await arrived(page, '/docs/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('/docs/'));
  await expect(page.locator('a[href="/docs/Flutter/pdfCreation?with=Android"]')).toBeVisible();
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
