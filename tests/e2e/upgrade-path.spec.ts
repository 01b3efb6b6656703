/** The choice of two versions on migration pages, and the steps in between: src/components/UpgradePath. */
import { changelogVersions } from '../../src/base/changelog';
import { sourceOf } from '../docsTree';
import { expect, open, test } from './site';

const path = '/docs/react-native/migration';
const [newest = ''] = changelogVersions(sourceOf('react-native/changelog.mdx'));

test('shows the steps between two versions that concern the code', async ({ page }) => {
  await open(page, path);
  const version = (name: string) => page.locator(`[data-version="${name}"]`);
  const step = (id: string) => page.locator(`[data-kind] a[href$="#${id}"]`);
  const status = page.getByRole('status').filter({ hasText: 'From ' });
  const have = page.getByLabel('Version I have');
  await expect(version('1.0.4')).not.toHaveAttribute('open');
  await have.selectOption('1.0.4');
  await expect(page).toHaveURL(`${path}?from=1.0.4&to=${newest}`);
  await expect(status).toContainText(`From 1.0.4 to ${newest}: `);
  await expect(status).toContainText(/: \d.*, \d+ deprecations?,/);
  await expect(version('1.0.4')).toBeHidden();
  await expect(page.getByRole('row', { name: /Android minSdk 21 2[2-9]/ })).toBeVisible();
  await expect(step('enums')).toBeVisible();

  const code = page.getByLabel('Paste your code: it stays in this browser');
  await test.step('those of the code that is pasted, which is not sent', async () => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    await code.fill("await DeckleSDK.writePDF(path, true, 'A4'); // secret");
    await expect(step('enums')).toBeVisible();
    await expect(step('from-2-0-to-2-1')).toBeVisible();
    await expect(step('onboarding-image')).toBeHidden();
    await code.fill('onboardingImageSource');
    await expect(step('enums')).toBeHidden();
    await expect(step('onboarding-image')).toBeVisible();
    await expect(status).toContainText('1 deprecation,');
    await expect(version('2.0.0').locator('summary')).toContainText('1 deprecation,');
    expect(sent.filter((text) => text.includes('secret'))).toEqual([]);
  });
  await test.step('without a choice, there is no field, and nothing is left out', async () => {
    await have.selectOption('');
    await expect(code).toHaveCount(0);
    await expect(page.locator('[data-kind][hidden]')).toHaveCount(0);
  });
  await test.step('a step is on the same page, and the choice stays', async () => {
    await have.selectOption('1.0.4');
    await code.fill('');
    await step('from-2-0-to-2-1').click();
    await expect(page).toHaveURL(`${path}?from=1.0.4&to=${newest}#from-2-0-to-2-1`);
    await expect(status).toBeVisible();
  });
});

// What it makes of other versions: src/components/UpgradePath/address.test.ts.
test('takes the versions from the address', async ({ page }) => {
  await page.goto(`${path}?from=1.0.4&to=2.0.0`);
  const version = page.locator('[data-version="2.1.0"]');
  await expect(page.getByRole('status').filter({ hasText: 'to 2.0.0' })).toBeVisible();
  await expect(page.getByLabel('Version I want')).toHaveValue('2.0.0');
  await expect(version).toBeHidden();
  await page.getByLabel('Version I have').selectOption('2.0.0');
  await expect(page).toHaveURL(`${path}?from=2.0.0&to=${newest}`);
  await expect(version).toHaveAttribute('open');
  await page.getByLabel('Version I have').selectOption('');
  await expect(page).toHaveURL(path);
  await expect(page.locator('[data-version="1.0.4"]')).toBeVisible();
});

test('leaves out the removal of members that the chosen version lacks', async ({ page }) => {
  await page.goto('/docs/Flutter/migration?from=1.3.0');
  const removal = page.locator('[data-kind] a[href$="#onboarding-text-sizes"]');
  const breaking = async (version: string) => {
    const status = page.getByRole('status').filter({ hasText: `From ${version}` });
    return Number(/(\d+) breaking/.exec((await status.textContent()) ?? '')?.[1]);
  };
  await expect(removal).toBeVisible();
  const before = await breaking('1.3.0');
  expect(before).toBeGreaterThan(0);
  await page.getByLabel('Version I have').selectOption('1.2.0');
  await expect(removal).toBeHidden();
  expect(await breaking('1.2.0')).toBe(before - 1);
});
