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

/** One statement per color, after the line that creates the configuration. */
function statements(
  creation: string,
  statement: (key: ColorKey, pair: ColorPair) => string,
): Generator['generate'] {
  return (changes) => {
    const lines = entries(changes).map(([key, pair]) => statement(key, pair));
    return [{ code: [creation, ...(lines.length > 0 ? lines : [unchanged])].join('\n') }];
  };
}

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

function resources({ resource }: Names, changes: ColorChanges, mode: keyof ColorPair): string {
  const lines = entries(changes).map(
    ([key, pair]) => `    <color name="${resource}${key}">${pair[mode]}</color>`,
  );
  return ['<?xml version="1.0" encoding="utf-8"?>', '<resources>', ...lines, '</resources>'].join(
    '\n',
  );
}

/** A color as a member of an object literal. */
function colorMember([key, { light, dark }]: [ColorKey, ColorPair]): string {
  return `    ${capital(key)}: { Light: '${light}', Dark: '${dark}' },`;
}

/** A plain object, after the lines that begin its statement. */
function objectLiteral(title: string, head: readonly string[]): Generator {
  return {
    title,
    generate(changes) {
      const lines = entries(changes).map(colorMember);
      const body = lines.length > 0 ? ['  ColorConfig: {', ...lines, '  },'] : [`  ${unchanged}`];
      return [{ code: [...head, ...body, '};'].join('\n') }];
    },
  };
}

function typeScript({ configuration }: Names, module: string): Generator {
  return objectLiteral('TypeScript', [
    `import type { ${configuration} } from '${module}';`,
    '',
    `const config: ${configuration} = {`,
  ]);
}

/** The editor learns the type of the object from a comment. */
function javaScript({ configuration }: Names, module: string): Generator {
  return objectLiteral('JavaScript', [
    `/** @import { ${configuration} } from '${module}' */`,
    '',
    `/** @type {${configuration}} */`,
    'const config = {',
  ]);
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

const dart: Generator = {
  title: 'Dart',
  generate(changes) {
    const setters = entries(changes).map(([key, pair]) => dartSetter(key, pair));
    if (setters.length === 0) {
      return [{ code: ['final config = DocumentScannerConfiguration();', unchanged].join('\n') }];
    }
    return [
      {
        code: [
          "import 'package:deckle_sdk/deckle_sdk_ui.dart';",
          "import 'package:flutter/material.dart';",
          "import 'package:tuple/tuple.dart';",
          '',
          'void setScannerColors(BaseScannerConfiguration config) {',
          '  config.colorConfig',
          `${setters.join('\n')};`,
          '}',
        ].join('\n'),
      },
    ];
  },
};

/** Statements in C#: `statement` generates the part after `config.ColorConfig.`. */
function cSharp(
  title: string,
  usings: readonly string[],
  statement: (key: ColorKey, pair: ColorPair) => string,
): Generator {
  const set = statements(
    'var config = new DocumentScannerConfiguration();',
    (key, pair) => `config.ColorConfig.${statement(key, pair)};`,
  );
  return {
    title,
    generate(changes) {
      const head = usings.map((namespace) => `using ${namespace};`).join('\n');
      return set(changes).map(({ code }) => ({ code: `${head}\n\n${code}` }));
    },
  };
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

function kotlin({ configuration }: Names): Generator {
  return {
    title: 'Kotlin',
    generate: statements(
      `val scanConfig = ${configuration}()`,
      (key, { light, dark }) =>
        `scanConfig.colorConfig.${key} = DeckleColor("${light}", "${dark}")`,
    ),
  };
}

function java({ configuration }: Names): Generator {
  return {
    title: 'Java',
    generate: statements(
      `${configuration} scanConfig = new ${configuration}();`,
      (key, { light, dark }) =>
        `scanConfig.getColorConfig().set${capital(key)}(new DeckleColor("${light}", "${dark}"));`,
    ),
  };
}

function androidResources(names: Names): Generator {
  return {
    title: 'Resources',
    generate: (changes) => [
      { path: 'res/values/colors.xml', code: resources(names, changes, 'light') },
      { path: 'res/values-night/colors.xml', code: resources(names, changes, 'dark') },
    ],
  };
}

function swift({ configuration }: Names): Generator {
  return {
    title: 'Swift',
    generate(changes) {
      const set = statements(
        `let scanConfig = ${configuration}()`,
        (key, { light, dark }) =>
          `scanConfig.colorConfig.set${capital(key)}(light: ${uiColor(light)}, dark: ${uiColor(dark)})`,
      );
      return entries(changes).length === 0
        ? set(changes)
        : [...set(changes), { path: 'UIColor+Hex.swift', code: hexInitializer }];
    },
  };
}

/** Every language that code can be written in. A new one is an entry here and in `targets`. */
export const generators = {
  'android-kotlin': kotlin(documentNames),
  'android-java': java(documentNames),
  'android-xml': androidResources(documentNames),
  swift: swift(documentNames),
  'react-native': typeScript(documentNames, '@deckle/react-native-sdk'),
  capacitor: typeScript(documentNames, '@deckle/capacitor-sdk'),
  cordova: javaScript(documentNames, 'cordova-plugin-deckle-sdk'),
  dart,
  maui: cSharp('C#', ['Deckle.SDK.MAUI', 'Microsoft.Maui.Graphics'], colorTuple('Color.FromArgb')),
  'xamarin-forms': cSharp(
    'Forms',
    ['Deckle.SDK.Xamarin.Forms', 'Xamarin.Forms'],
    colorTuple('Color.FromHex'),
  ),
  'xamarin-android': cSharp(
    'Android',
    ['Deckle.SDK.Xamarin.Android'],
    (key, { light, dark }) => `${capital(key)} = new DeckleColor("${light}", "${dark}")`,
  ),
  'xamarin-ios': cSharp(
    'iOS',
    ['Deckle.SDK.Xamarin.iOS', 'UIKit'],
    (key, { light, dark }) => `Set${capital(key)}(${uiColorBytes(light)}, ${uiColorBytes(dark)})`,
  ),
  'barcode-kotlin': kotlin(barcodeNames),
  'barcode-java': java(barcodeNames),
  'barcode-xml': androidResources(barcodeNames),
  'barcode-swift': swift(barcodeNames),
  'barcode-react-native': typeScript(barcodeNames, '@deckle/react-native-barcode-sdk'),
  'barcode-cordova': javaScript(barcodeNames, 'cordova-plugin-deckle-barcode-sdk'),
} as const satisfies Record<string, Generator>;

/** Key of a generator. */
export type GeneratorId = keyof typeof generators;

type Targets = Readonly<Partial<Record<PlatformId, readonly GeneratorId[]>>>;

/** What code is written in for each platform: languages, or packages; the usual one first. */
const targets: Readonly<Record<ProductId, Targets>> = {
  document: {
    Android: ['android-kotlin', 'android-java', 'android-xml'],
    iOS: ['swift'],
    'react-native': ['react-native'],
    capacitor: ['capacitor'],
    cordova: ['cordova'],
    Flutter: ['dart'],
    MAUI: ['maui'],
    Xamarin: ['xamarin-forms', 'xamarin-android', 'xamarin-ios'],
  },
  barcode: {
    Android: ['barcode-kotlin', 'barcode-java', 'barcode-xml'],
    iOS: ['barcode-swift'],
    'react-native': ['barcode-react-native'],
    cordova: ['barcode-cordova'],
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
  const all = platforms.flatMap(({ id, label }) => {
    const ids = targets[product][id];
    return ids ? [{ id, label, generators: ids.map((key) => generators[key]) }] : [];
  });
  return [...all.filter(({ id }) => id === first), ...all.filter(({ id }) => id !== first)];
}
