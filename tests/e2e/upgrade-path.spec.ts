/** The choice of two versions on migration pages, and the steps in between: src/components/UpgradePath. */
import type { Page } from '@playwright/test';
import { copied, expect, open, test } from './site';

const path = '/docs/react-native/migration';
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'From 1.0.4' });
const have = (page: Page) => page.getByLabel('Version I have');
/** The link of a step to its place on the page. */
const step = (page: Page, id: string) => page.locator(`ol a[href$="#${id}"]`);
const literals = (page: Page) => step(page, 'enums');
const image = (page: Page) => step(page, 'onboarding-image');
const requirement = (page: Page) => step(page, 'from-2-0-to-2-1');

test('shows the steps between two versions that concern the code', async ({ page }) => {
  await open(page, path);
  const list = page.locator('[data-upgrade-steps]');
  await expect(list).toBeVisible();
  await have(page).selectOption('1.0.4');
  await expect(page).toHaveURL(`${path}?from=1.0.4&to=2.1.0`);
  await expect(list).toBeHidden();
  await expect(status(page)).toContainText(/to 2\.1\.0: \d.*, 2 deprecations/);
  await expect(page.getByRole('row', { name: /Android minSdk 21 24/ })).toBeVisible();
  // What every app needs first, whatever its version.
  await expect(page.locator('ol').first().locator('a[href$="#from-2-0-to-2-1"]')).toBeVisible();

  const code = page.getByLabel('Paste your code: it stays in this browser');
  const box = page.getByRole('checkbox', { name: 'PDFPageFormat' });
  await expect(box).toBeHidden();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await code.fill("await DeckleSDK.writePDF(path, true, 'A4'); // secret");
  await expect(box).toBeChecked();
  await expect(literals(page)).toBeVisible();
  await expect(requirement(page)).toBeVisible();
  await expect(image(page)).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'onboardingImageSource' }).check();
  await expect(image(page)).toBeVisible();
  await box.uncheck();
  await expect(literals(page)).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'onboardingImageSource' }).uncheck();
  await code.fill('open()');
  await expect(status(page)).toContainText('Your code contains no member that changed.');
  expect(sent.filter((text) => text.includes('secret'))).toEqual([]);

  // The step is on the same page, and the choice stays.
  await requirement(page).click();
  await expect(page).toHaveURL(`${path}?from=1.0.4&to=2.1.0#from-2-0-to-2-1`);
  await expect(status(page)).toBeVisible();
});

// What it makes of other versions: src/components/UpgradePath/address.test.ts.
test('takes the versions from the address, and copies the steps', async ({ page }) => {
  await page.goto(`${path}?from=1.0.4&to=2.0.0`);
  await expect(status(page)).toContainText('From 1.0.4 to 2.0.0');
  await expect(page.getByLabel('Version I want')).toHaveValue('2.0.0');
  await have(page).selectOption('2.0.0');
  await expect(page).toHaveURL(`${path}?from=2.0.0&to=2.1.0`);
  await page.locator('[data-interactive] button').filter({ hasText: 'Markdown' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  // All of it: src/model/upgradePath.test.ts.
  const steps = await copied(page);
  expect(steps).toMatch(/- \[ \] 2\.1\.0: .*\(http[^)]*#from-2-0-to-2-1\)/);
  expect(steps).toMatch(/- 2\.1\.0: .*\[`\w+`\]\(http/);
  await have(page).selectOption('');
  await expect(page).toHaveURL(path);
  await expect(page.locator('[data-upgrade-steps]')).toBeVisible();
});
