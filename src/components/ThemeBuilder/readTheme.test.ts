import { expect, it } from 'vitest';
import { colorKeys, type ColorChanges } from '../ScannerScreen/defaults';
import { readTheme, type Reading } from './readTheme';

const readDocument = (code: string, before: ColorChanges = {}): Reading =>
  readTheme(code, colorKeys, before);

/** What was not read, a line each. */
const problemsOf = ({ colors }: Reading): string[] =>
  colors.flatMap(({ line, name, problem }) =>
    problem === undefined ? [] : [`${line}: ${name} ${problem}`],
  );

// That all exports are read back: generate.test.ts.
it.each([
  // Kotlin
  'config.colorConfig.apply {\n  colorPrimary = DeckleColor(light = "#1d6fd1", dark = "#8AB8F5")\n}',
  // Java
  'c.setColorPrimary(new DeckleColor("#1D6FD1", "#8AB8F5")); String DARK = "#000000";',
  // C#
  'c.ColorPrimary = (Light: Color.FromHex("1D6FD1"), Dark: Color.FromHex("#FF8AB8F5"));',
  // Dart
  'c.colorPrimary =\n  const Tuple2(Color(0xff1d6fd1), Color(0xff8ab8f5))',
  // TypeScript and JSON
  "const config = { ColorConfig: { ColorPrimary: { Dark: '#8AB8F5', Light: '#1D6FD1' } } };",
  '{ "ColorConfig": { "ColorPrimary": {\n "Light": "#1D6FD1",\n "Dark": "#8AB8F5" } } }',
])('reads a color as it is written by hand: %s', (code) => {
  const reading = readDocument(code);
  expect(problemsOf(reading)).toEqual([]);
  expect(reading.changes).toEqual({ colorPrimary: { light: '#1D6FD1', dark: '#8AB8F5' } });
});

it('reads Android’s resources: light mode, then dark mode; a style applies in both', () => {
  const file = (hex: string): string =>
    `<resources>\n  <color name="deckle_colorPrimary">${hex}</color>\n</resources>\n`;
  const day = file('#1D6FD1');
  const { colorPrimary } = readDocument(day + file('#8AB8F5')).changes;
  expect(colorPrimary).toEqual({ light: '#1D6FD1', dark: '#8AB8F5' });
  expect(readDocument(day).changes.colorPrimary).toEqual({ light: '#1D6FD1', dark: '#4CAF50' });
  const style = '<style name="A"><item name="deckle_colorPrimary">#1D6FD1</item></style>';
  expect(readDocument(style).changes.colorPrimary).toEqual({ light: '#1D6FD1', dark: '#1D6FD1' });
});

it('reports what it does not read, by line', () => {
  const reading = readDocument(`
// A comment about colorPrimary = "#000000"
colorPrimry = DeckleColor("#1D6FD1", "#8AB8F5")
colorSecondary = DeckleColor("#123456", BRAND)
val dark = "#000000"
ColorOnPrimary = (Color.FromRgba("#FFFFFFFF"), Color.FromRgba("#000000FF"))
colorOnSecondary = DeckleColor("#801D6FD1", "#000000")
colorTopBarBackground = DeckleColor("#1D6FD1", "#16233A")
<color name="deckle_colorScanPolygon">@color/brand</color>`);
  expect(reading.changes).toEqual({ colorTopBarBackground: { light: '#1D6FD1', dark: '#16233A' } });
  const unread = 'wasn’t read. Write hex values, one for light and one for dark mode.';
  expect(problemsOf(reading)).toEqual([
    '3: colorPrimry isn’t a color of this platform.',
    `4: colorSecondary ${unread}`,
    `6: ColorOnPrimary ${unread}`,
    '7: colorOnSecondary can’t have an opacity.',
    `9: deckle_colorScanPolygon ${unread}`,
  ]);
});

it('colors are added to the theme, and later settings replace earlier ones', () => {
  const before: ColorChanges = { colorSecondary: { light: '#112233', dark: '#445566' } };
  const code = `colorPrimary = DeckleColor("#000000", "#FFFFFF")
colorPrimary = DeckleColor("#1D6FD1", "#8AB8F5")`;
  expect(readDocument(code, before).changes).toEqual({
    ...before,
    colorPrimary: { light: '#1D6FD1', dark: '#8AB8F5' },
  });
});

it.each(['', 'Hello, world.', '{[(', '"', '<resources>', 'colorPrimary =', 'a = (b = {c: ['])(
  'nothing is read from %j, and nothing breaks',
  (text) => {
    expect(readDocument(text).changes).toEqual({});
  },
);
