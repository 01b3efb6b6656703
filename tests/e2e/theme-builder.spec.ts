import type { Page } from '@playwright/test';
import { violations } from './axe';
import { arrived, brokenScriptErrors, expect, hydrated, open, sameDocument, test } from './site';

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
    back: 'colorPrimary',
    front: 'colorOnPrimary',
    code: 'scanConfig.colorConfig.colorTopBarBackground = DeckleColor("#102030", "#2A2A2A")',
  },
  {
    path: '/docs/iOS/colorConfig',
    field: 'setColorTopBarBackground()',
    back: 'setColorPrimary()',
    front: 'setColorOnPrimary()',
    code: 'scanConfig.colorConfig.setColorTopBarBackground(light: UIColor(hex: 0x102030), dark: UIColor(hex: 0x2A2A2A))',
  },
  {
    path: '/docs/react-native/colorConfig',
    field: 'ColorTopBarBackground',
    back: 'ColorPrimary',
    front: 'ColorOnPrimary',
    code: "ColorTopBarBackground: { Light: '#102030', Dark: '#2A2A2A' },",
  },
  {
    path: '/docs/capacitor/colorConfig',
    field: 'ColorTopBarBackground',
    back: 'ColorPrimary',
    front: 'ColorOnPrimary',
    code: "ColorTopBarBackground: { Light: '#102030', Dark: '#2A2A2A' },",
  },
  {
    path: '/docs/cordova/colorConfig',
    field: 'ColorTopBarBackground',
    back: 'ColorPrimary',
    front: 'ColorOnPrimary',
    code: "ColorTopBarBackground: { Light: '#102030', Dark: '#2A2A2A' },",
  },
  {
    path: '/docs/Flutter/colorConfig',
    field: 'colorTopBarBackground',
    back: 'colorPrimary',
    front: 'colorOnPrimary',
    code: 'const Tuple2(Color(0xFF102030), Color(0xFF2A2A2A));',
  },
  {
    path: '/docs/MAUI/colorConfig',
    field: 'ColorTopBarBackground',
    back: 'ColorPrimary',
    front: 'ColorOnPrimary',
    code: 'ColorTopBarBackground = (Color.FromArgb("#102030"), Color.FromArgb("#2A2A2A"));',
  },
  {
    // Xamarin has no color for content on the primary color.
    path: '/docs/Xamarin/colorConfig',
    field: 'ColorTopBarBackground',
    back: 'ColorSecondary',
    front: 'ColorOnSecondary',
    pair: { use: 'Icon of the capture button', minimum: '3' },
    code: 'ColorTopBarBackground = (Color.FromHex("#102030"), Color.FromHex("#2A2A2A"));',
  },
];

/** Where the builder of the Barcode SDK is. */
const barcodePath = '/docs/barcode-scanner-sdk/Android/theming';

const filledButton = { use: 'Text of filled buttons', minimum: '4.5' };

for (const { path, field, code } of platforms) {
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
      // The rendered color changes, not only the property.
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
  });
}

// The rest is the same code for all platforms: tried on one with every color, and on one that lacks some.
for (const { path, field, back, front, pair = filledButton } of platforms.filter(({ path }) =>
  /Android|Xamarin/.test(path),
)) {
  test.describe(`theme builder on ${path}`, () => {
    test('an unreadable color pair is reported, and fixed with one click', async ({ page }) => {
      await open(page, path);
      const summary = page.getByRole('status').filter({ hasText: 'contrast checks' });
      await expect(summary).toHaveText(/contrast checks/);
      const low = async (): Promise<number> =>
        Number(/^\d+(?= of)/.exec((await summary.textContent()) ?? '')?.[0] ?? 0);
      const before = await low();
      await page.getByRole('textbox', { name: `${back}, light, hex value` }).fill('#202020');
      await page.getByRole('textbox', { name: `${front}, light, hex value` }).fill('#252525');
      const warning = page.getByRole('listitem').filter({
        hasText: new RegExp(`${pair.use}, light: 1\\.\\d:1, below ${pair.minimum}:1`),
      });
      await expect(warning).toBeVisible();
      const fix = warning.getByRole('button', { name: /^Use/ });
      await fix.click();
      await expect(
        page.getByRole('listitem').filter({ hasText: new RegExp(`^✓\\s*${pair.use}, light`) }),
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

test('text that isn’t a color of the field changes nothing and stays, with a message', async ({
  page,
}) => {
  await open(page, '/docs/Android/colorConfig');
  const hex = page.getByRole('textbox', { name: 'colorPrimary, light, hex value' });
  const undo = page.getByRole('button', { name: 'Undo' });
  for (const [text, message] of [
    ['#12', 'Write #RRGGBB. It’s still #4CAF50.'],
    ['#80FF0000', 'This color can’t have an opacity. Write #RRGGBB. It’s still #4CAF50.'],
  ] as const) {
    // Key by key: the first six digits are a color on the way.
    await hex.fill('');
    await hex.pressSequentially(text);
    await hex.blur();
    await expect(hex).toHaveValue(text);
    await expect(hex).toHaveAttribute('aria-invalid', 'true');
    await expect(hex).toHaveAccessibleDescription(message);
    await expect(undo).toBeDisabled();
  }
  await hex.fill('#0A6B5E');
  await hex.blur();
  await expect(hex).toHaveAccessibleDescription('');
});

test('one brand color makes a theme for both modes, which passes all checks', async ({ page }) => {
  await open(page, '/docs/Android/colorConfig');
  const first = page.locator('[data-interactive] input[type=text]').first();
  await expect(first).toHaveAccessibleName('Brand color, hex value');
  await first.fill('#0A6B5E');
  await expect(page.getByRole('status').filter({ hasText: 'contrast checks' })).toHaveText(
    'All 12 contrast checks pass.',
  );
  await expect(page).toHaveURL(/[?&]colors=p-0a6b5e-[\da-f]{6}\./);
  await expect(page.getByRole('region', { name: 'Generated code' })).toContainText(
    'colorTopBarBackground = DeckleColor("#0A6B5E", "#2A2A2A")',
  );
});

test('undo and redo cover every change; all that is entered in a field is one', async ({
  page,
}) => {
  const path = '/docs/Android/colorConfig?colors=tb-102030';
  await open(page, path);
  const hex = page.getByRole('textbox', { name: 'colorTopBarBackground, light, hex value' });
  const [undo, redo] = [
    page.getByRole('button', { name: 'Undo' }),
    page.getByRole('button', { name: 'Redo' }),
  ];
  await expect(undo).toBeDisabled();
  await hex.fill('');
  await hex.pressSequentially('#405060');
  await page.getByRole('button', { name: 'Mill' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  for (const value of ['#0A6B5E', '#405060', '#102030']) {
    await undo.click();
    await expect(hex).toHaveValue(value);
  }
  await expect(undo).toBeDisabled();
  await expect(page).toHaveURL(path);
  await redo.click();
  await redo.click();
  await expect(page.getByRole('button', { name: 'Mill' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('textbox', { name: 'Brand color, hex value' }).fill('#123456');
  await expect(redo).toBeDisabled();
});

test('the platform switcher takes the theme along', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/docs/Android/colorConfig');
  const same = await sameDocument(page);
  await page
    .getByRole('textbox', { name: 'colorTopBarBackground, light, hex value' })
    .fill('#102030');
  await page.locator('aside summary').filter({ hasText: 'Switch platform' }).click();
  await page.locator('aside').getByRole('link', { name: 'Flutter', exact: true }).first().click();
  await arrived(page, '/docs/Flutter/colorConfig?colors=tb-102030-2a2a2a');
  await expect(
    page.getByRole('textbox', { name: 'colorTopBarBackground, light, hex value' }),
  ).toHaveValue('#102030');
  expect(await same()).toBe(true);
});

test('shows code in every language of the platform', async ({ page }) => {
  await open(page, '/docs/Android/colorConfig?colors=p-0a6b5e-5cd3bf');
  const code = page.getByRole('region', { name: 'Generated code' });
  await expect(code).toContainText('colorPrimary = DeckleColor("#0A6B5E", "#5CD3BF")');
  await page.getByRole('radio', { name: 'Java' }).check();
  await expect(code).toContainText('setColorPrimary(new DeckleColor("#0A6B5E", "#5CD3BF"));');
  await page.getByRole('radio', { name: 'Resources' }).check();
  await expect(page.getByRole('region', { name: 'res/values-night/colors.xml' })).toContainText(
    '<color name="deckle_colorPrimary">#5CD3BF</color>',
  );
});

test('loads a preset; ignores a malformed address', async ({ page }) => {
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

test('Swift code includes the initializer it needs, and none while no color is set', async ({
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
  // The swatches before the colors aren't text.
  await expect(page.getByRole('region', { name: 'Generated code' })).toContainText(
    'setColorPrimary(light: UIColor(hex: 0x0A6B5E), dark: UIColor(hex: 0x4CAF50))',
  );
});

test('offers only colors that the platform has, even if the link contains others', async ({
  page,
}) => {
  await open(page, '/docs/Xamarin/colorConfig?colors=op-123456.tt-654321.tb-102030');
  const code = page.getByRole('region', { name: 'Generated code' });
  await expect(code).toContainText('ColorTopBarBackground = (Color.FromHex("#102030")');
  await expect(code).not.toContainText(/ColorOnPrimary|ColorTopBarTitle|123456|654321/);
  const fields = page.getByRole('textbox', { name: /^Color\w+, light, hex value$/ });
  await expect(fields).toHaveCount(10);
  await expect(page.getByRole('textbox', { name: /ColorOnPrimary|ColorTopBarTitle/ })).toHaveCount(
    0,
  );
  // No generation 2 color is shown, and no pair with a missing color is checked.
  await expect(page.locator('fieldset [data-screen="onboarding"]')).toHaveCount(0);
  await expect(page.locator('fieldset [data-screen="hintPopup"]')).toHaveCount(2);
  await expect(
    page.getByText(/^✓?!?\s*(Text of filled buttons|Title of the top toolbar)/),
  ).toHaveCount(0);
  // A ready-made theme that sets such a color is taken without it, and known again.
  const paper = page.getByRole('button', { name: 'Paper' });
  await paper.click();
  await expect(paper).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/[?&]colors=(?!.*\b(?:op|tt)-)/);
  await expect(page.getByRole('status').filter({ hasText: 'contrast checks' })).toHaveText(
    'All 8 contrast checks pass.',
  );
});

test('shows code for every Xamarin package, in its own spelling', async ({ page }) => {
  await open(page, '/docs/Xamarin/colorConfig?colors=p-0a6b5e-5cd3bf');
  const code = page.getByRole('region', { name: 'Generated code' });
  await expect(code).toContainText('using Deckle.SDK.Xamarin.Forms;');
  await page.getByRole('radio', { name: 'Android' }).check();
  await expect(code).toContainText(
    'config.ColorConfig.ColorPrimary = new DeckleColor("#0A6B5E", "#5CD3BF");',
  );
  await page.getByRole('radio', { name: 'iOS' }).check();
  await expect(code).toContainText(
    'SetColorPrimary(UIColor.FromRGB(0x0A, 0x6B, 0x5E), UIColor.FromRGB(0x5C, 0xD3, 0xBF));',
  );
});

test('each color in the code has a swatch of exactly that color', async ({ page }) => {
  const swatches = page.getByRole('region', { name: 'Generated code' }).locator('i');
  await open(page, '/docs/Flutter/colorConfig?colors=tb-102030-2a2b2c');
  await expect(swatches).toHaveCount(2);
  await expect(swatches.first()).toHaveCSS('background-color', 'rgb(16, 32, 48)');
  await open(page, '/docs/Xamarin/colorConfig?colors=tb-102030-2a2b2c');
  await page.getByRole('radio', { name: 'iOS' }).check();
  await expect(swatches).toHaveCount(2);
  await expect(swatches.last()).toHaveCSS('background-color', 'rgb(42, 43, 44)');
});

test('Back and Forward restore the colors of their entry', async ({ page }) => {
  const path = '/docs/Android/colorConfig';
  await open(page, `${path}?colors=tb-102030`);
  const hex = page.getByRole('textbox', { name: 'colorTopBarBackground, light, hex value' });
  const code = page.getByRole('region', { name: 'Generated code' });
  await expect(hex).toHaveValue('#102030');
  await page.evaluate(() => {
    location.hash = 'three-ways-to-set-a-color';
  });
  await hex.fill('#405060');
  await expect(page).toHaveURL(/[?&]colors=tb-405060-102030#/);
  await page.goBack();
  await expect(page).toHaveURL(`${path}?colors=tb-102030`);
  await expect(hex).toHaveValue('#102030');
  await expect(code).toContainText('"#102030"');
  await page.goForward();
  await expect(hex).toHaveValue('#405060');
  await expect(code).toContainText('"#405060", "#102030"');
});

test('reports that code failed to load; colors can still be changed', async ({ page, watch }) => {
  watch.allow(brokenScriptErrors);
  await page.route(/components_ThemeBuilder_Code/, (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
  await open(page, '/docs/Android/colorConfig');
  await page.getByRole('button', { name: 'Mill' }).click();
  const message = page.getByRole('alert').filter({ hasText: 'code isn’t available' });
  await expect(message).toBeVisible();
  expect(await colorOf(page, 'crop', 'color-top-bar-background')).toBe('#0A6B5E');
  await message.getByRole('button', { name: 'Retry' }).click();
  await expect(message).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Generated code' })).toContainText('#0A6B5E');
});

test('reports that the builder failed to load; the rest of the page works', async ({
  page,
  watch,
}) => {
  watch.allow(brokenScriptErrors);
  await page.route(/components_ThemeBuilder/, (route) => route.fulfill({ status: 404 }), {
    times: 1,
  });
  await open(page, '/docs/Android/colorConfig');
  const message = page.getByRole('alert').filter({ hasText: 'theme builder isn’t available' });
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: 'Copy page', exact: true }).click();
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
  await message.getByRole('button', { name: 'Retry' }).click();
  await expect(message).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mill' })).toBeEnabled();
});

test('all contrasts are fixed with one click, which can be undone', async ({ page }) => {
  await open(page, '/docs/Android/colorConfig?colors=tb-102030-2a2b2c.tf-112131');
  const summary = page.getByRole('status').filter({ hasText: 'contrast checks' });
  const fix = page.getByRole('button', { name: 'Fix all contrasts' });
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  await fix.click();
  await expect(summary).toHaveText('Colors changed: 4. All 12 contrast checks pass.');
  await expect(fix).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Use #/ })).toHaveCount(0);
  await undo.click();
  await expect(summary).toHaveText(/^\d of 12 contrast checks are below the minimum\.$/);
  await expect(page).toHaveURL(/[?&]colors=tb-102030-2a2b2c\.tf-112131$/);
});

test('reads pasted code of another platform, and reports errors in it by line', async ({
  page,
}) => {
  await open(page, '/docs/Android/colorConfig?colors=s-112233');
  const outside: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') outside.push(request.url());
  });
  await page.locator('summary').filter({ hasText: 'Import your code' }).click();
  const read = page.getByRole('button', { name: 'Read the colors' });
  await expect(read).toBeDisabled();
  await page.getByRole('textbox', { name: /^Paste your configuration/ }).fill(`config.colorConfig
  ..colorPrimary = const Tuple2(Color(0xFF0A6B5E), Color(0xFF5CD3BF))
  ..colorTopBar = const Tuple2(Color(0xFF0A6B5E), Color(0xFF5CD3BF))
  ..colorScanPolygon = Tuple2(brand, Color.fromARGB(255, 92, 211, 191));`);
  await read.click();
  const report = page.getByRole('status').filter({ hasText: 'Read 2 colors.' });
  await expect(report.getByRole('listitem')).toHaveText([
    'Line 2: colorPrimary',
    'Line 4: colorScanPolygon',
    /^Line 3: There is no color colorTopBar\. Did you mean colorTopBar\w+\?$/,
    'Line 4: colorScanPolygon, light: The value of brand isn’t in your code. Paste its definition, or write a hex value.',
  ]);
  await expect(page).toHaveURL(/[?&]colors=p-0a6b5e-5cd3bf\.s-112233\.sp-4caf50-5cd3bf$/);
  await expect(page.getByRole('region', { name: 'Generated code' })).toContainText(
    'colorPrimary = DeckleColor("#0A6B5E", "#5CD3BF")',
  );
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(/[?&]colors=s-112233$/);
  expect(outside).toEqual([]);
});

test('shows code for every platform, starting with the page’s own', async ({ page }) => {
  await open(page, '/docs/iOS/colorConfig?colors=p-0a6b5e-5cd3bf.op-ffffff-00201b');
  const platform = page.getByRole('combobox', { name: 'Platform' });
  const code = page.getByRole('region', { name: 'Generated code' });
  await expect(platform.getByRole('option')).toHaveText([
    'iOS',
    'Android',
    'React Native',
    'Flutter',
    '.NET MAUI',
    'Xamarin',
    'Capacitor',
    'Cordova',
  ]);
  await platform.selectOption('Android');
  await expect(code).toContainText('colorPrimary = DeckleColor("#0A6B5E", "#5CD3BF")');
  await page.getByRole('radio', { name: 'Java' }).check();
  await expect(code).toContainText('setColorPrimary(new DeckleColor("#0A6B5E", "#5CD3BF"));');
  await platform.selectOption('Xamarin');
  await expect(code).toContainText('Color.FromHex("#0A6B5E")');
  await expect(code).not.toContainText('ColorOnPrimary');
  await expect(
    page.getByText(
      'Xamarin doesn’t have these colors, so they aren’t in the code: setColorOnPrimary().',
    ),
  ).toBeVisible();
  await platform.selectOption('Flutter');
  await expect(code).toContainText('const Tuple2(Color(0xFF0A6B5E), Color(0xFF5CD3BF))');
});

test.describe('theme builder of the Barcode SDK', () => {
  test('colors with an opacity reach the screens, the code and the address', async ({ page }) => {
    await open(page, barcodePath);
    const hex = page.getByRole('textbox', { name: 'colorOverlay, dark, hex value' });
    await expect(hex).toHaveValue('#80000000');
    await hex.fill('#a6102030');
    await expect
      .poll(() =>
        page
          .locator('fieldset [data-screen="barcode"]')
          .nth(1)
          .evaluate((element) => getComputedStyle(element).getPropertyValue('--s-color-overlay')),
      )
      .toBe('#102030A6');
    const code = page.getByRole('region', { name: 'Generated code' });
    await expect(code).toContainText('colorOverlay = DeckleColor("#80000000", "#A6102030")');
    await expect(page).toHaveURL(/[?&]colors=o-80000000-a6102030$/);
    await page.reload();
    await hydrated(page);
    await expect(hex).toHaveValue('#A6102030');
    await page.getByRole('combobox', { name: 'Platform' }).selectOption('iOS');
    await expect(code).toContainText('UIColor(hex: 0x102030).withAlphaComponent(0.65)');
  });

  test('a theme of the Document SDK is taken over by its address', async ({ page }) => {
    await open(page, `${barcodePath}?colors=p-0a6b5e-5cd3bf.sp-654321`);
    const code = page.getByRole('region', { name: 'Generated code' });
    await expect(code).toContainText('colorPrimary = DeckleColor("#0A6B5E", "#5CD3BF")');
    await expect(code).not.toContainText('654321');
    await page.getByRole('button', { name: 'Mill' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'contrast checks' })).toHaveText(
      'All 6 contrast checks pass.',
    );
    expect(
      await page
        .locator('fieldset [data-screen="barcodeConfirm"]')
        .first()
        .evaluate((element) =>
          getComputedStyle(element).getPropertyValue('--s-color-viewfinder-detected'),
        ),
    ).toBe('#5CD3BF');
  });
});
