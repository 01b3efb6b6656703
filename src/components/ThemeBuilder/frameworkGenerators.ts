import type { ColorKey, ColorPair } from '../ScannerScreen/defaults';
import { language, statementsAfter, unchanged, type Generator, type Names } from './generator';
import { capital } from './spelling';

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

/** An object, with its type. */
export function typeScript({ configuration }: Names, module: string): Generator {
  return objectLiteral(
    'TypeScript',
    `import type { ${configuration} } from '${module}';`,
    '',
    `const config: ${configuration} = {`,
  );
}

/** The editor learns the type of the object from a comment. */
export function javaScript({ configuration }: Names, module: string): Generator {
  return objectLiteral(
    'JavaScript',
    `/** @import { ${configuration} } from '${module}' */`,
    '',
    `/** @type {${configuration}} */`,
    'const config = {',
  );
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

/** A function that sets the colors in a cascade. */
export const dart = language('Dart', dartSetter, (colors) =>
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
export function cSharp(
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
export function colorTuple(factory: string) {
  return (key: ColorKey, { light, dark }: ColorPair): string =>
    `${capital(key)} = (${factory}("${light}"), ${factory}("${dark}"))`;
}

/** UIKit's color in C#, of three bytes. */
export function uiColorBytes(hex: string): string {
  const bytes = hex.match(/[\dA-F]{2}/gi) ?? [];
  return `UIColor.FromRGB(${bytes.map((byte) => `0x${byte}`).join(', ')})`;
}
