import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, open, siteDir, test } from './site';

const model = ['configuration', 'barcode']
  .map((name) => readFileSync(join(siteDir, `api-sources/model/${name}.ts`), 'utf8'))
  .join('\n');

/** `@defaultValue` of a member, from the source of the declarations. */
function declaredDefault(type: string, member: string): string {
  const start = model.search(new RegExp(`export interface ${type}\\b`));
  const body = model.slice(start, model.indexOf('\n}', start));
  const comment = body.slice(0, body.search(new RegExp(`\\n  ${member}\\?:`)));
  return [...comment.matchAll(/@defaultValue (.*)/g)].at(-1)?.[1] ?? '';
}

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

test('a hash shows its row, clear of the navbar @everywhere', async ({ page }) => {
  for (const [path, id] of [
    ['/docs/Android/docScan', 'DocumentScannerConfiguration.vibrateOnCapture'],
    ['/docs/Android/docScan', 'ScanFilter.ILLUSTRATION'],
    ['/docs/Android/theming', 'TextConfiguration.textDocumentTitle'],
    ['/docs/react-native/api/interfaces/DocumentScannerConfiguration', 'autoCapture'],
    ['/docs/react-native/api/interfaces/DeckleSDK', 'writePDF'],
    ['/docs/capacitor/api/enumerations/ScanFilter', 'BlackWhite'],
  ] as const) {
    await test.step(`${path}#${id}`, async () => {
      await page.goto('about:blank');
      await open(page, `${path}#${id}`);
      await expect.poll(() => clear(page, id)).toBe(true);
    });
  }
});

test('a symbol in the prose leads to its row on the same page', async ({ page }) => {
  await open(page, '/docs/Android/docScan');
  const link = page.locator('article a[href$="#DocumentScannerConfiguration.autoCapture"]').first();
  await link.click();
  await expect(page).toHaveURL(/#DocumentScannerConfiguration\.autoCapture$/);
  await expect.poll(() => clear(page, 'DocumentScannerConfiguration.autoCapture')).toBe(true);
});

test('defaults are those of the declarations', async ({ page }) => {
  const cases = [
    [
      '/docs/Android/docScan',
      'DocumentScannerConfiguration',
      'BaseScannerConfiguration',
      [
        'autoCapture',
        'multiPage',
        'confirmPages',
        'defaultScanFilter',
        'source',
        'sourceImages',
        'scanTips',
      ],
    ],
    [
      '/docs/Android/docScan',
      'PageEditConfiguration',
      'PageEditConfiguration',
      ['allowPageAdd', 'allowPageDeletion', 'pageArrangementShowPageNumber'],
    ],
    ['/docs/Android/theming', 'TextConfiguration', 'TextConfiguration', ['textSizeBottomToolbar']],
    [
      '/docs/Android/photoPayment',
      'PaymentAnalyzeConfiguration',
      'PaymentAnalyzeConfiguration',
      ['readBIC', 'readPaymentState', 'readSEPACreditor'],
    ],
  ] as const;
  for (const [path, shown, declared, members] of cases) {
    await open(page, path);
    for (const member of members) {
      const cells = page.locator(`tr:has([id="${shown}.${member}"]) td`);
      const wanted = declaredDefault(declared, member);
      expect(wanted, `${declared}.${member} declares a default`).not.toBe('');
      await expect(cells.nth(2), `${shown}.${member}`).toHaveText(
        wanted.replace(/`(?:sdk:)?([^`]*)`/g, '$1'),
      );
    }
  }
});

test('color defaults are shown as swatches of the declared pair', async ({ page }) => {
  await open(page, '/docs/Android/colorConfig');
  for (const key of ['colorPrimary', 'colorOnPrimary', 'colorTopBarBackground']) {
    const pair = /light `(#\w+)`, dark `(#\w+)`/.exec(declaredDefault('ColorConfig', key));
    const cell = page.locator(`tr:has([id="ColorConfig.${key}"]) td`).nth(2);
    await expect(cell.locator('code')).toHaveText([pair?.[1] ?? '', pair?.[2] ?? '']);
  }
});

test('tables become blocks on a phone, without scrolling the page sideways @phone', async ({
  page,
}) => {
  await open(page, '/docs/Android/docScan#DocumentScannerConfiguration.autoCapture');
  const row = page.locator('tr:has([id="DocumentScannerConfiguration.autoCapture"])');
  const boxes = await row
    .locator('td')
    .evaluateAll((cells) =>
      cells.map((cell) => cell.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    );
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
  await open(page, '/docs/cordova/docScan');
  for (const path of ['cordova', 'react-native', 'Android', 'iOS']) {
    await page.goto(`/docs/${path}/docScan`);
    for (const width of [997, 1100, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await wideTables(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
