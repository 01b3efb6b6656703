import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, expect } from 'vitest';
import { platformIds, type PlatformId, type ProductId } from '../../model/platforms';
import {
  barcodeColorKeys,
  colorKeys,
  resolveColors,
  type ColorChanges,
  type ColorKey,
} from '../ScannerScreen/defaults';
import { exportsOf } from './generate';
import type { Generator } from './generator';
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

/** All generators by product, platform, and title. */
const generators = new Map<string, Generator>(
  (['document', 'barcode'] as const).flatMap((product) =>
    exportsOf(product, '').flatMap((target) =>
      target.generators.map(
        (generator) => [`${product} ${target.id} ${generator.title}`, generator] as const,
      ),
    ),
  ),
);

function generatorOf(name: string): Generator {
  const generator = generators.get(name);
  if (generator === undefined) throw new Error(`There is no generator ${name}.`);
  return generator;
}

const defaultsOf = (keys: readonly ColorKey[]): ColorChanges => limitTo(keys, resolveColors());

const theme = { colorPrimary: { light: '#0A6B5E', dark: '#5CD3BF' } };

/** The sample with the initializer of Swift, as it is shown. */
const initializerOf = (product: ProductId): string =>
  readFileSync(join(root, `samples/${product}/iOS/UIColor+Hex.swift`), 'utf8')
    .replace(/^\/\/ (?:end)?region.*\n/gm, '')
    .trimEnd();

describe('generators', () => {
  // That each theme can be read back: readTheme.test.ts; the code in the browser: tests/e2e/theme-builder.spec.ts.
  it.each(['document', 'barcode'] as const)('write the initializer of Swift: %s', (product) => {
    const [, initializer] = generatorOf(`${product} iOS Swift`).generate(theme);
    expect(initializer?.code).toBe(initializerOf(product));
  });

  it('write Android resources for day and night', () => {
    const [day, night] = generatorOf('document Android Resources').generate(theme);
    expect(day?.path).toBe('res/values/colors.xml');
    expect(day?.code).toContain('    <color name="deckle_colorPrimary">#0A6B5E</color>');
    expect(night?.path).toBe('res/values-night/colors.xml');
    expect(night?.code).toContain('    <color name="deckle_colorPrimary">#5CD3BF</color>');
  });

  it('write the resources that the sample of the Barcode SDK overrides', () => {
    const file = join(root, 'samples/barcode/Android/res/values/colors.xml');
    const names = readFileSync(file, 'utf8').match(/"deckle_barcode_\w+"/g) ?? [];
    expect(names.length).toBeGreaterThan(3);
    for (const { code } of generatorOf('barcode Android Resources').generate(
      defaultsOf(barcodeColorKeys),
    )) {
      expect(names.filter((name) => !code.includes(`<color name=${name}>`))).toEqual([]);
      expect(code).toContain('<color name="deckle_barcode_colorOverlay">#80000000</color>');
    }
  });

  it.each([...generators])('%s writes no color when none was changed', (_, generator) => {
    const files = generator.generate({});
    expect(files.map(({ code }) => code).join()).not.toMatch(/(?:#|0x)[\dA-F]{6}|FromRGB/);
  });
});

const xamarinKeys = keysOf(colorKeys, 'X: colorOnPrimary colorTopBarTitle', 'X');

it.each<readonly [string, string, readonly ColorKey[]]>([
  ['document Android Kotlin', 'document/Android/kotlin/ScannerColors.kt', colorKeys],
  ['document Android Java', 'document/Android/java/ScannerColors.java', colorKeys],
  ['document react-native TypeScript', 'document/react-native/src/colors.ts', colorKeys],
  ['document capacitor TypeScript', 'document/capacitor/src/colors.ts', colorKeys],
  ['document cordova JavaScript', 'document/cordova/www/js/colors.js', colorKeys],
  ['document Flutter Dart', 'document/Flutter/lib/colors.dart', colorKeys],
  ['document MAUI C#', 'document/MAUI/app/DefaultColors.cs', colorKeys],
  ['document Xamarin Forms', 'document/Xamarin/forms/Invoices/DefaultColors.cs', xamarinKeys],
  ['document Xamarin Android', 'document/Xamarin/android/DefaultColors.cs', xamarinKeys],
  ['document Xamarin iOS', 'document/Xamarin/ios/DefaultColors.cs', xamarinKeys],
  ['barcode Android Kotlin', 'barcode/Android/kotlin/ScannerTheme.kt', barcodeColorKeys],
  ['barcode Android Java', 'barcode/Android/java/ScannerTheme.java', barcodeColorKeys],
  ['barcode react-native TypeScript', 'barcode/react-native/src/theming.ts', barcodeColorKeys],
  ['barcode cordova JavaScript', 'barcode/cordova/www/js/theming.js', barcodeColorKeys],
])('%s writes colors and imports as the compiled sample does: %s', (id, file, keys) => {
  const sample = readFileSync(join(root, 'samples', file), 'utf8');
  const code = generatorOf(id).generate(defaultsOf(keys))[0]?.code ?? '';
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
  const sample = readFileSync(join(root, 'samples/barcode/iOS/ScannerTheme.swift'), 'utf8');
  const code =
    generatorOf('barcode iOS Swift').generate(defaultsOf(barcodeColorKeys))[0]?.code ?? '';
  const names = (text: string): string[] => [...new Set(text.match(/setColor\w+\(light:/g))].sort();
  expect(names(code)).toEqual(names(sample));
});

describe('exportsOf', () => {
  it.each(['document', 'barcode'] as const)(
    'has each platform with a theme builder of the product %s, and no other',
    (product) => {
      const withPage = platformIds.filter((id) => usesThemeBuilder(product, id));
      expect(withPage.length).toBeGreaterThan(3);
      expect(exportsOf(product, '').map(({ id }) => id)).toEqual(withPage);
      // That of the reader is the first.
      expect(exportsOf(product, 'cordova')[0]?.id).toBe('cordova');
    },
  );
});
