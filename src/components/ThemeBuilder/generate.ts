import type { PlatformId, ProductId } from '../../model/platforms';
import {
  allColorKeys,
  type ColorChanges,
  type ColorKey,
  type ColorPair,
} from '../ScannerScreen/defaults';
import { capital } from '../../base/nameWords';

/** A piece of generated code. */
export interface GeneratedFile {
  /** Where to put the code, if that is fixed. */
  readonly path?: string;
  readonly code: string;
}

/** A file with a theme: a line for each color, and what stands around the lines. */
interface Template {
  readonly path?: string;
  readonly before: string;
  readonly line: (key: ColorKey, pair: ColorPair) => string;
  /** Lines after those of the colors, for what has no member. */
  readonly more?: (changes: ColorChanges) => readonly string[];
  readonly after?: string;
}

/** How code is written in one language, or for one package. */
export interface Language {
  readonly title: string;
  readonly files: readonly Template[];
}

const configurationOf = (product: ProductId): string => `${capital(product)}ScannerConfiguration`;

const language = (
  title: string,
  before: string,
  line: Template['line'],
  after?: string,
): Language => ({ title, files: [{ before, line, ...(after !== undefined && { after }) }] });

function resources(path: string, prefix: string, mode: keyof ColorPair): Template {
  const resource = (name: string, pair: ColorPair): string =>
    `    <color name="${prefix}${name}">${pair[mode]}</color>`;
  return {
    path,
    before: '<?xml version="1.0" encoding="utf-8"?>\n<resources>\n',
    line: resource,
    // In the Document SDK, the strip above the top bar doesn't follow it.
    more: ({ colorTopBarBackground: bar }) =>
      bar && prefix === 'deckle_' ? [resource('colorStatusBar', bar)] : [],
    after: '\n</resources>',
  };
}

/** Android's languages, and its color resources. */
const android = (product: ProductId, prefix: string): readonly Language[] => [
  language(
    'Kotlin',
    `val scanConfig = ${configurationOf(product)}()\n`,
    (key, { light, dark }) => `scanConfig.colorConfig.${key} = DeckleColor("${light}", "${dark}")`,
  ),
  language(
    'Java',
    `${configurationOf(product)} scanConfig = new ${configurationOf(product)}();\n`,
    (key, { light, dark }) =>
      `scanConfig.getColorConfig().set${capital(key)}(new DeckleColor("${light}", "${dark}"));`,
  ),
  {
    title: 'Resources',
    files: [
      resources('res/values/colors.xml', prefix, 'light'),
      resources('res/values-night/colors.xml', prefix, 'dark'),
    ],
  },
];

function uiColor(hex: string): string {
  const color = `UIColor(hex: 0x${hex.slice(-6)})`;
  const opacity = Number.parseInt(hex.slice(1, 3), 16) / 255;
  return hex.length === 7 ? color : `${color}.withAlphaComponent(${Number(opacity.toFixed(3))})`;
}

/** Swift, with the initializer that the page shows. */
const swift = (product: ProductId): Language =>
  language(
    'Swift',
    `let scanConfig = ${configurationOf(product)}()\n`,
    (key, { light, dark }) =>
      `scanConfig.colorConfig.set${capital(key)}(light: ${uiColor(light)}, dark: ${uiColor(dark)})`,
  );

/** A plain object, after the lines that begin its statement. */
const object = (title: string, before: string): Language =>
  language(
    title,
    `${before} = {\n  ColorConfig: {\n`,
    (key, { light, dark }) => `    ${capital(key)}: { Light: '${light}', Dark: '${dark}' },`,
    '\n  },\n};',
  );

function typeScript(product: ProductId, module: string): Language {
  const type = configurationOf(product);
  return object('TypeScript', `import type { ${type} } from '${module}';\n\nconst config: ${type}`);
}

/** The editor learns the type of the object from a comment. */
function javaScript(product: ProductId, module: string): Language {
  const type = configurationOf(product);
  return object(
    'JavaScript',
    `/** @import { ${type} } from '${module}' */\n\n/** @type {${type}} */\nconst config`,
  );
}

/** A function that sets the colors in a cascade. */
const dart = language(
  'Dart',
  `import 'package:deckle_sdk/deckle_sdk_ui.dart';
import 'package:flutter/material.dart';
import 'package:tuple/tuple.dart';

void setScannerColors(BaseScannerConfiguration config) {
  config.colorConfig
`,
  (key, { light, dark }) => {
    const [one, other] = [light, dark].map((hex) => `Color(0xFF${hex.slice(1)})`);
    const value = `const Tuple2(${one}, ${other})`;
    // Broken where the formatter breaks it; one column is kept for the semicolon after the last part.
    const breaks = `    ..${key} = ${value};`.length > 80;
    return `    ..${key} =${breaks ? '\n       ' : ''} ${value}`;
  },
  ';\n}',
);

/** Statements in C#: `statement` generates the part after `config.ColorConfig.`. */
const cSharp = (
  title: string,
  namespaces: readonly string[],
  statement: Template['line'],
): Language =>
  language(
    title,
    `${namespaces.map((name) => `using ${name};\n`).join('')}
var config = new DocumentScannerConfiguration();
`,
    (key, pair) => `config.ColorConfig.${statement(key, pair)};`,
  );

/** A color as a tuple of two values of the framework's color type, made by `factory`. */
const colorTuple =
  (factory: string): Template['line'] =>
  (key, { light, dark }) =>
    `${capital(key)} = (${factory}("${light}"), ${factory}("${dark}"))`;

/** UIKit's color in C#, of three bytes. */
const uiColorBytes = (hex: string): string =>
  `UIColor.FromRGB(${(hex.match(/[\dA-F]{2}/gi) ?? []).map((byte) => `0x${byte}`).join(', ')})`;

/** What code is written in on each platform, the usual language first. */
export const languages: Readonly<
  Record<ProductId, Partial<Record<PlatformId, readonly Language[]>>>
> = {
  document: {
    Android: android('document', 'deckle_'),
    iOS: [swift('document')],
    'react-native': [typeScript('document', '@deckle/react-native-sdk')],
    capacitor: [typeScript('document', '@deckle/capacitor-sdk')],
    cordova: [javaScript('document', 'cordova-plugin-deckle-sdk')],
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
    Android: android('barcode', 'deckle_barcode_'),
    iOS: [swift('barcode')],
    'react-native': [typeScript('barcode', '@deckle/react-native-barcode-sdk')],
    cordova: [javaScript('barcode', 'cordova-plugin-deckle-barcode-sdk')],
  },
};

/** The changed colors as code: one block for each file, and none where every color has its default. */
export function generate({ files }: Language, changes: ColorChanges): readonly GeneratedFile[] {
  const entries = allColorKeys.flatMap((key) => {
    const pair = changes[key];
    return pair ? [[key, pair] as const] : [];
  });
  if (entries.length === 0) return [];
  return files.map(({ path, before, line, more, after = '' }) => {
    const lines = [...entries.map(([key, pair]) => line(key, pair)), ...(more?.(changes) ?? [])];
    return { ...(path !== undefined && { path }), code: before + lines.join('\n') + after };
  });
}
