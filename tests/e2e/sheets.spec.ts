/** The sheets to scan: src/plugins/content/directives and src/components/SheetView. */
import type { Locator, Page } from '@playwright/test';
import { violationsInBothModes } from './axe';
import { brokenScriptErrors, expect, expectPrint, open, test } from './site';

const path = '/docs/sheets/barcodes';
const codes = (page: Page): Locator => page.locator('a[data-sheet]');
const view = (page: Page): Locator => page.getByRole('dialog', { name: 'To scan: codes' });

test('codes are shown one at a time, by keys, buttons and a tap', async ({ page }) => {
  await open(page, path);
  const count = await codes(page).count();
  expect(count).toBeGreaterThan(20);
  await page.getByRole('button', { name: 'Show one code at a time' }).click();
  const position = (text: string): Promise<void> => expect(view(page)).toContainText(text);
  await position(`1 of ${String(count)}`);
  await page.keyboard.press('ArrowLeft');
  await position(`${String(count)} of ${String(count)}`);
  await page.keyboard.press('ArrowRight');
  await view(page).getByRole('button', { name: 'Next', exact: true }).click();
  await position(`2 of ${String(count)}`);
  await view(page).getByRole('button', { name: 'Next code' }).click();
  await position(`3 of ${String(count)}`);
  await view(page).getByRole('button', { name: 'Previous' }).click();
  await position('Data Matrix');
  expect(await violationsInBothModes(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(view(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show one code at a time' })).toBeFocused();

  // A code opens alone on white, whatever the color mode.
  await codes(page).and(page.locator('[data-sheet="EAN-13"]')).click();
  await expect(view(page).getByRole('region', { name: 'Expected result' })).toContainText(
    'Format: EAN_13; on iOS, ean13',
  );
  await expect(view(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const box = await view(page).boundingBox();
  expect({ width: box?.width, height: box?.height }).toEqual(page.viewportSize());
  await view(page).getByRole('button', { name: 'Close' }).click();
  await expect(view(page)).toBeHidden();

  // Paper has the codes with their names, and no buttons.
  await expectPrint(page, 'Print the sheet');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#pdf417')).toBeVisible();
  await expect(codes(page).first().locator('img')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print the sheet' })).toBeHidden();
});

test('a document is shown on a dark ground, with its expected result', async ({ page }) => {
  await open(page, '/docs/sheets/documents');
  const receipt = page.locator('section').filter({ has: page.locator('#receipt') });
  const result = await page.request.get(
    (await receipt.getByRole('link', { name: 'Expected result' }).getAttribute('href')) ?? '',
  );
  expect(await result.json()).toMatchObject({ Amount: '19.60', Address: { IBAN: [] } });
  await receipt.getByRole('link', { name: 'Drawing of a document: Receipt' }).click();
  const shown = page.getByRole('dialog', { name: 'To scan: documents' });
  await expect(shown).toContainText('Receipt');
  await expect(shown.getByRole('region', { name: 'Expected result' })).toContainText(
    '"Amount": "19.60"',
  );
  await expect(shown).toHaveCSS('background-color', 'rgb(38, 48, 44)');
  await page.keyboard.press('ArrowRight');
  await expect(shown).toContainText('Letter');
  await page.keyboard.press('Escape');

  // Its result is that of another card.
  await page.getByRole('link', { name: 'Drawing of an invoice with a GiroCode' }).click();
  await expect(shown.getByRole('region', { name: 'Expected result' })).toContainText(
    '"SEPACreditor": "Papierhaus Lindner GmbH"',
  );
});

test('without its script, a code is a link to its drawing', async ({ page, watch }) => {
  watch.allow(brokenScriptErrors);
  await page.route(/components_SheetView/, (route) => route.fulfill({ status: 404 }));
  await open(page, path);
  await expect(page.getByRole('alert', { name: 'Part of this page doesn’t work' })).toBeVisible();
  await codes(page).and(page.locator('[data-sheet="EAN-13"]')).click();
  await expect(page).toHaveURL('/sheets/barcodes/ean-13.svg');
});
