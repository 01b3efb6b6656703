// What a first visit of a page transfers, by kind of page.
import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Response } from '@playwright/test';

/** Most bytes in thousands: of bodies, compressed, without headers, which add some 2 kB to a visit. And most requests. */
const usual = { js: 126, font: 20, total: 165, requests: 18 };

/** One page of each kind, and of guides the one with most to show. */
const pages = [
  { path: '/', budget: { ...usual, total: 178 } },
  { path: '/docs/', budget: usual },
  { path: '/docs/react-native/docScan', budget: { ...usual, total: 171.5 } },
  // The longest guide: its code is in two languages.
  { path: '/docs/Android/docScan', budget: { ...usual, total: 175 } },
  { path: '/docs/react-native/api/interfaces/DocumentScannerConfiguration', budget: usual },
  // An application, which comes to life after the page can be read.
  { path: '/docs/Android/colorConfig', budget: { js: 135, font: 20, total: 184, requests: 20 } },
  { path: '/docs/Android/releaseChecklist', budget: usual },
  { path: '/docs/Android/changelog', budget: usual },
  { path: '/404.html', budget: usual },
];

interface Transferred {
  readonly file: string;
  readonly bytes: number;
}

/** Sizes of files that several pages load, by address: to compress them is most of the work. */
const sizes = new Map<string, number>();

/** What a host sends of an answer; nothing for what is loaded ahead of a click. */
async function read(response: Response): Promise<readonly Transferred[]> {
  const headers = await response.request().allHeaders();
  if ((headers['sec-purpose'] ?? headers.purpose) === 'prefetch') return [];
  const file = new URL(response.url()).pathname;
  let bytes = sizes.get(file);
  if (bytes === undefined) {
    const type = (await response.headerValue('content-type')) ?? '';
    const body = await response.body();
    const isCompressed = /^(font|image\/(?!svg))/.test(type);
    bytes = (isCompressed ? body : brotliCompressSync(body)).length;
    sizes.set(file, bytes);
  }
  return [{ file, bytes }];
}

// The narrow layout: budgets are made for phones.
test.use({ viewport: { width: 412, height: 823 } });
// One worker compresses what the pages share once.
test.describe.configure({ mode: 'default' });

for (const { path, budget } of pages) {
  test(`a first visit of ${path} keeps to its budget`, async ({ page }) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    const files = (await Promise.all(responses.map(read))).flat();
    const sum = (end: RegExp): number =>
      files.reduce((total, { file, bytes }) => total + (end.test(file) ? bytes : 0), 0) / 1000;
    const used = {
      js: sum(/\.js$/),
      font: sum(/\.woff2$/),
      total: sum(/$/),
      requests: files.length,
    };
    const largest = files
      .sort((a, b) => b.bytes - a.bytes)
      .map(({ file, bytes }) => `${(bytes / 1000).toFixed(1)} kB ${file}`);
    for (const kind of ['js', 'font', 'total', 'requests'] as const) {
      const message = `kB of ${kind}:\n${largest.join('\n')}`;
      expect.soft(used[kind], message).toBeLessThanOrEqual(budget[kind]);
    }
  });
}
