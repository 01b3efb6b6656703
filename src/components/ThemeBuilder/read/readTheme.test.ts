import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { barcodeColorKeys } from '../../ScannerScreen/barcodeKeys';
import {
  colorKeys,
  resolveColors,
  type ColorChanges,
  type ColorKey,
} from '../../ScannerScreen/defaults';
import { exportsOf } from '../generate';
import { keysOf, limitTo } from '../keys';
import { presets } from '../presets';
import { spell } from '../spelling';
import { readTheme, type Reading } from './readTheme';

const lacks = 'Xamarin: colorOnPrimary colorTopBarTitle';

function readDocument(code: string, changes: ColorChanges = {}): Reading {
  return readTheme(code, { keys: colorKeys, changes, spell: (key) => spell('Android', key) });
}

function readBarcode(code: string): Reading {
  return readTheme(code, {
    keys: barcodeColorKeys,
    changes: {},
    spell: (key) => spell('Android', key),
  });
}

/** Every color different from its default, and from all others. */
function everyColor(keys: readonly ColorKey[], opacity = ''): ColorChanges {
  return Object.fromEntries(
    keys.map((key, index) => {
      const byte = (16 + index * 9).toString(16).toUpperCase();
      const alpha = /Viewfinder|Overlay/.test(key) ? opacity : '';
      return [key, { light: `#${alpha}${byte}2B3C`, dark: `#${alpha}C3B2${byte}` }];
    }),
  );
}

describe('what the theme builder exports', () => {
  const cases = (['document', 'barcode'] as const).flatMap((product) =>
    exportsOf(product, '').flatMap(({ id, label, generators }) =>
      generators.map((generator) => ({ product, id, label, generator, title: generator.title })),
    ),
  );

  it.each(cases)('is read back: $product, $label, $title', ({ product, id, generator }) => {
    const all = product === 'document' ? colorKeys : barcodeColorKeys;
    const keys = keysOf(all, product === 'document' ? lacks : '', id);
    const themes = [
      ...presets.map(({ colors }) => colors),
      everyColor(keys),
      everyColor(keys, '5F'),
    ];
    for (const theme of themes) {
      const changes = limitTo(keys, theme);
      const code = generator
        .generate(changes)
        .map((file) => file.code)
        .join('\n\n');
      const reading = readTheme(code, { keys, changes: {}, spell: (key) => spell(id, key) });
      expect(reading.remarks).toEqual([]);
      expect(reading.changes).toEqual(changes);
      expect(reading.read.map(({ key }) => key).sort()).toEqual(Object.keys(changes).sort());
    }
  });
});

it.each([
  'Android/kotlin/ScannerColors.kt',
  'iOS/ScannerColors.swift',
  'MAUI/app/InvoiceColors.cs',
  'Flutter/lib/colors.dart',
  'Xamarin/ios/InvoiceColors.cs',
  'Xamarin/android/InvoiceColors.cs',
  'react-native/src/colors.ts',
])('the brand of the sample %s is read from its constants', (file) => {
  const source = readFileSync(`samples/document/${file}`, 'utf8');
  const [, code = ''] = /region brandColors\b[^\n]*\n([\s\S]*?)\/\/ endregion/.exec(source) ?? [];
  expect(readDocument(code).changes).toMatchObject({
    colorPrimary: { light: '#1D6FD1', dark: '#8AB8F5' },
    colorScanPolygon: { light: '#1D6FD1', dark: '#8AB8F5' },
    colorTopBarBackground: { light: '#1D6FD1', dark: '#16233A' },
  });
});

describe('a color as it is written by hand', () => {
  it.each([
    // Kotlin
    'config.colorConfig.apply {\n  colorPrimary = DeckleColor(light = "#1d6fd1", dark = "#8AB8F5")\n}',
    'colorPrimary = DeckleColor("#FF1D6FD1", "#FF8AB8F5"),',
    'x.colorPrimary = pair(Color.parseColor("#1D6FD1"), Color.argb(255, 0x8A, 0xB8, 0xF5))',
    'x.colorPrimary = pair(Color.rgb(29, 111, 209), 0xFF8AB8F5.toInt())',
    // Java
    'private static final String DARK = "#8AB8F5";\nc.setColorPrimary(new DeckleColor("#1D6FD1", DARK));',
    'c.setColorPrimary(new DeckleColor("#1D6FD1", Palette.DARK)); String DARK = "#8AB8F5";',
    // Swift
    'c.setColorPrimary(light: UIColor(red: 29/255, green: 111/255, blue: 209/255, alpha: 1), dark: UIColor(red: 138.0 / 255.0, green: 184.0 / 255.0, blue: 245.0 / 255.0, alpha: 1.0))',
    'c.setColorPrimary(light: UIColor(red: CGFloat(29) / 255, green: 0.435, blue: 0.82, alpha: 1), dark: #colorLiteral(red: 0.5412, green: 0.7216, blue: 0.9608, alpha: 1))',
    'let brand = (light: UIColor(hex: "#1D6FD1"), dark: UIColor(hex: 0x8AB8F5))\nc.setColorPrimary(light: brand.light, dark: brand.dark)',
    'c.setColorPrimary(light: UIColor(argb: 0xFF1D6FD1), dark: UIColor(rgba: 0x8AB8F5FF))',
    // C#
    'c.ColorPrimary = (Color.FromHex("1D6FD1"), Color.FromArgb("#FF8AB8F5"));',
    'c.ColorPrimary = (Color.FromRgb(29, 111, 209), Color.FromRgba(138, 184, 245, 255));',
    'c.ColorPrimary = (Color.FromRgba("#1D6FD1FF"), Color.FromUint(0xFF8AB8F5));',
    'c.ColorPrimary = (new Color(0.1137f, 0.4353f, 0.8196f), Color.Parse("#8AB8F5"));',
    'ColorConfig = new ColorConfiguration { ColorPrimary = new DeckleColor { Light = "#1D6FD1", Dark = "#8AB8F5" } }',
    'c.ColorPrimary = new Tuple<Color, Color>(Color.FromHex("#1D6FD1"), Color.FromHex("#8AB8F5"));',
    'colors.SetColorPrimary(UIColor.FromRGB(29, 111, 209), UIColor.FromRGBA(0x8A, 0xB8, 0xF5, 0xFF));',
    'c.ColorPrimary = (Light: Color.FromHex("#1D6FD1"), Dark: Color.FromHex("#8AB8F5"));',
    // Dart
    'c.colorPrimary = Tuple2<Color, Color>(Color.fromARGB(255, 29, 111, 209), const Color.fromRGBO(138, 184, 245, 1));',
    'c.colorPrimary = const Tuple2(Color(0xff1d6fd1), Color.from(alpha: 1.0, red: 0.5412, green: 0.7216, blue: 0.9608));',
    // TypeScript
    "const config = { ColorConfig: { ColorPrimary: { Dark: '#8AB8F5', Light: '#1D6FD1' } } };",
    "const brand: DeckleColor = { Light: '#1D6FD1', Dark: `#8AB8F5` };\nconfig.ColorConfig.ColorPrimary = brand;",
    // JavaScript
    "const blue = '#1D6FD1'\nexport default { ColorPrimary: { Light: blue, Dark: '#8AB8F5' } }",
    // JSON
    '{ "ColorConfig": { "ColorPrimary": { "Light": "#1D6FD1", "Dark": "#8AB8F5" } } }',
  ])('is read: %s', (code) => {
    const { changes, remarks } = readDocument(code);
    expect(remarks).toEqual([]);
    expect(changes).toEqual({ colorPrimary: { light: '#1D6FD1', dark: '#8AB8F5' } });
  });

  it.each([
    ["ColorOverlay: { Light: '#80000000', Dark: '#a6102030' }", '#80000000', '#A6102030'],
    [
      'setColorOverlay(light: UIColor(white: 0, alpha: 0.5), dark: UIColor(hex: 0x102030).withAlphaComponent(0.65))',
      '#80000000',
      '#A6102030',
    ],
    [
      'setColorOverlay(light: .black.withAlphaComponent(0.5), dark: .black)',
      '#80000000',
      '#000000',
    ],
    ['colorOverlay = DeckleColor("#000", "#80102030")', '#000000', '#80102030'],
    [
      'colorOverlay = x(Color.FromRgba("#00000080"), Color.fromRGBO(16, 32, 48, 0.5))',
      '#80000000',
      '#80102030',
    ],
    [
      'colorOverlay = x(Colors.black.withOpacity(0.5), Color.FromRgba(16, 32, 48, 128))',
      '#80000000',
      '#80102030',
    ],
    [
      'colorOverlay = x(Colors.black.withAlpha(128), Color(red: 16, green: 32, blue: 48, alpha: 0.5))',
      '#80000000',
      '#80102030',
    ],
    [
      'colorOverlay = x(Color.argb(0x80, 0, 0, 0), UIColor.FromWhiteAlpha(0f, 0.5f))',
      '#80000000',
      '#80000000',
    ],
  ])('keeps the opacity of %s', (code, light, dark) => {
    const { changes, remarks } = readBarcode(code);
    expect(remarks).toEqual([]);
    expect(resolveColors(changes).colorOverlay).toEqual({ light, dark });
  });
});

describe('Android resources', () => {
  const day = '<resources>\n  <color name="deckle_colorPrimary">#1D6FD1</color>\n</resources>';
  const night =
    '<resources>\n  <color name="deckle_colorPrimary">@color/brand</color>\n  <color name="brand">#8AB8F5</color>\n</resources>';

  it('are read for light mode and then for dark mode, or as the line above says', () => {
    const both = { colorPrimary: { light: '#1D6FD1', dark: '#8AB8F5' } };
    expect(readDocument(`${day}\n${night}`)).toMatchObject({ changes: both, remarks: [] });
    const named = `res/values-night/colors.xml\n${night}\nres/values/colors.xml\n${day}`;
    expect(readDocument(named)).toMatchObject({ changes: both, remarks: [] });
    expect(readDocument(day).changes.colorPrimary).toEqual({ light: '#1D6FD1', dark: '#4CAF50' });
    expect(readDocument(`values-night\n${night}`).changes.colorPrimary).toEqual({
      light: '#4CAF50',
      dark: '#8AB8F5',
    });
  });

  it('of a style refer to colors of both modes', () => {
    const style = '<style name="A"><item name="deckle_colorPrimary">@color/brand</item></style>';
    const colors = (hex: string): string =>
      `<resources><color name="brand">${hex}</color></resources>`;
    const text = `${colors('#1D6FD1')}${colors('#8AB8F5')}<resources>${style}</resources>`;
    expect(readDocument(text).changes.colorPrimary).toEqual({ light: '#1D6FD1', dark: '#8AB8F5' });
  });

  it('say which reference is missing, and which the builder doesn’t set', () => {
    const text = `<resources>
  <color name="deckle_colorPrimary">@color/brand</color>
  <color name="deckle_colorStatusBar">#1D6FD1</color>
  <color name="deckle_colorPrimry">#1D6FD1</color>
  <color name="app_accent">#1D6FD1</color>
</resources>`;
    expect(readDocument(text)).toMatchObject({
      changes: {},
      remarks: [
        {
          line: 2,
          text: '`deckle_colorPrimary`, light: `@color/brand` isn’t a color. Write `#RRGGBB`.',
        },
        { line: 3, text: 'The theme builder doesn’t set `deckle_colorStatusBar`.' },
        { line: 4, text: 'There is no color `deckle_colorPrimry`. Did you mean `colorPrimary`?' },
      ],
    });
  });
});

describe('reports everything it could not read, by line', () => {
  it('unknown names, values that aren’t colors, and names that are not in the code', () => {
    const { changes, read, remarks } = readDocument(`
// A comment about colorPrimary = "#000000"
colorPrimry = DeckleColor("#1D6FD1", "#8AB8F5")
colorSecondary = DeckleColor("#12", BRAND)
colorScanPolygon = DeckleColor(brand(), getColor(R.color.brand))
colorTopBarTitle = BRAND_PAIR
colorOnPrimary = "#FFFFFF"
colorViewfinder = DeckleColor("#FFFFFF", "#FFFFFF")
colorBottomBarBackground = DeckleColor("#FFFFFF", if (dark) a else b)
colorTopBarBackground = DeckleColor("#1D6FD1", "#16233A")`);
    expect(changes).toEqual({ colorTopBarBackground: { light: '#1D6FD1', dark: '#16233A' } });
    // One value of a pair is read without the other.
    expect(read).toEqual([
      { key: 'colorBottomBarBackground', line: 9 },
      { key: 'colorTopBarBackground', line: 10 },
    ]);
    expect(remarks.map(({ line, text }) => `${line}: ${text}`)).toEqual([
      '3: There is no color `colorPrimry`. Did you mean `colorPrimary`?',
      '4: `colorSecondary`, light: `#12` isn’t a color. Write `#RRGGBB`.',
      '4: `colorSecondary`, dark: The value of `BRAND` isn’t in your code. Paste its definition, or write a hex value.',
      '5: `colorScanPolygon`, light: `brand(…)` can’t be read as a color. Write it as a hex value.',
      '5: `colorScanPolygon`, dark: `getColor(…)` can’t be read as a color. Write it as a hex value.',
      '6: `colorTopBarTitle` wasn’t read. The value of `BRAND_PAIR` isn’t in your code. Paste its definition, or write a hex value.',
      '7: `colorOnPrimary` wasn’t read. A color needs two values, one for light and one for dark mode.',
      '8: `colorViewfinder` is a color of the Barcode SDK.',
      '9: `colorBottomBarBackground`, dark: `if(…)` can’t be read as a color. Write it as a hex value.',
    ]);
  });

  it('a color that the platform lacks', () => {
    const keys = keysOf(colorKeys, lacks, 'Xamarin');
    const code = 'ColorOnPrimary = (Color.FromHex("#FFFFFF"), Color.FromHex("#000000"))';
    expect(readTheme(code, { keys, changes: {}, spell: (key) => key }).remarks).toEqual([
      { line: 1, text: 'This platform doesn’t have `ColorOnPrimary`.' },
    ]);
  });

  it('an opacity that the builder doesn’t support, and how a text with one looks', () => {
    const { changes, remarks } = readDocument(`
ColorTopBarForeground: { Light: '#FFFFFF', Dark: '#DEFFFFFF' },
ColorTopBarBackground: { Light: '#801D6FD1', Dark: '#000000' },`);
    expect(changes).toEqual({
      colorTopBarForeground: { light: '#FFFFFF', dark: '#DEDEDE' },
      colorTopBarBackground: { light: '#4CAF50', dark: '#000000' },
    });
    expect(remarks.map(({ text }) => text)).toEqual([
      '`colorTopBarForeground`, dark: `#DEFFFFFF` has an opacity. On `colorTopBarBackground`, it looks like `#DEDEDE`, which is used instead.',
      '`colorTopBarBackground`, light: `#801D6FD1` has an opacity. The theme builder supports only opaque values for it.',
    ]);
  });

  it('eight digits of an initializer of the reader’s, whose order isn’t known', () => {
    const { remarks } = readDocument(
      'c.setColorPrimary(light: UIColor(hex: "#1D6FD1FF"), dark: UIColor(hex: 0x8AB8F5))',
    );
    expect(remarks[0]?.text).toContain('has eight digits');
  });
});

it('colors are added to the theme, and later settings replace earlier ones', () => {
  const before: ColorChanges = { colorSecondary: { light: '#112233', dark: '#445566' } };
  const code = `colorPrimary = DeckleColor("#000000", "#FFFFFF")
colorPrimary = DeckleColor("#1D6FD1", "#8AB8F5")`;
  const { changes, read } = readDocument(code, before);
  expect(changes).toEqual({ ...before, colorPrimary: { light: '#1D6FD1', dark: '#8AB8F5' } });
  expect(read).toEqual([{ key: 'colorPrimary', line: 2 }]);
});

it.each([
  '',
  'Hello, world.',
  '{[(',
  '"',
  '<resources>',
  'colorPrimary =',
  'a = (b = {c: [',
  '}}}',
])('nothing is read from %j, and nothing breaks', (text) => {
  expect(readDocument(text).changes).toEqual({});
});
