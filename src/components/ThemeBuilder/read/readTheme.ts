import { distance } from 'fastest-levenshtein';
import { nearest } from '../../../base/nearest.mjs';
import { barcodeColorKeys } from '../../ScannerScreen/barcodeKeys';
import {
  allColorKeys,
  colorKeys,
  hasOpacity,
  resolveColors,
  type ColorChanges,
  type ColorKey,
} from '../../ScannerScreen/defaults';
import { contrastPairs, modes, type Mode } from '../contrast';
import { prune } from '../encode';
import {
  colorOf,
  hexOf,
  over,
  pairOf,
  type ColorResult,
  type Definitions,
  type Rgba,
} from './colors';
import { parseExpression, type Expression } from './expressions';
import { resourceColors } from './resources';
import { tokensOf, type Token } from './tokens';

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
  /** What was not read, or not as it is written, in the order of the code. */
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

/** A color that the code sets, or tries to. */
interface Setting {
  readonly name: string;
  readonly line: number;
  readonly light?: ColorResult | undefined;
  readonly dark?: ColorResult | undefined;
  /** Why it has no pair of values. */
  readonly problem?: string;
}

/** `deckle_barcode_colorPrimary`, `setColorPrimary` and `ColorPrimary` are `colorPrimary`. */
function neutralName(name: string): string {
  const bare = name.replace(/^deckle_(?:barcode_)?/, '').replace(/^[sS]et(?=[A-Z])/, '');
  return bare.charAt(0).toLowerCase() + bare.slice(1);
}

const keyOf = (name: string): ColorKey | undefined =>
  allColorKeys.find((key) => key === neutralName(name));

/** Whether a name is meant as one of a color. `ColorConfig` holds them. */
const isMeant = (name: string): boolean =>
  /^col(?:o|ou)r(?!Config)(?!s?$)/i.test(neutralName(name)) &&
  nearest(neutralName(name), allColorKeys) !== undefined;

interface Assignment {
  readonly name: string;
  readonly line: number;
  /** What is assigned, or the arguments of a setter. */
  readonly value: Expression;
  /** Whether the name is declared here, and so is the reader’s own. */
  readonly isDeclared: boolean;
  /** Whether other values can refer to it. */
  readonly isDefinition: boolean;
}

/** All that is assigned, in any notation: `a = b`, `a: b`, `a: Type = b`, `setA(b, c)`. */
function assignmentsOf(tokens: readonly Token[]): Assignment[] {
  return tokens.flatMap((token, index): Assignment[] => {
    const next = tokens[index + 1];
    if ((token.kind !== 'name' && token.kind !== 'string') || next?.kind !== 'mark') return [];
    const { text: name, line } = token;
    if (next.text === '(' && token.kind === 'name' && /^set[A-Z_]/i.test(name)) {
      return [
        {
          name,
          line,
          value: parseExpression(tokens, index).value,
          isDeclared: false,
          isDefinition: false,
        },
      ];
    }
    if (next.text !== '=' && next.text !== ':') return [];
    const before = tokens[index - 1];
    // The type in `brand: DeckleColor = …`.
    if (before?.kind === 'mark' && before.text === ':') return [];
    const parsed = parseExpression(tokens, index + 2);
    const behind = tokens[parsed.end];
    const isTyped = next.text === ':' && behind?.kind === 'mark' && behind.text === '=';
    return [
      {
        name,
        line,
        value: isTyped ? parseExpression(tokens, parsed.end + 1).value : parsed.value,
        isDeclared: isTyped || (before?.kind === 'name' && before.line === line),
        // Not the label of an argument: `.white` is not the 0 of `UIColor(white: 0, alpha: 1)`.
        isDefinition: isTyped || next.text === '=',
      },
    ];
  });
}

/** A call of a setter has its pair as one argument or as two. */
function pairIn({ name, value }: Assignment): Expression {
  const isSetter = value.kind === 'call' && value.path.at(-1) === name;
  const [first, second] = isSetter ? value.args : [];
  return isSetter && first && !second ? first.value : value;
}

/** Why a value can’t be a pair. */
function withoutPair(value: Expression, definitions: Definitions): string {
  const single = colorOf(value, definitions);
  const isNamed = value.kind === 'name' || (value.kind === 'call' && value.path.length > 0);
  return isNamed && 'problem' in single
    ? single.problem
    : 'A color needs two values, one for light and one for dark mode.';
}

function settingsInCode(code: string): Setting[] {
  const assignments = assignmentsOf(tokensOf(code));
  const definitions = new Map(
    assignments.filter(({ isDefinition }) => isDefinition).map(({ name, value }) => [name, value]),
  );
  return assignments.flatMap((assignment): Setting[] => {
    const { name, line, isDeclared } = assignment;
    const isKey = keyOf(name) !== undefined;
    const pair = pairOf(pairIn(assignment), definitions);
    if (pair) {
      const [light, dark] = pair.map((half) => colorOf(half, definitions));
      // Two arguments can be anything, so an unknown name must have two colors.
      const areColors =
        light !== undefined && dark !== undefined && 'color' in light && 'color' in dark;
      return isKey || (!isDeclared && (areColors || isMeant(name)))
        ? [{ name, line, light, dark }]
        : [];
    }
    if (isDeclared || !(isKey || isMeant(name))) return [];
    return [{ name, line, problem: withoutPair(pairIn(assignment), definitions) }];
  });
}

/** Blanks in place of XML, so that lines stay where they are. */
const withoutXml = (text: string): string =>
  text.replace(/<(\w+)\b[^>]*>[\s\S]*<\/\1>/g, (xml) => xml.replace(/[^\n]/g, ' '));

function settingsIn(text: string): Setting[] {
  if (!/<(?:color|item|resources)\b/.test(text)) return settingsInCode(text);
  const resources = resourceColors(text).filter(
    ({ name }) => keyOf(name) !== undefined || name.startsWith('deckle_'),
  );
  return [...resources, ...settingsInCode(withoutXml(text))];
}

/** What to say of a name that the platform has no color of. */
function unknownName(name: string, { keys, spell }: Options): string {
  const key = keyOf(name);
  if (key !== undefined) {
    const isBarcode = (keys as readonly string[]).includes('colorOverlay');
    const own: readonly ColorKey[] = isBarcode ? barcodeColorKeys : colorKeys;
    return !own.includes(key)
      ? `\`${name}\` is a color of the ${isBarcode ? 'Document' : 'Barcode'} SDK.`
      : `This platform doesn’t have \`${name}\`.`;
  }
  const neutral = neutralName(name);
  const best = (keys.find((candidate) => candidate.startsWith(neutral)) ??
    nearest(neutral, keys)) as ColorKey | undefined;
  const hint = best === undefined ? '' : ` Did you mean \`${spell(best)}\`?`;
  // Some resources have no color in code, so that not every other name is wrong.
  if (name.startsWith('deckle_') && distance(neutral, best ?? '') > 3) {
    return `The theme builder doesn’t set \`${name}\`.`;
  }
  return `There is no color \`${name}\`.${hint}`;
}

/**
 * Reads the colors of a configuration: code in any language of the SDKs, JSON, or Android’s color resources. Later
 * settings of a color replace earlier ones, as they do in code.
 */
export function readTheme(text: string, options: Options): Reading {
  const { keys, spell } = options;
  const remarks: Remark[] = [];
  const read = new Map<ColorKey, number>();
  const found = new Map<ColorKey, Partial<Record<Mode, Rgba>>>();
  for (const setting of settingsIn(text)) {
    const { name, line } = setting;
    const key = keys.find((candidate) => candidate === keyOf(name));
    if (key === undefined) remarks.push({ line, text: unknownName(name, options) });
    else if (setting.problem !== undefined) {
      remarks.push({ line, text: `\`${name}\` wasn’t read. ${setting.problem}` });
    } else {
      for (const mode of modes) {
        const result = setting[mode];
        if (result === undefined) continue;
        if ('problem' in result) {
          remarks.push({ line, text: `\`${name}\`, ${mode}: ${result.problem}` });
        } else {
          found.set(key, { ...found.get(key), [mode]: result.color });
          read.delete(key);
          read.set(key, line);
        }
      }
    }
  }

  const changes: ColorChanges = { ...options.changes };
  const taken = new Set<ColorKey>();
  const set = (key: ColorKey, mode: Mode, hex: string): void => {
    taken.add(key);
    changes[key] = { ...resolveColors(changes)[key], [mode]: hex };
  };
  const translucent: { key: ColorKey; mode: Mode; color: Rgba }[] = [];
  for (const [key, colors] of found) {
    for (const mode of modes) {
      const color = colors[mode];
      if (color === undefined) continue;
      if (Math.round(color.alpha) === 255 || hasOpacity(key)) set(key, mode, hexOf(color));
      else translucent.push({ key, mode, color });
    }
  }
  // After all others: a foreground is seen on its background.
  for (const { key, mode, color } of translucent) {
    const line = read.get(key) ?? 1;
    const pair = contrastPairs.find(({ foreground }) => foreground === key);
    const label = `\`${spell(key)}\`, ${mode}: \`${hexOf(color)}\` has an opacity.`;
    if (pair === undefined) {
      remarks.push({
        line,
        text: `${label} The theme builder supports only opaque values for it.`,
      });
      continue;
    }
    const hex = over(color, resolveColors(changes)[pair.background][mode]);
    set(key, mode, hex);
    remarks.push({
      line,
      text: `${label} On \`${spell(pair.background)}\`, it looks like \`${hex}\`, which is used instead.`,
    });
  }
  return {
    changes: prune(changes),
    read: [...read].flatMap(([key, line]) => (taken.has(key) ? [{ key, line }] : [])),
    remarks: remarks.sort((one, other) => one.line - other.line),
  };
}
