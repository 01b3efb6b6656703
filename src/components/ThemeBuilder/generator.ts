import {
  allColorKeys,
  type ColorChanges,
  type ColorKey,
  type ColorPair,
} from '../ScannerScreen/defaults';

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

/** Replaces the colors if none was changed. */
export const unchanged = '// Every color has its default value.';

/** The changed colors, in their order. */
export function entries(changes: ColorChanges): [ColorKey, ColorPair][] {
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
export function language(
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
export const statementsAfter =
  (...creation: readonly string[]) =>
  (colors: readonly string[]): readonly string[] => [
    ...creation,
    ...(colors.length > 0 ? colors : [unchanged]),
  ];

/** How the declarations of a product name what the code uses. */
export interface Names {
  readonly configuration: string;
  /** What the names of Android’s color resources begin with. */
  readonly resource: string;
}
