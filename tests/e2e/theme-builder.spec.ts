import type { Locator, Page } from '@playwright/test';
import { violations } from './axe';
import { arrived, copied, expect, open, sameDocument, test } from './site';

const android = '/docs/Android/colorConfig';

const light = (page: Page, color: string): Locator =>
  page.getByRole('textbox', { name: `${color}, light, hex value` });
const code = (page: Page): Locator => page.getByRole('region', { name: 'Generated code' });
/** How many contrast checks pass. */
const checks = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'contrast checks' });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name });

/** Enters a color in a field. */
async function enter(field: Locator, color: string): Promise<void> {
  await field.fill(color);
  await field.press('Enter');
}

/** A color of the first drawing of a screen, as CSS has it. */
async function colorOf(page: Page, screen: string, name: string): Promise<string> {
  return page
    .locator(`fieldset [data-screen="${screen}"]`)
    .first()
    .evaluate(
      (element, property) => getComputedStyle(element).getPropertyValue(property).trim(),
      `--s-${name}`,
    );
}

// That the address brings it back, in each engine: tests/core.
test('a color changes screens, code and address, until Reset', async ({ page }) => {
  await open(page, android);
  const hex = light(page, 'colorTopBarBackground');
  const topBar = (): Promise<string> => colorOf(page, 'crop', 'color-top-bar-background-l');
  expect(await topBar()).not.toBe('#102030');
  await expect(checks(page)).toHaveText(/^The default colors fail 4 of 14 contrast checks: /);
  await enter(hex, '#102030');
  await expect.poll(topBar).toBe('#102030');
  await expect(code(page)).toContainText(
    'scanConfig.colorConfig.colorTopBarBackground = DeckleColor("#102030", "#2A2A2A")',
  );
  await expect(page).toHaveURL(/[?&]colors=tb-102030-2a2a2a(?:&|#|$)/);
  // The rendered color changes, not only the property.
  const screen = page.locator('fieldset [data-screen="crop"] [aria-hidden] > *').first();
  await expect(screen).toHaveCSS('background-image', /rgb\(16, 32, 48\)/);

  await button(page, 'Reset').click();
  await expect(button(page, 'Reset')).toBeDisabled();
  await expect(page).toHaveURL(android);
  await expect(hex).toHaveValue('#4CAF50');
  await expect(page.getByText('Every color has its default value.')).toBeVisible();
});

test('text that isn’t a color changes nothing and stays, with a message', async ({ page }) => {
  await open(page, android);
  const hex = light(page, 'colorPrimary');
  // Key by key: the first six digits are a color on the way.
  await hex.fill('');
  await hex.pressSequentially('#80FF0000');
  await hex.blur();
  await expect(hex).toHaveValue('#80FF0000');
  await expect(hex).toHaveAttribute('aria-invalid', 'true');
  await expect(hex).toHaveAccessibleDescription(/opacity.* It’s still #4CAF50\./);
  await expect(button(page, 'Undo')).toBeDisabled();
  await enter(hex, '#0A6B5E');
  await expect(hex).toHaveAccessibleDescription('');
});

test('a brand color makes a theme, and a failing contrast is fixed with a click', async ({
  page,
}) => {
  await open(page, `${android}?colors=tb-zzz.p-0a6b5e.%3Cscript%3E`);
  // Values of the address that are not colors are ignored.
  await expect(light(page, 'colorPrimary')).toHaveValue('#0A6B5E');
  const first = page.locator('[data-interactive] input[type=text]').first();
  await expect(first).toHaveAccessibleName('Brand color, hex value');
  await enter(first, '#123456');
  await expect(checks(page)).toHaveText('All 14 contrast checks pass.');
  await expect(page).toHaveURL(/[?&]colors=p-123456-[\da-f]{6}\./);
  await expect(code(page)).toContainText('colorTopBarBackground = DeckleColor("#123456", ');
  await test.step('which can be undone', async () => {
    const theme = page.url();
    await enter(light(page, 'colorOnPrimary'), '#252525');
    const pair = page
      .getByRole('listitem')
      .filter({ hasText: /Text of filled buttons, light: 1\.\d:1/ });
    await expect(checks(page)).toHaveText(
      '1 of 14 contrast checks fail: Text of filled buttons (light).',
    );
    await expect(pair.getByRole('button', { name: /^Use #/ })).toBeVisible();
    await expect(page).toHaveURL(/\.op-252525-/);
    await pair.getByRole('button', { name: /^Use #/ }).click();
    await expect(checks(page)).toHaveText('All 14 contrast checks pass.');
    await button(page, 'Undo').click();
    await button(page, 'Undo').click();
    await expect(page).toHaveURL(theme);
  });
});

test('undo covers every change; dragging in a picker is one', async ({ page }) => {
  const path = `${android}?colors=tb-102030`;
  await open(page, path);
  const hex = light(page, 'colorTopBarBackground');
  const undo = button(page, 'Undo');
  await expect(undo).toBeDisabled();
  const picker = page.getByLabel('colorTopBarBackground, light, picker');
  for (const color of ['#203040', '#304050', '#405060']) await picker.fill(color);
  await button(page, 'Mill').click();
  await expect(button(page, 'Mill')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Reset').click();
  for (const value of ['#0A6B5E', '#405060', '#102030']) {
    await undo.click();
    await expect(hex).toHaveValue(value);
  }
  await expect(undo).toBeDisabled();
  await expect(page).toHaveURL(path);
});

test('the platform switcher takes the theme along, and so does a copied link', async ({ page }) => {
  await open(page, android);
  const same = await sameDocument(page);
  await enter(light(page, 'colorTopBarBackground'), '#102030');
  await page.locator('aside summary').first().click();
  await page.locator('aside a[href*="/docs/Flutter/colorConfig"]').first().click();
  await arrived(page, '/docs/Flutter/colorConfig?colors=tb-102030-2a2a2a');
  await expect(light(page, 'colorTopBarBackground')).toHaveValue('#102030');
  expect(await same()).toBe(true);
  await button(page, 'Copy link').click();
  await expect.poll(() => copied(page)).toBe(page.url());
});

// What the code of each platform is: src/components/ThemeBuilder/generate.test.ts.
test('shows code in the languages of the platform, with a swatch before every color', async ({
  page,
}) => {
  await open(page, '/docs/iOS/colorConfig');
  const swatches = code(page).locator('i');
  await light(page, 'setColorPrimary()').fill('#0A6B5E');
  await light(page, 'setColorPrimary()').press('Enter');
  // The swatches before the colors aren't text.
  await expect(code(page)).toContainText(
    'setColorPrimary(light: UIColor(hex: 0x0A6B5E), dark: UIColor(hex: 0x4CAF50))',
  );
  await expect(swatches).toHaveCount(2);
  await expect(swatches.first()).toHaveCSS('background-color', 'rgb(10, 107, 94)');
  await open(page, `${android}?colors=p-0a6b5e-4caf50`);
  await page.getByRole('radio', { name: 'Resources' }).check();
  await expect(page.getByRole('region', { name: 'res/values-night/colors.xml' })).toContainText(
    '<color name="deckle_colorPrimary">#4CAF50</color>',
  );
});

test('Back and Forward restore the colors of their entry', async ({ page }) => {
  await open(page, `${android}?colors=tb-102030`);
  const hex = light(page, 'colorTopBarBackground');
  await expect(hex).toHaveValue('#102030');
  await page.evaluate(() => {
    location.hash = 'three-ways-to-set-a-color';
  });
  await enter(hex, '#405060');
  await expect(page).toHaveURL(/[?&]colors=tb-405060-102030#/);
  await page.goBack();
  await expect(page).toHaveURL(`${android}?colors=tb-102030`);
  await expect(hex).toHaveValue('#102030');
  await expect(code(page)).toContainText('"#102030"');
  await page.goForward();
  await expect(hex).toHaveValue('#405060');
  await expect(code(page)).toContainText('"#405060", "#102030"');
});

test('reads pasted code of another platform, and reports errors by line', async ({ page }) => {
  await open(page, `${android}?colors=s-112233`);
  const outside: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') outside.push(request.url());
  });
  await page.locator('summary').filter({ hasText: 'Import your code' }).click();
  const read = page.getByRole('button', { name: 'Read the colors' });
  await expect(read).toBeDisabled();
  await page.getByRole('textbox', { name: /^Paste your configuration/ }).fill(`config.colorConfig
  ..colorPrimary = const Tuple2(Color(0xFF0A6B5E), Color(0xFF5CD3BF))
  ..colorTopBar = const Tuple2(Color(0xFF0A6B5E), Color(0xFF5CD3BF));`);
  await read.click();
  const report = page.getByRole('status').filter({ hasText: 'Read 1 color' });
  await expect(report.getByRole('listitem')).toHaveText([
    /^Line 2: colorPrimary\s*$/,
    /^Line 3: colorTopBar isn’t a color of this platform\.$/,
  ]);
  await expect(page).toHaveURL(/[?&]colors=p-0a6b5e-5cd3bf\.s-112233$/);
  await expect(code(page)).toContainText('colorPrimary = DeckleColor("#0A6B5E", "#5CD3BF")');
  expect(await violations(page, '[data-interactive]')).toEqual([]);
  await button(page, 'Undo').click();
  await expect(page).toHaveURL(/[?&]colors=s-112233$/);
  expect(outside).toEqual([]);
});

// What becomes of a theme of the other SDK: src/components/ThemeBuilder/keys.test.ts.
test('a color of the Barcode SDK may have an opacity, which its screen shows', async ({ page }) => {
  await open(page, '/docs/barcode-scanner-sdk/Android/theming');
  await enter(light(page, 'colorOverlay'), '#a6102030');
  await expect.poll(() => colorOf(page, 'barcode', 'color-overlay-l')).toBe('#102030A6');
  await expect(code(page)).toContainText('colorOverlay = DeckleColor("#A6102030", "#80000000")');
});
