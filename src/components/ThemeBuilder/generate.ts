import { platforms, type PlatformId, type ProductId } from '../../model/platforms';
import {
  allColorKeys,
  type ColorChanges,
  type ColorKey,
  type ColorPair,
} from '../ScannerScreen/defaults';
import { capital } from './spelling';

/** A piece of generated code. */
export interface GeneratedFile {
  /** Where to put the code, if that is fixed. */
  readonly path?: string;
  readonly code: string;
}

/** Writes a theme in one language. */
export interface Generator {
  readonly title: string;
  generate(changes: ColorChanges): readonly GeneratedFile[];
}

const unchanged = '// Every color has its default value.';

function entries(changes: ColorChanges): [ColorKey, ColorPair][] {
  return allColorKeys.flatMap((key) => {
    const pair = changes[key];
    return pair ? [[key, pair] as [ColorKey, ColorPair]] : [];
  });
}

/**
 * A language.
 *
 * @param line Writes a color.
 * @param around What stands around the colors; where none was changed, in their place.
 */
function language(
  title: string,
  line: (key: ColorKey, pair: ColorPair) => string,
  around: (colors: readonly string[]) => readonly string[],
): Generator {
  return {
    title,
    generate(changes) {
      const colors = entries(changes).map(([key, pair]) => line(key, pair));
      return [{ code: around(colors).join('\n') }];
    },
  };
}

/** One statement per color, after the lines that create the configuration. */
const statementsAfter =
  (...creation: readonly string[]) =>
  (colors: readonly string[]): readonly string[] => [
    ...creation,
    ...(colors.length > 0 ? colors : [unchanged]),
  ];

/** How the declarations of a product name what the code uses. */
interface Names {
  readonly configuration: string;
  /** What the names of Android’s color resources begin with. */
  readonly resource: string;
}

const documentNames: Names = { configuration: 'DocumentScannerConfiguration', resource: 'deckle_' };
const barcodeNames: Names = {
  configuration: 'BarcodeScannerConfiguration',
  resource: 'deckle_barcode_',
};

/** A plain object, after the lines that begin its statement. */
function objectLiteral(title: string, ...head: readonly string[]): Generator {
  return language(
    title,
    (key, { light, dark }) => `    ${capital(key)}: { Light: '${light}', Dark: '${dark}' },`,
    (colors) => [
      ...head,
      ...(colors.length > 0 ? ['  ColorConfig: {', ...colors, '  },'] : [`  ${unchanged}`]),
      '};',
    ],
  );
}

function typeScript({ configuration }: Names, module: string): Generator {
  return objectLiteral(
    'TypeScript',
    `import type { ${configuration} } from '${module}';`,
    '',
    `const config: ${configuration} = {`,
  );
}

/** The editor learns the type of the object from a comment. */
function javaScript({ configuration }: Names, module: string): Generator {
  return objectLiteral(
    'JavaScript',
    `/** @import { ${configuration} } from '${module}' */`,
    '',
    `/** @type {${configuration}} */`,
    'const config = {',
  );
}

/**
 * The initializer that the Swift code uses; UIKit has none for hex values. It is the sample
 * `UIColor+Hex.swift`, which a test compares.
 */
const hexInitializer = `import UIKit

extension UIColor {
    /// An opaque color as in CSS: \`UIColor(hex: 0x1D6FD1)\`.
    convenience init(hex: Int) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255,
            green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: 1
        )
    }
}`;

/** A byte as the shortest decimal fraction from which UIKit gets the byte again. */
function fraction(byte: number): string {
  const exact = byte / 255;
  const digits = [1, 2].find((count) => Math.round(Number(exact.toFixed(count)) * 255) === byte);
  return String(Number(exact.toFixed(digits ?? 3)));
}

function uiColor(hex: string): string {
  const color = `UIColor(hex: 0x${hex.slice(-6)})`;
  if (hex.length === 7) return color;
  return `${color}.withAlphaComponent(${fraction(Number.parseInt(hex.slice(1, 3), 16))})`;
}

function dartColor(hex: string): string {
  return `Color(0xFF${hex.slice(1)})`;
}

/** A part of a Dart cascade, broken where the formatter breaks it: after 80 columns. */
function dartSetter(key: ColorKey, { light, dark }: ColorPair): string {
  const setter = `    ..${key} =`;
  const value = `const Tuple2(${dartColor(light)}, ${dartColor(dark)})`;
  // One column is kept for the semicolon behind the last part.
  const fits = `${setter} ${value};`.length <= 80;
  return fits ? `${setter} ${value}` : `${setter}\n        ${value}`;
}

const dart = language('Dart', dartSetter, (colors) =>
  colors.length === 0
    ? ['final config = DocumentScannerConfiguration();', unchanged]
    : [
        "import 'package:deckle_sdk/deckle_sdk_ui.dart';",
        "import 'package:flutter/material.dart';",
        "import 'package:tuple/tuple.dart';",
        '',
        'void setScannerColors(BaseScannerConfiguration config) {',
        '  config.colorConfig',
        `${colors.join('\n')};`,
        '}',
      ],
);

/** Statements in C#: `statement` generates the part after `config.ColorConfig.`. */
function cSharp(
  title: string,
  usings: readonly string[],
  statement: (key: ColorKey, pair: ColorPair) => string,
): Generator {
  return language(
    title,
    (key, pair) => `config.ColorConfig.${statement(key, pair)};`,
    statementsAfter(
      ...usings.map((namespace) => `using ${namespace};`),
      '',
      'var config = new DocumentScannerConfiguration();',
    ),
  );
}

/** A color as a tuple of two values of the framework's color type, made by `factory`. */
function colorTuple(factory: string) {
  return (key: ColorKey, { light, dark }: ColorPair): string =>
    `${capital(key)} = (${factory}("${light}"), ${factory}("${dark}"))`;
}

/** UIKit's color in C#, of three bytes. */
function uiColorBytes(hex: string): string {
  const bytes = hex.match(/[\dA-F]{2}/gi) ?? [];
  return `UIColor.FromRGB(${bytes.map((byte) => `0x${byte}`).join(', ')})`;
}

/** Android's languages, and its color resources. */
function android({ configuration, resource }: Names): readonly Generator[] {
  const resources = (changes: ColorChanges, mode: keyof ColorPair): string =>
    [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<resources>',
      ...entries(changes).map(
        ([key, pair]) => `    <color name="${resource}${key}">${pair[mode]}</color>`,
      ),
      '</resources>',
    ].join('\n');
  return [
    language(
      'Kotlin',
      (key, { light, dark }) =>
        `scanConfig.colorConfig.${key} = DeckleColor("${light}", "${dark}")`,
      statementsAfter(`val scanConfig = ${configuration}()`),
    ),
    language(
      'Java',
      (key, { light, dark }) =>
        `scanConfig.getColorConfig().set${capital(key)}(new DeckleColor("${light}", "${dark}"));`,
      statementsAfter(`${configuration} scanConfig = new ${configuration}();`),
    ),
    {
      title: 'Resources',
      generate: (changes) => [
        { path: 'res/values/colors.xml', code: resources(changes, 'light') },
        { path: 'res/values-night/colors.xml', code: resources(changes, 'dark') },
      ],
    },
  ];
}

function swift({ configuration }: Names): Generator {
  const set = language(
    'Swift',
    (key, { light, dark }) =>
      `scanConfig.colorConfig.set${capital(key)}(light: ${uiColor(light)}, dark: ${uiColor(dark)})`,
    statementsAfter(`let scanConfig = ${configuration}()`),
  );
  return {
    ...set,
    generate: (changes) => [
      ...set.generate(changes),
      ...(entries(changes).length === 0
        ? []
        : [{ path: 'UIColor+Hex.swift', code: hexInitializer }]),
    ],
  };
}

/** What code is written in for each platform: languages, or packages; the usual one first. */
const targets: Readonly<Record<ProductId, Partial<Record<PlatformId, readonly Generator[]>>>> = {
  document: {
    Android: android(documentNames),
    iOS: [swift(documentNames)],
    'react-native': [typeScript(documentNames, '@deckle/react-native-sdk')],
    capacitor: [typeScript(documentNames, '@deckle/capacitor-sdk')],
    cordova: [javaScript(documentNames, 'cordova-plugin-deckle-sdk')],
    Flutter: [dart],
    MAUI: [
      cSharp('C#', ['Deckle.SDK.MAUI', 'Microsoft.Maui.Graphics'], colorTuple('Color.FromArgb')),
    ],
    Xamarin: [
      cSharp('Forms', ['Deckle.SDK.Xamarin.Forms', 'Xamarin.Forms'], colorTuple('Color.FromHex')),
      cSharp(
        'Android',
        ['Deckle.SDK.Xamarin.Android'],
        (key, { light, dark }) => `${capital(key)} = new DeckleColor("${light}", "${dark}")`,
      ),
      cSharp(
        'iOS',
        ['Deckle.SDK.Xamarin.iOS', 'UIKit'],
        (key, { light, dark }) =>
          `Set${capital(key)}(${uiColorBytes(light)}, ${uiColorBytes(dark)})`,
      ),
    ],
  },
  barcode: {
    Android: android(barcodeNames),
    iOS: [swift(barcodeNames)],
    'react-native': [typeScript(barcodeNames, '@deckle/react-native-barcode-sdk')],
    cordova: [javaScript(barcodeNames, 'cordova-plugin-deckle-barcode-sdk')],
  },
};

/** A platform that code can be written for. */
export interface Target {
  readonly id: PlatformId;
  readonly label: string;
  readonly generators: readonly Generator[];
}

/**
 * The platforms of a product that code can be written for, the reader’s first.
 *
 * @param first Folder name of the reader’s platform.
 */
export function exportsOf(product: ProductId, first: string): readonly Target[] {
  const all = platforms.flatMap(({ id, label }): Target[] => {
    const generators = targets[product][id];
    return generators ? [{ id, label, generators }] : [];
  });
  return [...all.filter(({ id }) => id === first), ...all.filter(({ id }) => id !== first)];
}
