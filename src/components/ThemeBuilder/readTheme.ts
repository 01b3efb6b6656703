import { distance } from 'fastest-levenshtein';
import { lineAt } from '../../base/lines.mjs';
import { nearest } from '../../base/nearest.mjs';
import {
  barcodeColorKeys,
  allColorKeys,
  colorKeys,
  hasOpacity,
  resolveColors,
  type ColorChanges,
  type ColorKey,
} from '../ScannerScreen/defaults';
import { modes, type Mode } from './contrastRatio';
import { prune } from './encode';

/** A sentence about a line of the reader’s code. */
export interface Remark {
  /** Counted from 1. */
  readonly line: number;
  /** With code in backticks. */
  readonly text: string;
}

/** What was read from code. */
export interface Reading {
  /** The theme with the colors of the code. */
  readonly changes: ColorChanges;
  /** The colors that were read, in the order of the code. */
  readonly read: readonly { readonly key: ColorKey; readonly line: number }[];
  /** What was not read, in the order of the code. */
  readonly remarks: readonly Remark[];
}

interface Options {
  /** The colors of the page’s platform. */
  readonly keys: readonly ColorKey[];
  /** How the page spells a color. */
  readonly spell: (key: ColorKey) => string;
  /** The theme that the colors are added to. */
  readonly changes: ColorChanges;
}

/** The name of a color, and the text that is assigned to it in some modes. */
interface Setting {
  readonly name: string;
  readonly line: number;
  readonly value: string;
  /** The modes of its literals, in their order. */
  readonly modes: readonly Mode[];
}

/** `deckle_barcode_colorPrimary`, `setColorPrimary` and `ColorPrimary` are `colorPrimary`. */
function neutralName(name: string): string {
  const bare = name.replace(/^(?:deckle_(?:barcode_)?|set(?=[A-Z]))/i, '');
  return bare.charAt(0).toLowerCase() + bare.slice(1);
}

/** A hex value: `#1D6FD1`, `0xFF1D6FD1`, or without a prefix in quotation marks. */
const hexValue = String.raw`(?:(?:#|\b0x|["'])(?<hex>[\da-f]{8}|[\da-f]{6})|#(?<short>[\da-f]{3}))(?![\da-z])`;
const byte = String.raw`(?:0x[\da-f]{1,2}|\d{1,3})`;
/** A call with three bytes, and the opacity before or after them: `Color.fromRGBO(29, 111, 209, 0.5)`. */
const call = String.raw`(?<function>\w+)\((?<bytes>${byte}(?:\s*,\s*(?:\d?\.\d+|${byte})){2,3})\)`;
/** `.withAlphaComponent(0.5)` or `.withOpacity(0.5)` behind a color. */
const opacity = String.raw`(?:["']?\)?\.with\w+\((?<opacity>\d?\.?\d+)\))?`;
const literal = new RegExp(`(?:${hexValue}|${call})${opacity}`, 'gi');

const hexByte = (value: number): string =>
  Math.round(value).toString(16).padStart(2, '0').toUpperCase();

/** `#RRGGBB`, or `#AARRGGBB` if it has an opacity, of a match of {@link literal}. */
function colorOf(match: RegExpExecArray): string {
  const { hex, short, bytes = '', opacity: given, function: name = '' } = match.groups ?? {};
  const full = hex ?? short?.replace(/./g, '$&$&');
  const values =
    full === undefined
      ? bytes.split(',').map((text) => Number(text) * (text.includes('.') ? 255 : 1))
      : Array.from(full.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  const before = full === undefined ? name : match.input.slice(0, match.index);
  const isLast = /rgb[ao]\W*$/i.test(before);
  // Flutter’s `fromRGBO` takes the opacity from 0 to 1, also as `1`.
  if (/rgbo$/i.test(name) && !/\.\d+\s*$/.test(bytes)) values.push((values.pop() ?? 1) * 255);
  const alpha = (values.length === 3 ? 255 : isLast ? values.pop() : values.shift()) ?? 255;
  const all = [given === undefined ? alpha : Number(given) * 255, ...values];
  return `#${all.map(hexByte).join('').replace(/^FF/, '')}`;
}

/** What is assigned behind a name: up to the end of the statement, or of the brackets around it. */
function valueAt(code: string, start: number): string {
  let depth = 0;
  let hasBegun = false;
  for (let end = start + 1; end < code.length; end += 1) {
    const character = code.charAt(end);
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    // A value may begin on the next line.
    else if (character === '\n' && !hasBegun) continue;
    const isEnd = depth === 0 && /[;,\n]/.test(character);
    if (depth < 0 || isEnd) return code.slice(start, end);
    hasBegun ||= character.trim() !== '';
  }
  return code.slice(start);
}

function settingsInCode(code: string): Setting[] {
  const names =
    /\b(?:deckle_(?:barcode_)?|set)?col(?:o|ou)r(?!Config)[A-Z]\w*(?=["']?\s*[=:(](?!=))/gi;
  return [...code.matchAll(names)].map(({ 0: name, index }): Setting => {
    const behind = code.slice(index + name.length).search(/[=:(]/) + index + name.length;
    // A setter's parentheses belong to its value.
    const value = valueAt(code, code[behind] === '(' ? behind - 1 : behind);
    const isDarkFirst = /^[^#]*?\bdark\b/i.test(value) && !/^[^#]*?\blight\b/i.test(value);
    return {
      name,
      line: lineAt(code, index),
      value,
      modes: isDarkFirst ? ['dark', 'light'] : modes,
    };
  });
}

/** Colors of Android’s resources: the second file is for dark mode, unless a line above a file names its folder. */
function settingsInResources(xml: string): Setting[] {
  const entry = /<(color|item)\b[^>]*?\bname\s*=\s*["'](\w*)["'][^>]*>([^<]*)</g;
  return [...xml.matchAll(entry)].flatMap(({ 1: tag, 2: name = '', 3: value = '', index }) => {
    const above = xml.slice(0, index);
    const folder = [...above.matchAll(/\bvalues(-night)?\b/g)].at(-1);
    const isNight = folder ? folder[1] !== undefined : above.split('<resources').length > 2;
    const of: Mode[] = tag === 'item' ? [...modes] : [isNight ? 'dark' : 'light'];
    const isOwn = name.startsWith('deckle_') || (allColorKeys as readonly string[]).includes(name);
    // Entries of a style apply in both modes.
    const values = of.map(() => value.trim()).join(' ');
    return isOwn ? [{ name, line: lineAt(xml, index), value: values, modes: of }] : [];
  });
}

/** Text with blanks in place of a pattern, so that lines stay where they are. */
const without = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (match) => match.replace(/[^\n]/g, ' '));

function settingsIn(text: string): Setting[] {
  const code = without(text, /\/\/.*|\/\*[^]*?\*\/|<!--[^]*?-->/g);
  return /<(?:color|item|resources)\b/.test(code)
    ? settingsInResources(code)
    : settingsInCode(code);
}

/** What to say of a name that the platform has no color of; undefined if it needn’t be one. */
function unknownName(name: string, { keys, spell }: Options): string | undefined {
  const neutral = neutralName(name);
  if ((allColorKeys as readonly string[]).includes(neutral)) {
    const isBarcode = (keys as readonly string[]).includes('colorOverlay');
    const own: readonly string[] = isBarcode ? barcodeColorKeys : colorKeys;
    return own.includes(neutral)
      ? `This platform doesn’t have \`${name}\`.`
      : `\`${name}\` is a color of the ${isBarcode ? 'Document' : 'Barcode'} SDK.`;
  }
  const longer = keys.find((key) => key.startsWith(neutral));
  const best = longer ?? (nearest(neutral, keys) as ColorKey | undefined);
  if (best !== undefined && (best === longer || distance(neutral, best) <= 3))
    return `There is no color \`${name}\`. Did you mean \`${spell(best)}\`?`;
  return name.startsWith('deckle_') ? `The theme builder doesn’t set \`${name}\`.` : undefined;
}

/**
 * Reads the colors of a configuration: names with hex values or bytes behind them, in any language of the SDKs, or Android’s
 * color resources. Later settings of a color replace earlier ones, as they do in code. Variables and computed colors aren’t
 * evaluated; their lines are reported.
 */
export function readTheme(text: string, options: Options): Reading {
  const { keys } = options;
  const changes: ColorChanges = { ...options.changes };
  const remarks: Remark[] = [];
  const read = new Map<ColorKey, number>();
  for (const setting of settingsIn(text)) {
    const { name, line, value } = setting;
    const remark = (sentence: string): void => void remarks.push({ line, text: sentence });
    const key = keys.find((candidate) => candidate === neutralName(name));
    if (key === undefined) {
      const sentence = unknownName(name, options);
      if (sentence !== undefined) remark(sentence);
      continue;
    }
    const colors = [...value.matchAll(literal)].map(colorOf);
    if (colors.length !== setting.modes.length) {
      remark(
        `\`${name}\` wasn’t read. Write ${setting.modes.length === 1 ? 'a hex value.' : 'two hex values, one for light and one for dark mode.'}`,
      );
      continue;
    }
    setting.modes.forEach((mode, index) => {
      const color = colors[index] ?? '';
      if (color.length > 7 && !hasOpacity(key)) {
        remark(`\`${name}\`, ${mode}: \`${color}\` has an opacity. This color is always opaque.`);
        return;
      }
      changes[key] = { ...resolveColors(changes)[key], [mode]: color };
      read.delete(key);
      read.set(key, line);
    });
  }
  return {
    changes: prune(changes),
    read: [...read].map(([key, line]) => ({ key, line })),
    remarks,
  };
}
