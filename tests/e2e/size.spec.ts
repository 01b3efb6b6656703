// What a first visit of a page transfers, by kind of page.
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test, type Page, type Response } from '@playwright/test';
import { isInlineStyle, tagsOf } from '../../src/base/html';

const kinds = ['css', 'js', 'font'] as const;

interface Transferred {
  readonly file: string;
  readonly kind: (typeof kinds)[number] | 'other';
  readonly bytes: number;
  /** Whether it is a part of the page and not an answer to a request. */
  readonly isInline: boolean;
}

/** Most bytes in thousands: of bodies, compressed, without headers, which add some 2 kB to a visit. And most requests. */
const usual = { css: 18.5, js: 126, font: 20, total: 165, requests: 18 };

/** One page of each kind, and of guides the one with most to show. */
const pages = [
  { path: '/', budget: { ...usual, total: 178 } },
  { path: '/docs/', budget: usual },
  { path: '/docs/react-native/docScan', budget: { ...usual, total: 171.5 } },
  // The longest guide: its code is in two languages.
  { path: '/docs/Android/docScan', budget: { ...usual, total: 175 } },
  {
    path: '/docs/react-native/api/interfaces/DocumentScannerConfiguration',
    budget: usual,
  },
  // An application, which comes to life after the page can be read.
  {
    path: '/docs/Android/colorConfig',
    budget: { css: 20.7, js: 135, font: 20, total: 184, requests: 20 },
  },
  { path: '/docs/Android/releaseChecklist', budget: usual },
  { path: '/docs/Android/changelog', budget: usual },
  { path: '/404.html', budget: usual },
];

/** Bytes that a host sends for a body. */
function sent(body: Buffer | string, type: string): number {
  if (/^(font|image\/(?!svg))/.test(type)) return body.length;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(body, { params }).length;
}

async function read(response: Response): Promise<Transferred[]> {
  const headers = await response.request().allHeaders();
  if ((headers['sec-purpose'] ?? headers.purpose) === 'prefetch') return [];
  const { pathname: file } = new URL(response.url());
  const type = (await response.headerValue('content-type')) ?? '';
  const body = await response.body();
  const ending = /\.(css|js|woff2)$/.exec(file)?.[1];
  const kind = ending === 'woff2' ? 'font' : ((ending ?? 'other') as 'css' | 'js' | 'other');
  const styles = type.startsWith('text/html')
    ? tagsOf(body.toString())
        .filter(isInlineStyle)
        .map(({ attributes, text }) => ({
          file: `${attributes['data-href'] ?? 'styles'} (inline)`,
          kind: 'css' as const,
          bytes: sent(text, 'text/css'),
          isInline: true,
        }))
    : [];
  const bytes = styles.reduce((rest, style) => rest - style.bytes, sent(body, type));
  return [{ file, kind, bytes, isInline: false }, ...styles];
}

/** All that a first visit loads until it rests, without prefetches. The largest come first. */
async function visit(page: Page, path: string): Promise<Transferred[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  const transferred = await Promise.all(responses.map(read));
  return transferred.flat().sort((a, b) => b.bytes - a.bytes);
}

// The narrow layout: budgets are made for phones.
test.use({ viewport: { width: 412, height: 823 } });

for (const { path, budget } of pages) {
  test(`a first visit of ${path} keeps to its budget`, async ({ page }) => {
    const files = await visit(page, path);
    const sum = (list: readonly Transferred[]): number =>
      list.reduce((total, { bytes }) => total + bytes, 0) / 1000;
    const sizes = {
      ...Object.fromEntries(
        kinds.map((kind) => [kind, sum(files.filter((file) => file.kind === kind))]),
      ),
      total: sum(files),
      requests: files.filter(({ isInline }) => !isInline).length,
    };
    const largest = files.map(({ file, bytes }) => `${(bytes / 1000).toFixed(1)} kB ${file}`);
    for (const [kind, most] of Object.entries(budget)) {
      const size = sizes[kind as keyof typeof sizes];
      expect.soft(size, `kB of ${kind}:\n${largest.join('\n')}`).toBeLessThanOrEqual(most);
    }
  });
}
