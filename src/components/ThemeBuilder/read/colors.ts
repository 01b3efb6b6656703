import type { Argument, Expression } from './expressions';

/** A color as red, green, blue and opacity, each from 0 to 255. */
export interface Rgba {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** A color, or why there is none, in a sentence for the reader. */
export type ColorResult = { readonly color: Rgba } | { readonly problem: string };

/** Values of names in the same code. */
export type Definitions = ReadonlyMap<string, Expression>;

const problem = (text: string): ColorResult => ({ problem: text });
const advice = 'Write it as a hex value.';

function rgba(red: number, green: number, blue: number, alpha = 255): ColorResult {
  const values = [red, green, blue, alpha].map(Math.round);
  return values.every((value) => value >= 0 && value <= 255)
    ? { color: { red, green, blue, alpha } }
    : problem('A part of the color is outside its range.');
}

/** Where the digits of the opacity are in a hex value. */
type Order = 'argb' | 'rgba';

function fromDigits(digits: string, order: Order): ColorResult {
  const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const bytes = (full.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
  if (bytes.length === 4 && order === 'argb') bytes.push(bytes.shift() ?? 255);
  const [red = 0, green = 0, blue = 0, alpha = 255] = bytes;
  return { color: { red, green, blue, alpha } };
}

function fromString(text: string, order: Order): ColorResult {
  const digits = /^\s*(?:#|0x)?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\s*$/i.exec(text)?.[1];
  if (digits !== undefined) return fromDigits(digits, order);
  return problem(`\`${text}\` isn’t a color. Write ` + '`#RRGGBB`.');
}

/** The color in the text of an Android resource. */
export const fromText = (text: string): ColorResult => fromString(text, 'argb');

/** A number as code writes colors: with eight hex digits, the first two are the opacity. */
function fromNumber(value: number, text: string, order: Order): ColorResult {
  const digits = /^0x([\da-f]+?)[ul]*$/i.exec(text)?.[1];
  if (digits !== undefined && (digits.length === 6 || digits.length === 8)) {
    return fromDigits(digits, order);
  }
  // Decimal, or without leading zeros.
  return Number.isInteger(value) && value >= 0 && value <= 0xffffffff
    ? fromDigits(value.toString(16).padStart(value > 0xffffff ? 8 : 6, '0'), order)
    : problem(`\`${text}\` isn’t a color. ${advice}`);
}

const last = (path: readonly string[]): string => path.at(-1) ?? '';

function numbersOf(args: readonly Argument[]): readonly number[] | undefined {
  const values = args.map(({ value }) => (value.kind === 'number' ? value.value : undefined));
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** Whether a number is written as a fraction of 1: `0.5`, `1f`, `29 / 255`. */
function isFraction({ value }: Argument): boolean {
  return value.kind === 'number' && !/^0x/i.test(value.text) && /[./fdm]/i.test(value.text);
}

function labelled(args: readonly Argument[], ...labels: readonly string[]): Argument | undefined {
  return args.find(
    ({ label }) =>
      label !== undefined && labels.some((wanted) => wanted.toLowerCase() === label.toLowerCase()),
  );
}

function numberAt(args: readonly Argument[], ...labels: readonly string[]): number | undefined {
  const value = labelled(args, ...labels)?.value;
  return value?.kind === 'number' ? value.value : undefined;
}

/** `UIColor(red: 0.1, …)`, `UIColor(white: 1, alpha: 0.87)`, `Color.from(alpha: 1, …)`: fractions with labels. */
function fromLabels(args: readonly Argument[]): ColorResult | undefined {
  const white = numberAt(args, 'white');
  const [red, green, blue] = [
    numberAt(args, 'red', 'r') ?? white,
    numberAt(args, 'green', 'g') ?? white,
    numberAt(args, 'blue', 'b') ?? white,
  ];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  const alpha = numberAt(args, 'alpha', 'a', 'opacity') ?? 1;
  const scale = Math.max(red, green, blue) > 1 ? 1 : 255;
  return rgba(red * scale, green * scale, blue * scale, alpha * 255);
}

/** Functions that take three or four numbers, by where the opacity is. */
function fromNumbers(name: string, args: readonly Argument[]): ColorResult | undefined {
  const numbers = /^(?:ui)?color$|^(?:from)?(?:rgba?o?|argb)$/.test(name)
    ? numbersOf(args)
    : undefined;
  if (numbers === undefined || (numbers.length !== 3 && numbers.length !== 4)) return undefined;
  // Flutter’s `fromRGBO` has whole numbers and an opacity from 0 to 1.
  if (/^fromRgbO$/i.test(name)) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
    return rgba(red, green, blue, alpha * 255);
  }
  const isFirst = name === 'argb' || (/^fromArgb$/i.test(name) && numbers.length === 4);
  const [red = 0, green = 0, blue = 0, opacity] = isFirst
    ? [...numbers.slice(1), numbers[0] ?? 0]
    : numbers;
  const scale = args.some(isFraction) ? 255 : 1;
  return rgba(
    red * scale,
    green * scale,
    blue * scale,
    opacity === undefined ? 255 : opacity * scale,
  );
}

/** How much of a color is visible after `withAlpha(…)` and its relatives; undefined where it is another function. */
function opacityAfter(name: string, args: readonly Argument[]): number | undefined {
  const [only] = args;
  const value = numberAt(args, 'alpha', 'opacity') ?? (only && numbersOf([only])?.[0]);
  if (value === undefined || args.length !== 1) return undefined;
  if (/^(?:withAlphaComponent|withOpacity|withValues|colorWithAlpha|copy)$/i.test(name)) {
    return value * 255;
  }
  // Whole numbers in Flutter, fractions in MAUI.
  if (/^withAlpha$/i.test(name))
    return only && !isFraction(only) && value > 1 ? value : value * 255;
  return undefined;
}

/** Colors that every platform means alike. The others differ: green is `#008000`, `#00FF00` or `#4CAF50`. */
const named: Readonly<Record<string, Rgba>> = {
  white: { red: 255, green: 255, blue: 255, alpha: 255 },
  black: { red: 0, green: 0, blue: 0, alpha: 255 },
};

function withOpacity(result: ColorResult, alpha: number): ColorResult {
  return 'color' in result ? { color: { ...result.color, alpha } } : result;
}

/** Functions that leave the value of their color as it is. */
const conversions = /^(?:toInt|toLong|toArgb|toUInt|value|cgColor|uiColor)$/i;

function fromCall(
  path: readonly string[],
  args: readonly Argument[],
  definitions: Definitions,
  depth: number,
): ColorResult {
  const name = last(path).toLowerCase();
  const [first] = args;
  const opacity = opacityAfter(name, args);
  if (opacity !== undefined && path.length > 1) {
    const on: Expression = { kind: 'name', path: path.slice(0, -1) };
    return withOpacity(colorOf(on, definitions, depth + 1), opacity);
  }
  const written = `\`${path.join('.')}(…)\``;
  const numbers = fromLabels(args) ?? fromNumbers(name, args);
  if (numbers !== undefined) return numbers;
  if (/^fromWhiteAlpha$/i.test(name)) {
    const [white = 0, alpha = 1] = numbersOf(args) ?? [];
    return rgba(white * 255, white * 255, white * 255, alpha * 255);
  }
  const hex = labelled(args, 'hex', 'hexString', 'rgb', 'argb', 'rgba') ?? first;
  const isColor =
    /^(?:color|uiColor|#colorLiteral|parseColor|fromHex|fromArgb|fromRgba|fromUInt|parse|hexColor|argb|rgb)$/i;
  if (hex === undefined || args.length !== 1 || !isColor.test(name) || hex.label === 'named') {
    return problem(`${written} can’t be read as a color. ${advice}`);
  }
  // What a function of the reader’s makes of eight digits isn’t known, except by its label.
  const isOwn = /^(?:hex|hexString)$/i.test(hex.label ?? '');
  const order: Order = /^fromRgba$/i.test(name) || hex.label === 'rgba' ? 'rgba' : 'argb';
  const result = colorOf(hex.value, definitions, depth + 1, order);
  const digits = hex.value.kind === 'string' || hex.value.kind === 'number' ? hex.value.text : '';
  return isOwn && digits.replace(/^(?:#|0x)/i, '').length === 8
    ? problem(`${written} has eight digits, and where its opacity is isn’t known. ${advice}`)
    : result;
}

/** Resolves a name: `brand`, and `Brand.primary` or `this.brand` by its last part. */
function definitionOf(path: readonly string[], definitions: Definitions): Expression | undefined {
  const [first = ''] = path;
  return path.length === 1 || /^(?:this|self|[A-Z])/.test(first)
    ? definitions.get(last(path))
    : undefined;
}

/** Resolves `brand.light`, where `brand` is a pair. */
function halfOf(
  path: readonly string[],
  definitions: Definitions,
  depth: number,
): Expression | undefined {
  const index = ['light', 'dark'].indexOf(last(path).toLowerCase());
  if (index < 0) return undefined;
  const on: Expression = { kind: 'name', path: path.slice(0, -1) };
  return pairOf(on, definitions, depth + 1)?.[index];
}

/**
 * Resolves a value to a color.
 *
 * @param order Where a hex value has its opacity.
 */
export function colorOf(
  value: Expression,
  definitions: Definitions,
  depth = 0,
  order: Order = 'argb',
): ColorResult {
  if (depth > 8) return problem('The definitions refer to each other.');
  switch (value.kind) {
    case 'string':
      return fromString(value.text, order);
    case 'number':
      return fromNumber(value.value, value.text, order);
    case 'call':
      return fromCall(value.path, value.args, definitions, depth);
    case 'method': {
      const opacity = opacityAfter(value.name.toLowerCase(), value.args);
      const on = colorOf(value.on, definitions, depth + 1, order);
      if (opacity !== undefined) return withOpacity(on, opacity);
      return conversions.test(value.name)
        ? on
        : problem(`\`${value.name}\` can’t be read as a color. ${advice}`);
    }
    case 'name': {
      const defined = definitionOf(value.path, definitions);
      if (defined !== undefined) return colorOf(defined, definitions, depth + 1, order);
      const half = halfOf(value.path, definitions, depth);
      if (half !== undefined) return colorOf(half, definitions, depth + 1, order);
      const color = named[last(value.path).toLowerCase()];
      if (color !== undefined) return { color };
      return problem(
        `The value of \`${value.path.join('.')}\` isn’t in your code. Paste its definition, or write a hex value.`,
      );
    }
    default:
      return problem(`The value can’t be read as a color. ${advice}`);
  }
}

/** The two values of a pair, in the order of code or by their labels. */
export function pairOf(
  value: Expression,
  definitions: Definitions,
  depth = 0,
): readonly [Expression, Expression] | undefined {
  if (depth > 8) return undefined;
  if (value.kind === 'name') {
    const defined = definitionOf(value.path, definitions);
    return defined && pairOf(defined, definitions, depth + 1);
  }
  if (value.kind !== 'call') return undefined;
  const [light, dark] = [labelled(value.args, 'light'), labelled(value.args, 'dark')];
  if (light && dark) return [light.value, dark.value];
  const [first, second, ...others] = value.args;
  if (!first || !second || others.length > 0) return undefined;
  if ([first, second].some(({ label }) => label !== undefined)) return undefined;
  // Of functions with two arguments, these make one color.
  return /^fromWhiteAlpha$/i.test(last(value.path)) ? undefined : [first.value, second.value];
}

/** `#RRGGBB`, or `#AARRGGBB` if it has an opacity. */
export function hexOf({ red, green, blue, alpha }: Rgba): string {
  const bytes = [alpha, red, green, blue].map((value) =>
    Math.round(value).toString(16).padStart(2, '0'),
  );
  return `#${bytes.slice(bytes[0] === 'ff' ? 1 : 0).join('')}`.toUpperCase();
}

/** What is seen of a color over an opaque one, `#RRGGBB`. */
export function over(color: Rgba, background: string): string {
  const below = Number.parseInt(background.slice(1), 16);
  const mix = (above: number, shift: number): number =>
    (above * color.alpha + ((below >> shift) & 255) * (255 - color.alpha)) / 255;
  return hexOf({
    red: mix(color.red, 16),
    green: mix(color.green, 8),
    blue: mix(color.blue, 0),
    alpha: 255,
  });
}
