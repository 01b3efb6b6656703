/** A part of generated code; a part that contains a color also has it as `#RRGGBB`. */
export interface CodePart {
  readonly text: string;
  readonly color?: string;
}

/**
 * How generated code writes colors: `#1D6FD1` (also with an opacity, as in `#DEFFFFFF`), `0x1D6FD1`,
 * Dart's opaque `0xFF1D6FD1`, and three bytes, `0x1D, 0x6F, 0xD1`.
 */
const written =
  /((?:#|0x)(?:[\dA-F]{2})?[\dA-F]{6}(?![\dA-F])|0x[\dA-F]{2}, 0x[\dA-F]{2}, 0x[\dA-F]{2})/;

/** Generated code, cut before and behind each color. */
export function splitColors(code: string): CodePart[] {
  return code.split(written).flatMap((text, index) => {
    if (text === '') return [];
    if (index % 2 === 0) return [{ text }];
    return [{ text, color: `#${text.replace(/0x|, |#/g, '').slice(-6)}` }];
  });
}
