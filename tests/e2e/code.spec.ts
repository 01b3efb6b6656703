// Covers src/theme/MDXComponents/Code.tsx and src/theme/prism-include-languages.ts: no highlighter
// reaches the browser, inline code stays code.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRegions } from '../../samples/verifier/src/regions.mjs';
import { expect, open, siteDir, test } from './site';

/** The first block on the page whose code is a region of a sample file. */
const block = 'div:has(> div > a:has-text("Full file"))';

test.describe('a code block', () => {
  test('copies exactly its code', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/docs/Android/docScan');
    const first = page.locator(block).filter({ visible: true }).first();
    await first.getByRole('button', { name: /^Copy/ }).click();
    await expect(first.getByRole('status')).toHaveText('Copied');
    await expect(first.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const href = (await first.getByRole('link', { name: /^Full file/ }).getAttribute('href')) ?? '';
    const sample = readFileSync(join(siteDir, href.replace(/\.txt$/, '')), 'utf8');
    expect(listRegions(sample).map(({ code }) => code)).toContain(copied);
    // The button is ready again without being asked.
    await expect(first.getByRole('button', { name: 'Copy code to clipboard' })).toBeVisible();
  });

  test('reports that the browser denied copying', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: () =>
            Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')),
        },
      });
    });
    await open(page, '/docs/Android/docScan');
    const first = page.locator(block).filter({ visible: true }).first();
    await first.getByRole('button', { name: /^Copy/ }).click();
    await expect(first.getByRole('status')).toHaveText('The browser didn’t allow copying');
    await expect(
      first.getByRole('button', { name: 'The browser didn’t allow copying' }),
    ).toBeVisible();
  });

  test('reports a missing clipboard API', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await open(page, '/docs/Android/docScan');
    const first = page.locator(block).filter({ visible: true }).first();
    await first.getByRole('button', { name: /^Copy/ }).click();
    await expect(first.getByRole('status')).toHaveText('The browser didn’t allow copying');
  });

  test('opens the whole file as text', async ({ page, context }) => {
    await open(page, '/docs/Android/docScan');
    const opened = context.waitForEvent('page');
    await page
      .getByRole('link', { name: /^Full file/ })
      .filter({ visible: true })
      .first()
      .click();
    const file = await opened;
    await expect(file).toHaveURL(/\/samples\/document\/Android\/.*\.txt$/);
    await expect(file.locator('body')).toContainText('package com.example.invoices');
    await expect(file.locator('body')).not.toContainText('endregion');
  });

  test('has an address, which opens its tab', async ({ page }) => {
    await open(page, '/docs/Android/docScan');
    const block = page.locator('#code-keepState-java');
    await expect(block).toBeHidden();
    await open(page, '/docs/Android/docScan#code-keepState-java');
    await expect(block).toBeInViewport();
    await expect(block).toHaveAttribute('data-target', '');
    await block.getByRole('link', { name: 'ScanState.java', exact: true }).click();
    await expect(page).toHaveURL('/docs/Android/docScan#code-keepState-java');
  });

  test('colors its tokens and can be scrolled by keyboard', async ({ page }) => {
    await open(page, '/docs/Android/docScan');
    const code = page
      .locator('pre code')
      .filter({ visible: true, has: page.locator('.k') })
      .first();
    const colors = await code.evaluate((element) => {
      const colorOf = (selector: string): string => {
        const found = element.querySelector(selector);
        return found === null ? '' : getComputedStyle(found).color;
      };
      return { base: getComputedStyle(element).color, keyword: colorOf('.k'), type: colorOf('.t') };
    });
    expect(colors.keyword).not.toBe('');
    expect(new Set(Object.values(colors)).size).toBe(3);
    await expect(code.locator('..')).toHaveAttribute('tabindex', '0');
  });

  test('stays in its frame on a phone @phone', async ({ page }) => {
    await open(page, '/docs/Android/docScan');
    const pre = page.locator(block).filter({ visible: true }).first().locator('pre');
    const box = await pre.boundingBox();
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
    expect(await pre.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  });
});

test.describe('highlighting at build time (src/theme/prism-include-languages.ts, src/theme/MDXComponents/Code.tsx)', () => {
  test('inline code is code, and links around it stay links', async ({ page }) => {
    await open(page, '/docs/Android/docScan');
    const linked = page.locator('article p a > code').first();
    await expect(linked).toBeVisible();
    expect(await page.locator('article :not(pre) > code').count()).toBeGreaterThan(10);
  });
});
