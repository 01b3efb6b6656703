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

const trimmed = (text: string): string[] => text.split('\n').map((line) => line.trim());

const theme = {
  colorTopBarTitle: { light: '#FFFFFF', dark: '#000000' },
  colorPrimary: { light: '#0A6B5E', dark: '#5CD3BF' },
};

describe('generators', () => {
  it('write Kotlin', () => {
    expect(generators['android-kotlin'].generate(theme)).toEqual([
      {
        code: `val scanConfig = DocumentScannerConfiguration()
scanConfig.colorConfig.colorPrimary = DeckleColor("#0A6B5E", "#5CD3BF")
scanConfig.colorConfig.colorTopBarTitle = DeckleColor("#FFFFFF", "#000000")`,
      },
    ]);
  });

  it('write Java', () => {
    expect(generators['android-java'].generate(theme)).toEqual([
      {
        code: `DocumentScannerConfiguration scanConfig = new DocumentScannerConfiguration();
scanConfig.getColorConfig().setColorPrimary(new DeckleColor("#0A6B5E", "#5CD3BF"));
scanConfig.getColorConfig().setColorTopBarTitle(new DeckleColor("#FFFFFF", "#000000"));`,
      },
    ]);
  });

  it('write Android resources for day and night', () => {
    const [day, night] = generators['android-xml'].generate(theme);
    expect(day?.path).toBe('res/values/colors.xml');
    expect(day?.code).toContain('    <color name="deckle_colorPrimary">#0A6B5E</color>');
    expect(night?.path).toBe('res/values-night/colors.xml');
    expect(night?.code).toContain('    <color name="deckle_colorPrimary">#5CD3BF</color>');
  });

  it('write Swift, with the initializer that it needs', () => {
    const [code, initializer] = generators.swift.generate(theme);
    expect(code).toEqual({
      code: `let scanConfig = DocumentScannerConfiguration()
scanConfig.colorConfig.setColorPrimary(light: UIColor(hex: 0x0A6B5E), dark: UIColor(hex: 0x5CD3BF))
scanConfig.colorConfig.setColorTopBarTitle(light: UIColor(hex: 0xFFFFFF), dark: UIColor(hex: 0x000000))`,
    });
    expect(initializer?.path).toBe('UIColor+Hex.swift');
    const sample = readFileSync('samples/document/iOS/UIColor+Hex.swift', 'utf8');
    expect(initializer?.code).toBe(sample.replace(/^\/\/ (?:end)?region.*\n/gm, '').trimEnd());
    expect(generators.swift.generate({})).toHaveLength(1);
  });

  it('write TypeScript with the names of the packages', () => {
    const [file] = generators['react-native'].generate({ colorPrimary: theme.colorPrimary });
    expect(file?.code)
      .toBe(`import type { DocumentScannerConfiguration } from '@deckle/react-native-sdk';

const config: DocumentScannerConfiguration = {
  ColorConfig: {
    ColorPrimary: { Light: '#0A6B5E', Dark: '#5CD3BF' },
  },
};`);
  });

  it('write TypeScript for Capacitor', () => {
    expect(generators.capacitor.generate(theme)).toEqual([
      {
        code: `import type { DocumentScannerConfiguration } from '@deckle/capacitor-sdk';

const config: DocumentScannerConfiguration = {
  ColorConfig: {
    ColorPrimary: { Light: '#0A6B5E', Dark: '#5CD3BF' },
    ColorTopBarTitle: { Light: '#FFFFFF', Dark: '#000000' },
  },
};`,
      },
    ]);
  });

  it.each(['react-native', 'capacitor'] as const)(
    'write TypeScript for %s as the compiled sample does',
    (platform) => {
      const sample = readFileSync(join(root, `samples/document/${platform}/src/colors.ts`), 'utf8');
      const [file] = generators[platform].generate(defaultsOf(colorKeys));
      const colors = file?.code.match(/^ +Color\w+: \{ Light.*$/gm)?.map((line) => line.trim());
      expect(colors).toHaveLength(12);
      const written = sample.split('\n').map((line) => line.trim());
      expect(colors?.filter((line) => !written.includes(line))).toEqual([]);
      const module = /from '.*'/.exec(file?.code ?? '')?.[0];
      expect(sample).toContain(module);
      const member = /^ {2}(\w+): \{$/m.exec(file?.code ?? '')?.[1];
      expect(sample).toContain(`${member}: invoiceColors`);
    },
  );

  it('write JavaScript for Cordova, with its type in comments', () => {
    expect(generators.cordova.generate(theme)).toEqual([
      {
        code: `/** @import { DocumentScannerConfiguration } from 'cordova-plugin-deckle-sdk' */

/** @type {DocumentScannerConfiguration} */
const config = {
  ColorConfig: {
    ColorPrimary: { Light: '#0A6B5E', Dark: '#5CD3BF' },
    ColorTopBarTitle: { Light: '#FFFFFF', Dark: '#000000' },
  },
};`,
      },
    ]);
  });

  it('write JavaScript for Cordova as the compiled sample does', () => {
    const sample = readFileSync(join(root, 'samples/document/cordova/www/js/colors.js'), 'utf8');
    const code = generators.cordova.generate(defaultsOf(colorKeys))[0]?.code ?? '';
    const written = sample.split('\n').map((line) => line.trim());
    const colors = code.match(/^ +Color\w+: \{ Light.*$/gm)?.map((line) => line.trim());
    expect(colors).toHaveLength(12);
    expect(colors?.filter((line) => !written.includes(line))).toEqual([]);
    expect(sample).toContain(/from '.*'/.exec(code)?.[0]);
    expect(sample).toContain(`${/^ {2}(\w+): \{$/m.exec(code)?.[1]}: invoiceColors`);
  });

  it('write Dart with its imports', () => {
    expect(generators.dart.generate(theme)).toEqual([
      {
        code: `import 'package:deckle_sdk/deckle_sdk_ui.dart';
import 'package:flutter/material.dart';
import 'package:tuple/tuple.dart';

void setScannerColors(BaseScannerConfiguration config) {
  config.colorConfig
    ..colorPrimary = const Tuple2(Color(0xFF0A6B5E), Color(0xFF5CD3BF))
    ..colorTopBarTitle = const Tuple2(Color(0xFFFFFFFF), Color(0xFF000000));
}`,
      },
    ]);
  });

  it('write Dart as the compiled sample does', () => {
    const sample = readFileSync(join(root, 'samples/document/Flutter/lib/colors.dart'), 'utf8');
    const code = generators.dart.generate(defaultsOf(colorKeys))[0]?.code ?? '';
    const [imports = '', body = ''] = code.split('void setScannerColors');
    expect(imports.match(/^import /gm)).toHaveLength(3);
    expect(sample).toContain(imports.trimEnd());
    expect(body.match(/^ +\.\.color/gm)).toHaveLength(12);
    expect(sample).toContain(`void setDefaultColors${body}`);
  });

  it('write C# for MAUI', () => {
    expect(generators.maui.generate(theme)).toEqual([
      {
        code: `using Deckle.SDK.MAUI;
using Microsoft.Maui.Graphics;

var config = new DocumentScannerConfiguration();
config.ColorConfig.ColorPrimary = (Color.FromArgb("#0A6B5E"), Color.FromArgb("#5CD3BF"));
config.ColorConfig.ColorTopBarTitle = (Color.FromArgb("#FFFFFF"), Color.FromArgb("#000000"));`,
      },
    ]);
  });

  it('write C# for MAUI as the compiled sample does', () => {
    const sample = readFileSync(join(root, 'samples/document/MAUI/app/DefaultColors.cs'), 'utf8');
    const code = generators.maui.generate(defaultsOf(colorKeys))[0]?.code ?? '';
    const written = sample.split('\n').map((line) => line.trim());
    const lines = code.match(/^(?:using |config\.ColorConfig\.).*$/gm);
    expect(lines).toHaveLength(2 + 12);
    expect(lines?.filter((line) => !written.includes(line))).toEqual([]);
  });

  it('write C# for the packages of Xamarin', () => {
    const { colorPrimary } = theme;
    expect(generators['xamarin-forms'].generate({ colorPrimary })).toEqual([
      {
        code: `using Deckle.SDK.Xamarin.Forms;
using Xamarin.Forms;

var config = new DocumentScannerConfiguration();
config.ColorConfig.ColorPrimary = (Color.FromHex("#0A6B5E"), Color.FromHex("#5CD3BF"));`,
      },
    ]);
    expect(generators['xamarin-android'].generate({ colorPrimary })).toEqual([
      {
        code: `using Deckle.SDK.Xamarin.Android;

var config = new DocumentScannerConfiguration();
config.ColorConfig.ColorPrimary = new DeckleColor("#0A6B5E", "#5CD3BF");`,
      },
    ]);
    expect(generators['xamarin-ios'].generate({ colorPrimary })).toEqual([
      {
        code: `using Deckle.SDK.Xamarin.iOS;
using UIKit;

var config = new DocumentScannerConfiguration();
config.ColorConfig.SetColorPrimary(UIColor.FromRGB(0x0A, 0x6B, 0x5E), UIColor.FromRGB(0x5C, 0xD3, 0xBF));`,
      },
    ]);
  });

  it.each([
    ['xamarin-forms', 'forms/Invoices', 2],
    ['xamarin-android', 'android', 1],
    ['xamarin-ios', 'ios', 2],
  ] as const)('write C# for %s as the compiled sample does', (id, folder, usings) => {
    const sample = readFileSync(
      join(root, `samples/document/Xamarin/${folder}/DefaultColors.cs`),
      'utf8',
    );
    const keys = keysOf(colorKeys, 'X: colorOnPrimary colorTopBarTitle', 'X');
    const code = generators[id].generate(limitTo(keys, resolveColors()))[0]?.code ?? '';
    const written = sample.split('\n').map((line) => line.trim());
    const lines = code.match(/^(?:using |config\.ColorConfig\.).*$/gm);
    expect(lines).toHaveLength(usings + keys.length);
    expect(lines?.filter((line) => !written.includes(line))).toEqual([]);
  });

  it.each(Object.entries(generators))(
    '%s writes no color when none was changed',
    (_, generator) => {
      const files = generator.generate({});
      expect(files.map(({ code }) => code).join()).not.toMatch(/(?:#|0x)[\dA-F]{6}|FromRGB/);
    },
  );
});

describe('generators of the Barcode SDK', () => {
  const barcode: ColorChanges = {
    colorPrimary: theme.colorPrimary,
    colorOverlay: { light: '#A6000000', dark: '#80102030' },
  };
  const all = defaultsOf(barcodeColorKeys);
  const sample = (path: string): string =>
    readFileSync(join(root, 'samples/barcode', path), 'utf8');

  it('write Swift with the opacity', () => {
    expect(generators['barcode-swift'].generate(barcode)[0]?.code)
      .toBe(`let scanConfig = BarcodeScannerConfiguration()
scanConfig.colorConfig.setColorPrimary(light: UIColor(hex: 0x0A6B5E), dark: UIColor(hex: 0x5CD3BF))
scanConfig.colorConfig.setColorOverlay(light: UIColor(hex: 0x000000).withAlphaComponent(0.65), dark: UIColor(hex: 0x102030).withAlphaComponent(0.5))`);
    expect(generators['barcode-swift'].generate(barcode)[1]?.code).toBe(
      sample('iOS/UIColor+Hex.swift')
        .replace(/^\/\/ (?:end)?region.*\n/gm, '')
        .trimEnd(),
    );
  });

  it.each([
    ['barcode-kotlin', 'Android/kotlin/ScannerTheme.kt', /^scanConfig\.colorConfig\./],
    ['barcode-java', 'Android/java/ScannerTheme.java', /^scanConfig\.getColorConfig\(\)/],
    ['barcode-react-native', 'react-native/src/theming.ts', /^/],
    ['barcode-cordova', 'cordova/www/js/theming.js', /^/],
  ] as const)('write %s as the compiled sample does', (id, file, owner) => {
    const code = trimmed(generators[id].generate(all)[0]?.code ?? '');
    const lines = code
      .filter((line) => /color\w+\W+(?:new )?(?:DeckleColor|Light)|setColor/i.test(line))
      .map((line) => line.replace(owner, ''));
    // The sample keeps the colors in a variable.
    const written = trimmed(sample(file)).map((line) => line.replace(/^colors(?=\.set)/, ''));
    expect(lines).toHaveLength(barcodeColorKeys.length);
    expect(lines.filter((line) => !written.includes(line))).toEqual([]);
    expect(sample(file)).toContain('BarcodeScannerConfiguration');
    const module = /from '.*'/.exec(code.join('\n'))?.[0];
    if (module !== undefined) expect(sample(file)).toContain(module);
  });

  it('write the resources that the sample overrides', () => {
    const files = generators['barcode-xml'].generate(all);
    const names = sample('Android/res/values/colors.xml').match(/"deckle_barcode_\w+"/g) ?? [];
    expect(names.length).toBeGreaterThan(3);
    for (const { code } of files) {
      expect(names.filter((name) => !code.includes(`<color name=${name}>`))).toEqual([]);
      expect(code).toContain('<color name="deckle_barcode_colorOverlay">#80000000</color>');
    }
  });

  it('write the functions of the Swift sample', () => {
    const code = generators['barcode-swift'].generate(all)[0]?.code ?? '';
    const names = (text: string): string[] =>
      [...new Set(text.match(/setColor\w+\(light:/g))].sort();
    expect(names(code)).toEqual(names(sample('iOS/ScannerTheme.swift')));
  });
});

describe('code of Android as the compiled samples have it', () => {
  it.each([
    ['android-kotlin', 'kotlin/ScannerColors.kt', /^scanConfig\.colorConfig\./],
    ['android-java', 'java/ScannerColors.java', /^scanConfig\.getColorConfig\(\)/],
  ] as const)('%s', (id, file, owner) => {
    const lines = trimmed(generators[id].generate(defaultsOf(colorKeys))[0]?.code ?? '')
      .slice(1)
      // The samples keep the opacity that two defaults have.
      .filter((line) => !line.includes('#E3E3E3'))
      .map((line) => line.replace(owner, ''));
    const written = trimmed(readFileSync(join(root, 'samples/document/Android', file), 'utf8')).map(
      (line) => line.replace(/^colors(?=\.set)/, ''),
    );
    expect(lines).toHaveLength(10);
    expect(lines.filter((line) => !written.includes(line))).toEqual([]);
  });
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
