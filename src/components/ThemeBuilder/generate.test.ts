import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteDir } from '../../../tests/docsTree';
import { platformIds, type PlatformId } from '../../model/platforms';
import { resolveColors, type ColorChanges, type ColorKey } from '../ScannerScreen/defaults';
import { generate, languages } from './generate';
import { keysOf, limitTo } from './keys';
import { presets } from './presets';
import { readTheme } from './readTheme';

const products = ['document', 'barcode'] as const;

const all = products.flatMap((product) =>
  (Object.keys(languages[product]) as PlatformId[]).flatMap((platform) => {
    const lacks = platform === 'Xamarin' ? 'colorOnPrimary colorTopBarTitle' : '';
    return (languages[product][platform] ?? []).map((language) => ({
      id: `${product} ${platform} ${language.title}`,
      keys: keysOf({ product, platform, lacks }),
      write: (changes: ColorChanges) => generate(language, changes),
    }));
  }),
);

function languageOf(id: string) {
  const language = all.find((one) => one.id === id);
  if (language === undefined) throw new Error(`There is no language ${id}.`);
  return language;
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

// The code in the browser: tests/e2e/theme-builder.spec.ts.
it.each(all)('$id can be read back', ({ keys, write }) => {
  const themes = [{}, ...presets.map(({ colors }) => colors), everyColor(keys, '5F')];
  for (const theme of themes) {
    const changes = limitTo(keys, theme);
    const code = write(changes).map((file) => file.code);
    const reading = readTheme(code.join('\n\n'), keys, {});
    expect(reading.colors.filter(({ problem }) => problem)).toEqual([]);
    expect(reading.changes).toEqual(changes);
  }
});

it('writes the Android resources that the sample of the Barcode SDK overrides', () => {
  const file = join(siteDir, 'samples/barcode/Android/res/values/colors.xml');
  const names = readFileSync(file, 'utf8').match(/"deckle_barcode_\w+"/g) ?? [];
  expect(names.length).toBeGreaterThan(3);
  const { keys, write } = languageOf('barcode Android Resources');
  const [day, night] = write(everyColor(keys, 'A6'));
  expect([day?.path, night?.path]).toEqual([
    'res/values/colors.xml',
    'res/values-night/colors.xml',
  ]);
  expect(names.filter((name) => !day?.code.includes(`<color name=${name}>`))).toEqual([]);
  expect(day?.code).toContain('    <color name="deckle_barcode_colorPrimary">#102B3C</color>');
  expect(night?.code).toContain('    <color name="deckle_barcode_colorPrimary">#C3B210</color>');
});

it('gives the status bar the color of the top bar in resources of the Document SDK', () => {
  const { write } = languageOf('document Android Resources');
  const bar = { light: '#1D6FD1', dark: '#16233A' };
  const codes = (changes: ColorChanges) => write(changes).map(({ code }) => code);
  const [day, night] = codes({ colorTopBarBackground: bar });
  expect(day).toContain('    <color name="deckle_colorStatusBar">#1D6FD1</color>\n</resources>');
  expect(night).toContain('    <color name="deckle_colorStatusBar">#16233A</color>\n</resources>');
  expect(codes({ colorPrimary: bar }).join('')).not.toContain('colorStatusBar');
});

it.each([
  ['document Android Kotlin', 'document/Android/kotlin/ScannerColors.kt'],
  ['document Android Java', 'document/Android/java/ScannerColors.java'],
  ['document react-native TypeScript', 'document/react-native/src/colors.ts'],
  ['document capacitor TypeScript', 'document/capacitor/src/colors.ts'],
  ['document cordova JavaScript', 'document/cordova/www/js/colors.js'],
  ['document Flutter Dart', 'document/Flutter/lib/colors.dart'],
  ['document MAUI C#', 'document/MAUI/app/DefaultColors.cs'],
  ['document Xamarin Forms', 'document/Xamarin/forms/Invoices/DefaultColors.cs'],
  ['document Xamarin Android', 'document/Xamarin/android/DefaultColors.cs'],
  ['document Xamarin iOS', 'document/Xamarin/ios/DefaultColors.cs'],
  ['barcode Android Kotlin', 'barcode/Android/kotlin/ScannerTheme.kt'],
  ['barcode Android Java', 'barcode/Android/java/ScannerTheme.java'],
  ['barcode react-native TypeScript', 'barcode/react-native/src/theming.ts'],
  ['barcode cordova JavaScript', 'barcode/cordova/www/js/theming.js'],
])('%s writes colors and imports as the compiled sample does: %s', (id, file) => {
  const { keys, write } = languageOf(id);
  const sample = readFileSync(join(siteDir, 'samples', file), 'utf8');
  const code = write(limitTo(keys, resolveColors()))[0]?.code ?? '';
  // From the name of each color on: samples name other objects.
  const settings = keys.map(
    (key) => new RegExp(`(?:\\.\\.|set)?${key}\\b.*`, 'i').exec(code)?.[0] ?? `no ${key}`,
  );
  // The samples of Android keep the opacity that two defaults have.
  const isOpaque = (line: string): boolean =>
    !id.startsWith('document Android') || !line.includes('#E3E3E3');
  expect(settings.filter((line) => isOpaque(line) && !sample.includes(line))).toEqual([]);
  // What is around them. Some samples only have the colors of a configuration.
  const names = code.match(/\b(?!DocumentScannerConfiguration)[A-Z][a-z]\w+/g) ?? [];
  expect(names.filter((name) => !sample.includes(name))).toEqual([]);
  const modules = code.match(/(?<=from ')[^']+|(?<=^import ')[^']+|(?<=^using )[\w.]+/gm) ?? [];
  expect(modules.filter((name) => !sample.includes(name))).toEqual([]);
});

it('writes the functions of the Swift sample', () => {
  const sample = readFileSync(join(siteDir, 'samples/barcode/iOS/ScannerTheme.swift'), 'utf8');
  const { keys, write } = languageOf('barcode iOS Swift');
  const [file] = write(everyColor(keys));
  const names = (text = ''): string[] => [...new Set(text.match(/setColor\w+\(light:/g))].sort();
  expect(names(file?.code)).toEqual(names(sample));
});

it.each([
  ['document', 'docs/*/colorConfig.mdx'],
  ['barcode', 'docs/barcode-scanner-sdk/*/theming.mdx'],
] as const)('has languages for each page with a theme builder: %s', (product, pages) => {
  const withPage = platformIds.filter((id) => {
    const page = join(siteDir, pages.replace('*', id));
    return existsSync(page) && readFileSync(page, 'utf8').includes('<ThemeBuilder');
  });
  expect(Object.keys(languages[product]).sort()).toEqual([...withPage].sort());
});
