import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, expect } from 'vitest';
import { platformIds, type PlatformId } from '../../model/platforms';
import { resolveColors } from '../ScannerScreen/defaults';
import { generators, generatorsOf } from './generate';
import { keysWithout, limitTo } from './keys';

const root = join(import.meta.dirname, '../../..');

/** Whether the page of colors of a platform has the theme builder. */
function usesThemeBuilder(platform: PlatformId): boolean {
  const page = join(root, 'docs', platform, 'colorConfig.mdx');
  return existsSync(page) && readFileSync(page, 'utf8').includes('<ThemeBuilder');
}

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
      const [file] = generators[platform].generate(resolveColors());
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
    const code = generators.cordova.generate(resolveColors())[0]?.code ?? '';
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
    const code = generators.dart.generate(resolveColors())[0]?.code ?? '';
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
    const code = generators.maui.generate(resolveColors())[0]?.code ?? '';
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
    const keys = keysWithout('colorOnPrimary colorTopBarTitle');
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

describe('generatorsOf', () => {
  it('knows the languages of a platform', () => {
    expect(generatorsOf('Android').map(({ title }) => title)).toEqual([
      'Kotlin',
      'Java',
      'Resources',
    ]);
    expect(generatorsOf('iOS').map(({ title }) => title)).toEqual(['Swift']);
    expect(generatorsOf('Flutter').map(({ title }) => title)).toEqual(['Dart']);
    expect(generatorsOf('cordova').map(({ title }) => title)).toEqual(['JavaScript']);
    expect(generatorsOf('MAUI').map(({ title }) => title)).toEqual(['C#']);
    expect(generatorsOf('Xamarin').map(({ title }) => title)).toEqual(['Forms', 'Android', 'iOS']);
    expect(generatorsOf('unknown')).toEqual([]);
  });

  it.each(platformIds.filter((id) => usesThemeBuilder(id)))(
    'writes code for the theme builder on the color page of %s',
    (id) => {
      expect(generatorsOf(id)).not.toEqual([]);
    },
  );
});
