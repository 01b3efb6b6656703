// Covers src/components/Flow, MarkedInvoice and ScannerScreen/PageStates: the pictures of guides.
import { gzipSync } from 'node:zlib';
import { guides } from '../docsTree';
import { violationsInBothModes } from './axe';
import { expect, open, pageHtml, sidewaysScroll, test } from './site';

const kinds: ReadonlySet<string> = new Set([
  'intro',
  'sdkInit',
  'docScan',
  'dataExtraction',
  'textDetection',
  'fileImport',
  'imageExport',
  'pdfCreation',
  'photoPayment',
  'barcodeScan',
]);

/** Selector of the figures that are rendered from text. */
const figure = 'figure[data-picture]';

/** Guides with a picture. */
const illustrated = guides.filter(({ kind }) => kinds.has(kind.id));

/** The figures of a page that are rendered from text, as HTML. */
const figuresOf = (url: string): string[] =>
  pageHtml(url).match(/<figure[^>]*data-picture[^]*?<\/figure>/g) ?? [];

test('every guide about a feature has a picture', () => {
  expect(illustrated.length).toBeGreaterThan(70);
  const without = illustrated.flatMap(({ url }) =>
    /<(?:figure|div)[^>]* data-(?:picture|screen)=/.test(pageHtml(url)) ? [] : [url],
  );
  expect(without).toEqual([]);
});

test('a picture is described, has its own caption, and is small', () => {
  const problems = illustrated.flatMap(({ url }) =>
    figuresOf(url).flatMap((figure) => {
      const alts = [...figure.matchAll(/ (?:alt|aria-label)="([^"]+)"/g)].map(([, alt]) => alt);
      const caption = /<figcaption>([^<]+)<\/figcaption>/.exec(figure)?.[1] ?? '';
      return [
        ...(alts.length === 0 ? [`${url}: no description`] : []),
        ...(caption === '' || alts.includes(caption) ? [`${url}: no separate caption`] : []),
        ...(gzipSync(figure).length > 2500 ? [`${url}: larger than 2.5 kB`] : []),
      ];
    }),
  );
  expect(problems).toEqual([]);
});

test('functions in pictures are spelled as the platform spells them', () => {
  const functionsOf = (url: string): string[] =>
    figuresOf(url).flatMap((figure) =>
      [...figure.matchAll(/<code[^>]*>([^<]*)<\/code><\/a>/g)].map(([, name = '']) => name),
    );
  expect(functionsOf('/docs/react-native/fileImport')).toEqual(['DeckleSDK.loadFile()']);
  expect(functionsOf('/docs/MAUI/fileImport')).toEqual(['DocumentDataReader.LoadFile()']);
  expect(functionsOf('/docs/iOS/imageExport')).toContain('Document.PageSourceType.cutOnly');
  expect(functionsOf('/docs/Windows/intro')).not.toContain('ScanDocument()');
});

// Cordova has the longest names, Windows has separate pictures.
const drawn = illustrated.filter(
  ({ url }) =>
    /^\/docs\/(?:cordova|Windows|barcode-scanner-sdk\/cordova)\//.test(url) &&
    figuresOf(url).length > 0,
);

test('pictures fit a phone, with all their words @phone', async ({ page }) => {
  for (const { url } of drawn) {
    await open(page, url);
    await expect(page.locator('[data-picture]').first(), url).toBeVisible();
    expect(await sidewaysScroll(page), url).toBe(0);
    const outside = await page
      .locator('[data-picture] :is(li, code, figcaption)')
      .evaluateAll((all) =>
        all.flatMap((element) => {
          const box = element.closest('[data-picture] li') ?? element;
          const { left, right } = box.getBoundingClientRect();
          const inside = element.getBoundingClientRect();
          return inside.left >= left - 0.5 && inside.right <= right + 0.5
            ? []
            : [element.textContent];
        }),
      );
    expect(outside, url).toEqual([]);
  }
});

test('boxes and arrows are in a row where there is room, and below each other on a phone', async ({
  page,
}) => {
  const boxes = page.locator('[data-picture="flow"] ol > li');
  const places = async (): Promise<{ x: number; y: number }[]> =>
    boxes.evaluateAll((all) =>
      all.map((box) => {
        const { x, y } = box.getBoundingClientRect();
        return { x: Math.round(x), y: Math.round(y) };
      }),
    );
  await open(page, '/docs/Android/fileImport');
  await expect(boxes).toHaveCount(3);
  const wide = await places();
  expect(new Set(wide.map(({ y }) => y)).size).toBe(1);
  expect(new Set(wide.map(({ x }) => x)).size).toBe(3);
  await page.setViewportSize({ width: 320, height: 700 });
  const narrow = await places();
  expect(new Set(narrow.map(({ x }) => x)).size).toBe(1);
  expect(new Set(narrow.map(({ y }) => y)).size).toBe(3);
});

test('the marked invoice is shown, and each of its numbers has an entry', async ({ page }) => {
  await open(page, '/docs/Android/dataExtraction');
  const picture = page.locator('[data-picture="fields"]');
  const sheet = picture.getByRole('img', { name: /eleven marked fields/ });
  await sheet.scrollIntoViewIfNeeded();
  await expect
    .poll(() => sheet.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const numbers = await picture.locator('svg text').allTextContents();
  expect(numbers).toEqual(Array.from({ length: 11 }, (_, index) => String(index + 1)));
  await expect(picture.getByRole('listitem')).toHaveCount(numbers.length);
  await expect(picture.getByRole('listitem').nth(7)).toHaveText('Amount 284.41');
  // The marks cover the sheet: both have the same box.
  const marks = await picture.locator('svg').boundingBox();
  const box = await sheet.boundingBox();
  expect(Math.abs((marks?.width ?? 0) - (box?.width ?? 0))).toBeLessThan(1.5);
  expect(Math.abs((marks?.height ?? 0) - (box?.height ?? 0))).toBeLessThan(1.5);
});

for (const kind of [...new Set(drawn.map((guide) => guide.kind.id))]) {
  test(`axe finds nothing on the pictures: ${kind}, light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const { url } of drawn.filter((guide) => guide.kind.id === kind)) {
      await open(page, url);
      const wrong = await violationsInBothModes(page, { within: figure });
      found.push(...wrong.map((text) => `${url}: ${text}`));
    }
    expect(found).toEqual([]);
  });
}
