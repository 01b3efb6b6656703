import { lineAt } from '../../base/lines';
import {
  hasOpacity,
  resolveColors,
  type ColorChanges,
  type ColorKey,
} from '../ScannerScreen/defaults';
import { parseHex, prune } from './encode';

/** A color that code sets. */
export interface ReadColor {
  /** Counted from 1. */
  readonly line: number;
  /** As the code spells it. */
  readonly name: string;
  /** Why it was not read. */
  readonly problem?: string;
}

/** What was read from code. */
export interface Reading {
  /** The theme with the colors of the code. */
  readonly changes: ColorChanges;
  /** In the order of the code. */
  readonly colors: readonly ReadColor[];
}

/**
 * A name, and what leads to its value: `colorPrimary =`, `setColorPrimary(`, `<color name="deckle_colorPrimary">`. The
 * resource of the status bar has no member, and the builder writes it with the color of the top bar.
 */
const setting =
  /(?:<(?<tag>color|item)[^<>]*)?\b(?<name>(?:deckle_(?:barcode_)?|set)?(?<color>color(?!Config|StatusBar)[A-Z]\w*))["']?\s*(?:[:(>]|=(?!=))/gi;
/** Where a value ends. */
const end = /[;}<]|\)[ \t]*$/m;
/** A color as the exports write it, with the opacity that Swift writes after it. */
const literal =
  /(?:(?:#|0x|["'])(?<hex>(?:[\da-f]{2})?[\da-f]{6}|[\da-f]{3})|(?<bytes>0x[\da-f]{2}(?:, 0x[\da-f]{2}){2}))(?!\w)(?:["']?\)\.withAlphaComponent\((?<opacity>[\d.]+))?/gi;

/** `#RRGGBB`, or `#AARRGGBB` if it has an opacity, of a match of {@link literal}. */
function colorOf({ groups: { hex, bytes = '', opacity } = {} }: RegExpExecArray): string {
  const color = parseHex(hex ?? bytes.replace(/0x|, /g, '')) ?? '';
  if (opacity === undefined) return color.replace(/^#FF(?=.{6})/, '#');
  const alpha = Math.round(Number(opacity) * 255).toString(16);
  return `#${alpha.padStart(2, '0').toUpperCase()}${color.slice(-6)}`;
}

/**
 * Reads the colors of a configuration: names with color literals after them, in any language of the SDKs, or in Android’s
 * resources, those for light mode first. Later settings of a color replace earlier ones, as they do in code. Variables and
 * computed colors aren’t evaluated; they are reported.
 *
 * @param text The code.
 * @param keys The colors of the page’s platform.
 * @param before The theme that the colors are added to.
 */
export function readTheme(text: string, keys: readonly ColorKey[], before: ColorChanges): Reading {
  // Blanks in place of comments: the lines stay where they are.
  const code = text.replace(/\/\/.*|\/\*[^]*?\*\/|<!--[^]*?-->/g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
  const changes: ColorChanges = { ...before };
  const isRead = new Set<ColorKey>();
  const names = [...code.matchAll(setting)];
  const colors = names.map(({ 0: all, index, groups = {} }, at): ReadColor => {
    const { name = '', color, tag } = groups;
    const rest = code.slice(index + all.length, names[at + 1]?.index);
    const value = rest.slice(0, end.exec(rest)?.index);
    const result = { line: lineAt(code, index + all.indexOf(name)), name };
    const key = keys.find((one) => one.toLowerCase() === color?.toLowerCase());
    if (key === undefined) return { ...result, problem: 'isn’t a color of this platform.' };
    const found = [...value.matchAll(literal)].map(colorOf);
    // The opacity of these comes last.
    if (found.length !== (tag === undefined ? 2 : 1) || /rgba/i.test(value)) {
      const problem = 'wasn’t read. Write hex values, one for light and one for dark mode.';
      return { ...result, problem };
    }
    if (!hasOpacity(key) && found.some((hex) => hex.length > 7))
      return { ...result, problem: 'can’t have an opacity.' };
    if (/\bdark\b[^]*\blight\b/i.test(value)) found.reverse();
    const [light = '', dark = light] = found;
    const mode = isRead.has(key) ? { dark } : { light };
    changes[key] = tag === 'color' ? { ...resolveColors(changes)[key], ...mode } : { light, dark };
    isRead.add(key);
    return result;
  });
  return { changes: prune(changes), colors };
}
