import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from './site';

/** One light color of the first drawing of a screen, as CSS has it. */
async function colorOf(page: Page, screen: string, name: string): Promise<string> {
  return page
    .locator(`fieldset [data-screen="${screen}"]`)
    .first()
    .evaluate(
      (element, property) => getComputedStyle(element).getPropertyValue(property).trim(),
      `--s-${name}-l`,
    );
}

const platforms = [
  {
    path: '/docs/Android/colorConfig',
    field: 'colorTopBarBackground',
    primary: 'colorPrimary',
    onPrimary: 'colorOnPrimary',
    code: 'scanConfig.colorConfig.colorTopBarBackground = DeckleColor("#102030", "#2A2A2A")',
  },
  {
    path: '/docs/iOS/colorConfig',
    field: 'setColorTopBarBackground()',
    primary: 'setColorPrimary()',
    onPrimary: 'setColorOnPrimary()',
    code: 'scanConfig.colorConfig.setColorTopBarBackground(light: UIColor(hex: 0x102030), dark: UIColor(hex: 0x2A2A2A))',
  },
  {
    path: '/docs/react-native/colorConfig',
    field: 'ColorTopBarBackground',
    primary: 'ColorPrimary',
    onPrimary: 'ColorOnPrimary',
    code: "ColorTopBarBackground: { Light: '#102030', Dark: '#2A2A2A' },",
  },
  {
    path: '/docs/capacitor/colorConfig',
    field: 'ColorTopBarBackground',
    primary: 'ColorPrimary',
    onPrimary: 'ColorOnPrimary',
    code: "ColorTopBarBackground: { Light: '#102030', Dark: '#2A2A2A' },",
  },
  {
    path: '/docs/cordova/colorConfig',
    field: 'ColorTopBarBackground',
    primary: 'ColorPrimary',
    onPrimary: 'ColorOnPrimary',
    code: "ColorTopBarBackground: { Light: '#102030', Dark: '#2A2A2A' },",
  },
  {
    path: '/docs/Flutter/colorConfig',
    field: 'colorTopBarBackground',
    primary: 'colorPrimary',
    onPrimary: 'colorOnPrimary',
    code: 'const Tuple2(Color(0xFF102030), Color(0xFF2A2A2A));',
  },
  {
    path: '/docs/MAUI/colorConfig',
    field: 'ColorTopBarBackground',
    primary: 'ColorPrimary',
    onPrimary: 'ColorOnPrimary',
    code: 'ColorTopBarBackground = (Color.FromArgb("#102030"), Color.FromArgb("#2A2A2A"));',
  },
] as const;

for (const { path, field, primary, onPrimary, code } of platforms) {
  test.describe(`theme builder on ${path}`, () => {
    test('a color recolors the screens, changes the code and the address, and survives a reload', async ({
      page,
    }) => {
      await open(page, path);
      const hex = page.getByRole('textbox', { name: `${field}, light, hex value` });
      const before = await colorOf(page, 'crop', 'color-top-bar-background');
      await hex.fill('#102030');

      const changed = async (): Promise<void> => {
        await expect.poll(() => colorOf(page, 'crop', 'color-top-bar-background')).toBe('#102030');
        await expect(page.getByRole('region', { name: 'Generated code' })).toContainText(code);
      };
      expect(before).not.toBe('#102030');
      await changed();
      await expect(page).toHaveURL(/[?&]colors=tb-102030-2a2a2a(?:&|#|$)/);
      // What is drawn follows, not only the property.
      const bar = page
        .locator('fieldset [data-screen="crop"]')
        .first()
        .locator('xpath=.//*[contains(@class, "topbar")]');
      await expect(bar).toHaveCSS('background-image', /rgb\(16, 32, 48\)/);

      await page.reload();
      await hydrated(page);
      await changed();
      await expect(hex).toHaveValue('#102030');
    });

    test('a pair that cannot be read is named, and mended with one click', async ({ page }) => {
      await open(page, path);
      const summary = page.getByRole('status').filter({ hasText: 'contrast checks' });
      await expect(summary).toHaveText(/contrast checks/);
      const low = async (): Promise<number> =>
        Number(/^\d+(?= of)/.exec((await summary.textContent()) ?? '')?.[0] ?? 0);
      const before = await low();
      await page.getByRole('textbox', { name: `${primary}, light, hex value` }).fill('#202020');
      await page.getByRole('textbox', { name: `${onPrimary}, light, hex value` }).fill('#252525');
      const warning = page
        .getByRole('listitem')
        .filter({ hasText: /Text of filled buttons, light: 1\.\d : 1, below 4\.5 : 1/ });
      await expect(warning).toBeVisible();
      const mend = warning.getByRole('button', { name: /^Use/ });
      await mend.click();
      await expect(
        page.getByRole('listitem').filter({ hasText: /^✓\s*Text of filled buttons, light/ }),
      ).toBeVisible();
      expect(await low()).toBeLessThanOrEqual(before);
    });

    test('Reset returns to the defaults', async ({ page }) => {
      await open(page, `${path}?colors=tb-102030`);
      const reset = page.getByRole('button', { name: 'Reset' });
      await expect(page.getByRole('textbox', { name: `${field}, dark, hex value` })).toHaveValue(
        '#102030',
      );
      await reset.click();
      await expect(reset).toBeDisabled();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('textbox', { name: `${field}, light, hex value` })).toHaveValue(
        '#4CAF50',
      );
      await expect(page.getByRole('region', { name: 'Generated code' })).toContainText(
        'Every color has its default value.',
      );
    });
  });
}

test('what is typed counts as soon as it is a color, and is dropped when it is none', async ({
  page,
}) => {
  await open(page, '/docs/Android/colorConfig');
  const hex = page.getByRole('textbox', { name: 'colorPrimary, light, hex value' });
  await hex.fill('#12');
  await expect(hex).toHaveAttribute('aria-invalid', 'true');
  await hex.blur();
  await expect(hex).toHaveValue('#4CAF50');
  await expect(hex).toHaveAttribute('aria-invalid', 'false');
});

test('the code is there in every language of the platform', async ({ page }) => {
  await open(page, '/docs/Android/colorConfig?colors=p-0a6b5e-5cd3bf');
  const code = page.getByRole('region', { name: 'Generated code' });
  await expect(code).toContainText('colorPrimary = DeckleColor("#0A6B5E", "#5CD3BF")');
  await page.getByRole('radio', { name: 'Java' }).check({ force: true });
  await expect(code).toContainText('setColorPrimary(new DeckleColor("#0A6B5E", "#5CD3BF"));');
  await page.getByRole('radio', { name: 'Resources' }).check({ force: true });
  await expect(page.getByRole('region', { name: 'res/values-night/colors.xml' })).toContainText(
    '<color name="deckle_colorPrimary">#5CD3BF</color>',
  );
});

test('a ready-made theme and a malformed address are both taken well', async ({ page }) => {
  await open(page, '/docs/Android/colorConfig?colors=tb-zzz.p-0a6b5e.%3Cscript%3E');
  await expect(page.getByRole('textbox', { name: 'colorPrimary, light, hex value' })).toHaveValue(
    '#0A6B5E',
  );
  await page.getByRole('button', { name: 'Mill' }).click();
  await expect(page.getByRole('button', { name: 'Mill' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'contrast checks' })).toHaveText(
    /^All \d+ contrast checks pass\.$/,
  );
});

test('Swift code comes with the initializer it needs, and none as long as nothing is set', async ({
  page,
}) => {
  await open(page, '/docs/iOS/colorConfig');
  const initializer = page.getByRole('region', { name: 'UIColor+Hex.swift' });
  await expect(page.getByRole('region', { name: 'Generated code' })).toContainText(
    'let scanConfig = DocumentScannerConfiguration()',
  );
  await expect(initializer).toHaveCount(0);
  await page.getByRole('textbox', { name: 'setColorPrimary(), light, hex value' }).fill('#0A6B5E');
  await expect(initializer).toContainText('convenience init(hex: Int)');
  // The swatches before the colors are no text.
  await expect(page.getByRole('region', { name: 'Generated code' })).toContainText(
    'setColorPrimary(light: UIColor(hex: 0x0A6B5E), dark: UIColor(hex: 0x4CAF50))',
  );
});
