import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, expect } from 'vitest';
import { platformIds, type PlatformId, type ProductId } from '../../model/platforms';
import { barcodeColorKeys } from '../ScannerScreen/barcodeKeys';
import {
  colorKeys,
  resolveColors,
  type ColorChanges,
  type ColorKey,
} from '../ScannerScreen/defaults';
import { exportsOf, generators } from './generate';
import { keysOf, limitTo } from './keys';

const root = join(import.meta.dirname, '../../..');

/** The pages with a theme builder, by product. */
const builderPages: Readonly<Record<ProductId, string>> = {
  document: 'docs/*/colorConfig.mdx',
  barcode: 'docs/barcode-scanner-sdk/*/theming.mdx',
};

/** Whether a platform has a page with the theme builder. */
function usesThemeBuilder(product: ProductId, platform: PlatformId): boolean {
  const page = join(root, builderPages[product].replace('*', platform));
  return existsSync(page) && readFileSync(page, 'utf8').includes('<ThemeBuilder');
}

const defaultsOf = (keys: readonly ColorKey[]): ColorChanges => limitTo(keys, resolveColors());

const theme = {
  colorTopBarTitle: { light: '#FFFFFF', dark: '#000000' },
  colorPrimary: { light: '#0A6B5E', dark: '#5CD3BF' },
};
const barcodeTheme: ColorChanges = {
  colorPrimary: theme.colorPrimary,
  colorOverlay: { light: '#A6000000', dark: '#80102030' },
};

/** The sample with the initializer of Swift, as it is shown. */
const initializerOf = (product: ProductId): string =>
  readFileSync(join(root, `samples/${product}/iOS/UIColor+Hex.swift`), 'utf8')
    .replace(/^\/\/ (?:end)?region.*\n/gm, '')
    .trimEnd();

describe('generators', () => {
  it.each<readonly [keyof typeof generators, ColorChanges, string, readonly string[]]>([
    [
      'swift',
      theme,
      `let scanConfig = DocumentScannerConfiguration()
scanConfig.colorConfig.setColorPrimary(light: UIColor(hex: 0x0A6B5E), dark: UIColor(hex: 0x5CD3BF))
scanConfig.colorConfig.setColorTopBarTitle(light: UIColor(hex: 0xFFFFFF), dark: UIColor(hex: 0x000000))`,
      [initializerOf('document')],
    ],
    [
      'react-native',
      { colorPrimary: theme.colorPrimary },
      `import type { DocumentScannerConfiguration } from '@deckle/react-native-sdk';

const config: DocumentScannerConfiguration = {
  ColorConfig: {
    ColorPrimary: { Light: '#0A6B5E', Dark: '#5CD3BF' },
  },
};`,
      [],
    ],
    [
      'dart',
      theme,
      `import 'package:deckle_sdk/deckle_sdk_ui.dart';
import 'package:flutter/material.dart';
import 'package:tuple/tuple.dart';

void setScannerColors(BaseScannerConfiguration config) {
  config.colorConfig
    ..colorPrimary = const Tuple2(Color(0xFF0A6B5E), Color(0xFF5CD3BF))
    ..colorTopBarTitle = const Tuple2(Color(0xFFFFFFFF), Color(0xFF000000));
}`,
      [],
    ],
    [
      'barcode-swift',
      barcodeTheme,
      `let scanConfig = BarcodeScannerConfiguration()
scanConfig.colorConfig.setColorPrimary(light: UIColor(hex: 0x0A6B5E), dark: UIColor(hex: 0x5CD3BF))
scanConfig.colorConfig.setColorOverlay(light: UIColor(hex: 0x000000).withAlphaComponent(0.65), dark: UIColor(hex: 0x102030).withAlphaComponent(0.5))`,
      [initializerOf('barcode')],
    ],
  ])('%s', (id, changes, first, others) => {
    const files = generators[id].generate(changes);
    expect(files.map(({ code }) => code)).toEqual([first, ...others]);
  });

  it('write Android resources for day and night', () => {
    const [day, night] = generators['android-xml'].generate(theme);
    expect(day?.path).toBe('res/values/colors.xml');
    expect(day?.code).toContain('    <color name="deckle_colorPrimary">#0A6B5E</color>');
    expect(night?.path).toBe('res/values-night/colors.xml');
    expect(night?.code).toContain('    <color name="deckle_colorPrimary">#5CD3BF</color>');
  });

  it('write the resources that the sample of the Barcode SDK overrides', () => {
    const file = join(root, 'samples/barcode/Android/res/values/colors.xml');
    const names = readFileSync(file, 'utf8').match(/"deckle_barcode_\w+"/g) ?? [];
    expect(names.length).toBeGreaterThan(3);
    for (const { code } of generators['barcode-xml'].generate(defaultsOf(barcodeColorKeys))) {
      expect(names.filter((name) => !code.includes(`<color name=${name}>`))).toEqual([]);
      expect(code).toContain('<color name="deckle_barcode_colorOverlay">#80000000</color>');
    }
  });

  it.each(Object.entries(generators))(
    '%s writes no color when none was changed',
    (_, generator) => {
      const files = generator.generate({});
      expect(files.map(({ code }) => code).join()).not.toMatch(/(?:#|0x)[\dA-F]{6}|FromRGB/);
    },
  );
});

const xamarinKeys = keysOf(colorKeys, 'X: colorOnPrimary colorTopBarTitle', 'X');

it.each<readonly [keyof typeof generators, string, readonly ColorKey[]]>([
  ['android-kotlin', 'document/Android/kotlin/ScannerColors.kt', colorKeys],
  ['android-java', 'document/Android/java/ScannerColors.java', colorKeys],
  ['react-native', 'document/react-native/src/colors.ts', colorKeys],
  ['capacitor', 'document/capacitor/src/colors.ts', colorKeys],
  ['cordova', 'document/cordova/www/js/colors.js', colorKeys],
  ['dart', 'document/Flutter/lib/colors.dart', colorKeys],
  ['maui', 'document/MAUI/app/DefaultColors.cs', colorKeys],
  ['xamarin-forms', 'document/Xamarin/forms/Invoices/DefaultColors.cs', xamarinKeys],
  ['xamarin-android', 'document/Xamarin/android/DefaultColors.cs', xamarinKeys],
  ['xamarin-ios', 'document/Xamarin/ios/DefaultColors.cs', xamarinKeys],
  ['barcode-kotlin', 'barcode/Android/kotlin/ScannerTheme.kt', barcodeColorKeys],
  ['barcode-java', 'barcode/Android/java/ScannerTheme.java', barcodeColorKeys],
  ['barcode-react-native', 'barcode/react-native/src/theming.ts', barcodeColorKeys],
  ['barcode-cordova', 'barcode/cordova/www/js/theming.js', barcodeColorKeys],
])('%s writes colors and imports as the compiled sample does: %s', (id, file, keys) => {
  const sample = readFileSync(join(root, 'samples', file), 'utf8');
  const code = generators[id].generate(defaultsOf(keys))[0]?.code ?? '';
  // From the name of each color on: samples name other objects.
  const settings = keys.map(
    (key) => new RegExp(`(?:\\.\\.|set)?${key}\\b.*`, 'i').exec(code)?.[0] ?? `no ${key}`,
  );
  // The samples of Android keep the opacity that two defaults have.
  const isOpaque = (line: string): boolean =>
    !id.startsWith('android-') || !line.includes('#E3E3E3');
  expect(settings.filter((line) => isOpaque(line) && !sample.includes(line))).toEqual([]);
  const modules = code.match(/(?<=from ')[^']+|(?<=^import ')[^']+|(?<=^using )[\w.]+/gm) ?? [];
  expect(modules.filter((name) => !sample.includes(name))).toEqual([]);
});

it('writes the functions of the Swift sample', () => {
  const sample = readFileSync(join(root, 'samples/barcode/iOS/ScannerTheme.swift'), 'utf8');
  const code = generators['barcode-swift'].generate(defaultsOf(barcodeColorKeys))[0]?.code ?? '';
  const names = (text: string): string[] => [...new Set(text.match(/setColor\w+\(light:/g))].sort();
  expect(names(code)).toEqual(names(sample));
});

describe('exportsOf', () => {
  it('knows the languages of each platform, the reader’s first', () => {
    const titles = exportsOf('document', 'Xamarin').map(({ id, generators: list }) => [
      id,
      ...list.map(({ title }) => title),
    ]);
    expect(titles).toEqual([
      ['Xamarin', 'Forms', 'Android', 'iOS'],
      ['Android', 'Kotlin', 'Java', 'Resources'],
      ['iOS', 'Swift'],
      ['react-native', 'TypeScript'],
      ['Flutter', 'Dart'],
      ['MAUI', 'C#'],
      ['capacitor', 'TypeScript'],
      ['cordova', 'JavaScript'],
    ]);
    expect(exportsOf('barcode', 'cordova').map(({ label }) => label)).toEqual([
      'Cordova',
      'Android',
      'iOS',
      'React Native',
    ]);
  });

  it.each(['document', 'barcode'] as const)(
    'has each platform with a theme builder of the product %s, and no other',
    (product) => {
      const withPage = platformIds.filter((id) => usesThemeBuilder(product, id));
      expect(withPage.length).toBeGreaterThan(3);
      expect(exportsOf(product, '').map(({ id }) => id)).toEqual(withPage);
    },
  );
});
