import { describe, expect, it } from 'vitest';
import {
  barcodeColorKeys,
  colorKeys,
  resolveColors,
  type ColorChanges,
  type ColorKey,
} from '../ScannerScreen/defaults';
import { exportsOf } from './generate';
import { keysOf, limitTo } from './keys';
import { presets } from './presets';
import { readTheme, type Reading } from './readTheme';
import { spell } from './spelling';

const lacks = 'Xamarin: colorOnPrimary colorTopBarTitle';

function readDocument(code: string, changes: ColorChanges = {}): Reading {
  return readTheme(code, { keys: colorKeys, changes, spell: (key) => spell('Android', key) });
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
  // Kotlin
  'config.colorConfig.apply {\n  colorPrimary = DeckleColor(light = "#1d6fd1", dark = "#8AB8F5")\n}',
  'x.colorPrimary = pair(Color.rgb(29, 111, 209), Color.argb(255, 0x8A, 0xB8, 0xF5))',
  // Java
  'c.setColorPrimary(new DeckleColor("#1D6FD1", "#8AB8F5")); String DARK = "#000000";',
  // Swift
  'c.setColorPrimary(light: UIColor(argb: 0xFF1D6FD1), dark: UIColor(rgba: 0x8AB8F5FF))',
  // C#
  'c.ColorPrimary = (Color.FromHex("1D6FD1"), Color.FromRgba(138, 184, 245, 255));',
  'c.ColorPrimary = (Light: Color.FromHex("#1D6FD1"), Dark: Color.FromRgba("#8AB8F5FF"));',
  // Dart
  'c.colorPrimary =\n  const Tuple2(Color(0xff1d6fd1), Color.fromRGBO(138, 184, 245, 1));',
  // TypeScript and JSON
  "const config = { ColorConfig: { ColorPrimary: { Dark: '#8AB8F5', Light: '#1D6FD1' } } };",
  '{ "ColorConfig": { "ColorPrimary": {\n "Light": "#1D6FD1",\n "Dark": "#8AB8F5" } } }',
])('reads a color as it is written by hand: %s', (code) => {
  const { changes, remarks } = readDocument(code);
  expect(remarks).toEqual([]);
  expect(changes).toEqual({ colorPrimary: { light: '#1D6FD1', dark: '#8AB8F5' } });
});

it.each([
  ["ColorOverlay: { Light: '#80000000', Dark: '#a6102030' }", '#80000000', '#A6102030'],
  ['colorOverlay = DeckleColor("#000", "#80102030")', '#000000', '#80102030'],
  [
    'setColorOverlay(light: UIColor(hex: 0x000000).withAlphaComponent(0.5), dark: UIColor(hex: 0x102030))',
    '#80000000',
    '#102030',
  ],
  [
    'colorOverlay = x(Color.FromRgba("#00000080"), Color.fromRGBO(16, 32, 48, 0.5))',
    '#80000000',
    '#80102030',
  ],
  [
    'colorOverlay = x(Color.argb(0x80, 0, 0, 0), Color.FromRgba(16, 32, 48, 128))',
    '#80000000',
    '#80102030',
  ],
])('keeps the opacity of %s', (code, light, dark) => {
  const { changes, remarks } = readTheme(code, {
    keys: barcodeColorKeys,
    changes: {},
    spell: (key) => spell('Android', key),
  });
  expect(remarks).toEqual([]);
  expect(resolveColors(changes).colorOverlay).toEqual({ light, dark });
});

describe('Android resources', () => {
  const file = (hex: string, name = 'deckle_colorPrimary'): string =>
    `<resources>\n  <color name="${name}">${hex}</color>\n</resources>\n`;

  it('are read for light mode and then for dark mode, or as the line above says', () => {
    const both = { colorPrimary: { light: '#1D6FD1', dark: '#8AB8F5' } };
    const [day, night] = [file('#1D6FD1'), file('#8AB8F5')];
    expect(readDocument(day + night)).toMatchObject({ changes: both, remarks: [] });
    const named = `res/values-night/colors.xml\n${night}res/values/colors.xml\n${day}`;
    expect(readDocument(named)).toMatchObject({ changes: both, remarks: [] });
    expect(readDocument(day).changes.colorPrimary).toEqual({ light: '#1D6FD1', dark: '#4CAF50' });
  });

  it('of a style apply in both modes', () => {
    const style = '<style name="A"><item name="deckle_colorPrimary">#1D6FD1</item></style>';
    expect(readDocument(style).changes.colorPrimary).toEqual({ light: '#1D6FD1', dark: '#1D6FD1' });
  });

  it('say which value isn’t a color, and which name the builder doesn’t set', () => {
    const xml = ['@color/brand', '#1D6FD1', '#1D6FD1', '#1D6FD1'].map((hex, index) =>
      file(
        hex,
        ['deckle_colorPrimary', 'deckle_colorStatusBar', 'deckle_colorPrimry', 'accent'][index],
      ).trim(),
    );
    const { changes, remarks } = readDocument(`values\n${xml.join('')}`);
    expect(changes).toEqual({});
    expect(remarks.map(({ line, text }) => `${line}: ${text}`)).toEqual([
      '3: `deckle_colorPrimary` wasn’t read. Write a hex value.',
      '5: The theme builder doesn’t set `deckle_colorStatusBar`.',
      '7: There is no color `deckle_colorPrimry`. Did you mean `colorPrimary`?',
    ]);
  });
});

describe('reports what it does not read, by line', () => {
  it('unknown names, variables, single values, and colors of the other SDK', () => {
    const { changes, read, remarks } = readDocument(`
// A comment about colorPrimary = "#000000"
colorPrimry = DeckleColor("#1D6FD1", "#8AB8F5")
colorSecondary = DeckleColor("#123456", BRAND)
colorOnPrimary = "#FFFFFF"
colorViewfinder = DeckleColor("#FFFFFF", "#FFFFFF")
colorTopBarBackground = DeckleColor("#1D6FD1", "#16233A")`);
    expect(changes).toEqual({ colorTopBarBackground: { light: '#1D6FD1', dark: '#16233A' } });
    expect(read).toEqual([{ key: 'colorTopBarBackground', line: 7 }]);
    const twoValues = 'Write two hex values, one for light and one for dark mode.';
    expect(remarks.map(({ line, text }) => `${line}: ${text}`)).toEqual([
      '3: There is no color `colorPrimry`. Did you mean `colorPrimary`?',
      `4: \`colorSecondary\` wasn’t read. ${twoValues}`,
      `5: \`colorOnPrimary\` wasn’t read. ${twoValues}`,
      '6: `colorViewfinder` is a color of the Barcode SDK.',
    ]);
  });

  it('a color that the platform lacks', () => {
    const keys = keysOf(colorKeys, lacks, 'Xamarin');
    const code = 'ColorOnPrimary = (Color.FromHex("#FFFFFF"), Color.FromHex("#000000"))';
    expect(readTheme(code, { keys, changes: {}, spell: (key) => key }).remarks).toEqual([
      { line: 1, text: 'This platform doesn’t have `ColorOnPrimary`.' },
    ]);
  });

  it('an opacity of a color that is always opaque', () => {
    const { changes, remarks } = readDocument(
      "ColorTopBarBackground: { Light: '#801D6FD1', Dark: '#000000' },",
    );
    expect(changes).toEqual({ colorTopBarBackground: { light: '#4CAF50', dark: '#000000' } });
    expect(remarks.map(({ text }) => text)).toEqual([
      '`ColorTopBarBackground`, light: `#801D6FD1` has an opacity. This color is always opaque.',
    ]);
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

it.each(['', 'Hello, world.', '{[(', '"', '<resources>', 'colorPrimary =', 'a = (b = {c: ['])(
  'nothing is read from %j, and nothing breaks',
  (text) => {
    expect(readDocument(text).changes).toEqual({});
  },
);
