import type { ColorChanges, ColorPair } from '../ScannerScreen/defaults';
import { entries, language, statementsAfter, type Generator, type Names } from './generator';
import { capital } from './spelling';

/** Android's languages, and its color resources. */
export function android({ configuration, resource }: Names): readonly Generator[] {
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

/** Swift, with the initializer that it uses. */
export function swift({ configuration }: Names): Generator {
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
