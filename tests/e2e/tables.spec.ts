// Tables fit their column at any width: src/plugins/tables and src/css/tables.css.
import type { Page } from '@playwright/test';
import { platforms } from '../../src/model/platforms';
import { guides } from '../docsTree';
import { expect, open, sidewaysScroll, test } from './site';

const windows = [320, 375, 768, 1024, 1280, 1440, 1920];

/**
 * Words in the code of table cells that are on two lines, each with its cell. A word is a part of a name: `page` and
 * `Arrangement` in `pageArrangement`. A name that would fit on a line of its cell is a word, too.
 */
async function brokenNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const linesOf = (node: Text, start: number, end: number): number => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const broken: string[] = [];
    for (const code of document.querySelectorAll('td code')) {
      const cell = code.closest('td')?.getBoundingClientRect().width ?? 0;
      const tooLong = code.textContent.length * 7.2 > cell;
      const pattern = tooLong ? /[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g : /[\w$#-]+(?:\.[\w$#-]+)*/g;
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(pattern)) {
          if (linesOf(text, index, index + word.length) > 1) {
            broken.push(`${word} in ${code.textContent}`);
          }
        }
      }
    }
    return broken;
  });
}

/** Cells whose text reaches into the next one, or out of the table. */
async function wideCells(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const range = document.createRange();
    return [...document.querySelectorAll('.dk-table td')].flatMap((cell) => {
      const edge = Math.min(
        cell.getBoundingClientRect().right,
        cell.closest('.dk-table')?.getBoundingClientRect().right ?? 0,
      );
      // Without the mark for other platforms, which is made to reach into the gap.
      const over = [...cell.querySelectorAll('code')].map((code) => {
        range.selectNodeContents(code);
        return Math.round(range.getBoundingClientRect().right - edge - 1);
      });
      range.selectNodeContents(cell);
      if (cell.querySelector('[data-equivalents]') === null) {
        over.push(Math.round(range.getBoundingClientRect().right - edge - 1));
      }
      const most = Math.max(0, ...over);
      return most > 0 ? [`${String(most)} px: ${cell.textContent.slice(0, 60)}`] : [];
    });
  });
}

/** Cells of several words that are so narrow that there is hardly one on a line. */
async function squeezedCells(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.dk-table td:last-child')].flatMap((cell) => {
      const { width, height } = cell.getBoundingClientRect();
      return cell.textContent.length > 60 && width < 150 && height > width
        ? [cell.textContent.slice(0, 60)]
        : [];
    }),
  );
}

/** For each platform a page with tables of options, if it has one, and the pages with other tables that are wide. */
const optionPages = (['document', 'barcode'] as const).flatMap((product) =>
  platforms.flatMap(({ id }) => {
    const kinds = ['docScan', 'barcodeScan', 'dataExtraction'];
    const page = kinds
      .map((kind) =>
        guides.find(
          (guide) => guide.product === product && guide.platform === id && guide.kind.id === kind,
        ),
      )
      .find((guide) => guide !== undefined);
    return page === undefined ? [] : [page.url];
  }),
);
const otherPages = guides
  .filter(
    ({ kind, file }) =>
      kind.id === 'compatibility' ||
      ['MAUI/migration.mdx', 'iOS/intro.mdx', 'cordova/pdfCreation.mdx'].includes(file),
  )
  .map(({ url }) => url);

test('there are such pages', () => {
  expect(optionPages.length).toBeGreaterThan(11);
  expect(otherPages.length).toBeGreaterThan(8);
});

for (const path of [
  ...optionPages,
  ...otherPages,
  '/docs/Flutter/photoPayment',
  '/docs/iOS/apiIndex',
  '/docs/errors',
  '/how-samples-are-verified',
  '/docs/react-native/api/interfaces/DocumentScannerConfiguration',
  '/docs/symbols/DocumentScannerConfiguration',
  '/docs/symbols/DeckleSDK',
  '/docs/symbols/barcode-scanner-sdk/BarcodeFormat',
]) {
  test(`names in tables are whole, and nothing is too wide or squeezed: ${path}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    for (const width of windows) {
      await page.setViewportSize({ width, height: 800 });
      const at = `at ${String(width)} px`;
      expect.soft(await wideCells(page), `wide ${at}`).toEqual([]);
      expect.soft(await brokenNames(page), `broken ${at}`).toEqual([]);
      expect.soft(await squeezedCells(page), `squeezed ${at}`).toEqual([]);
      expect.soft(await sidewaysScroll(page), `scrolls ${at}`).toBe(0);
    }
  });
}

test('a card names its cells, and a wide table does not', async ({ page }) => {
  await open(page, '/docs/iOS/compatibility');
  const label = (): Promise<string> =>
    page
      .locator('.dk-table td:nth-child(2)')
      .first()
      .evaluate((cell) => getComputedStyle(cell, '::before').content);
  await page.setViewportSize({ width: 320, height: 800 });
  const head = await page.locator('.dk-table th:nth-child(2)').first().textContent();
  expect(await label()).toContain(`"${head ?? ''}: "`);
  await page.setViewportSize({ width: 1920, height: 800 });
  expect(await label()).toBe('none');
});

test('a long name in a title breaks between its words', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/docs/symbols/DocumentScannerConfiguration');
  const lines = await page.locator('h1').evaluate((title) => {
    const texts = [...title.childNodes].filter((node) => node instanceof Text);
    const words = texts.flatMap((text) =>
      [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return { word, lines: new Set([...range.getClientRects()].map(({ top }) => top)).size };
      }),
    );
    return Object.fromEntries(words.map(({ word, lines }) => [word, lines]));
  });
  expect(lines).toEqual({ Document: 1, Scanner: 1, Configuration: 1, on: 1, all: 1, platforms: 1 });
});
