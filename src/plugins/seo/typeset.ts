import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font, type GlyphRun } from 'fontkit';

/** Weights that the cards use; the site's own heading font. */
export type Weight = 400 | 600 | 700;

/** How a piece of text is set. */
export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
}

/** Sets text as outlines, so that a card looks the same on every machine, whatever fonts it has. */
export interface Typesetter {
  /** Width of a line in pixels. */
  readonly width: (text: string, style: TextStyle) => number;
  /** Path data of a line whose baseline begins at a point. */
  readonly outline: (text: string, x: number, y: number, style: TextStyle) => string;
}

const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C' } as const;

/** Tenths of a pixel are more than anybody sees. */
const short = (value: number): string => String(Math.round(value * 10) / 10);

/**
 * A typesetter with the site's heading font.
 *
 * @throws Error if a text has a character that the font lacks: it would become a box.
 */
export function loadTypesetter(siteDir: string): Typesetter {
  const folder = join(
    createRequire(join(siteDir, 'package.json')).resolve(
      '@fontsource/familjen-grotesk/package.json',
    ),
    '../files',
  );
  const fonts = new Map<Weight, Font>();
  const fontOf = (weight: Weight): Font => {
    let font = fonts.get(weight);
    if (font === undefined) {
      const name = `familjen-grotesk-latin-${String(weight)}-normal.woff`;
      const read = create(readFileSync(join(folder, name)));
      if (!('layout' in read)) throw new Error(`${name} holds several fonts.`);
      font = read;
      fonts.set(weight, font);
    }
    return font;
  };
  // Fitting a title measures the same lines at each size, and motifs repeat on every card.
  const known = new Map<string, GlyphRun>();
  const layout = (text: string, weight: Weight): GlyphRun => {
    const key = `${String(weight)} ${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const font = fontOf(weight);
    const missing = Array.from(text).filter(
      (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
    if (missing.length > 0) {
      throw new Error(
        `The font of social cards has no ${[...new Set(missing)].map((character) => `"${character}"`).join(', ')}. Write "${text}" without.`,
      );
    }
    const run = font.layout(text);
    known.set(key, run);
    return run;
  };
  const scaleOf = ({ size, weight }: TextStyle): number => size / fontOf(weight).unitsPerEm;

  return {
    width: (text, style) => layout(text, style.weight).advanceWidth * scaleOf(style),
    outline: (text, x, y, style) => {
      const { glyphs, positions } = layout(text, style.weight);
      const scale = scaleOf(style);
      const parts: string[] = [];
      let pen = 0;
      glyphs.forEach((glyph, index) => {
        const at = positions[index];
        if (at === undefined) return;
        for (const { command, args } of glyph.path.commands) {
          if (command === 'closePath') {
            parts.push('Z');
            continue;
          }
          const points = args.map((value, axis) =>
            short(
              axis % 2 === 0
                ? x + (pen + at.xOffset + value) * scale
                : y - (at.yOffset + value) * scale,
            ),
          );
          parts.push(letters[command] + points.join(' '));
        }
        pen += at.xAdvance;
      });
      return parts.join('');
    },
  };
}

const ellipsis = '…';

/** Parts of a word after which it may be broken, if it has to be: `Document|Scanner|Configuration`. */
const partsOf = (word: string): string[] => word.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[-./_])/);

/** Lines no wider than `limit`, broken between words; a word that is wider has its own line. */
function wrap(words: readonly string[], width: (line: string) => number, limit: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && width(joined) <= limit) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** A title as it is set on a card. */
export interface FittedTitle {
  readonly lines: readonly string[];
  readonly size: number;
}

/**
 * Finds the largest size at which a title fits into a number of lines. Words are broken only where no
 * size does without, and then between the words of which a name is made. What fits at no size is cut.
 */
export function fitTitle(
  title: string,
  type: Pick<Typesetter, 'width'>,
  {
    limit,
    maxLines,
    sizes,
    weight,
  }: {
    readonly limit: number;
    readonly maxLines: number;
    readonly sizes: readonly number[];
    readonly weight: Weight;
  },
): FittedTitle {
  // A no-break space keeps words together.
  const words = title.split(/[ \t\n]+/).filter(Boolean);
  const smallest = Math.min(...sizes);
  const widthAt =
    (size: number) =>
    (line: string): number =>
      type.width(line, { size, weight });
  for (const size of sizes) {
    const lines = wrap(words, widthAt(size), limit);
    if (lines.length <= maxLines && lines.every((line) => widthAt(size)(line) <= limit)) {
      return { lines, size };
    }
  }
  const width = widthAt(smallest);
  const broken = words.flatMap((word) => {
    if (width(word) <= limit) return [word];
    const pieces: string[] = [];
    for (const part of partsOf(word).flatMap((piece) =>
      width(piece) <= limit ? [piece] : Array.from(piece),
    )) {
      const last = pieces.at(-1);
      if (last !== undefined && width(last + part) <= limit)
        pieces[pieces.length - 1] = last + part;
      else pieces.push(part);
    }
    return pieces;
  });
  const lines = wrap(broken, width, limit);
  if (lines.length <= maxLines) return { lines, size: smallest };
  const kept = lines.slice(0, maxLines);
  let last = kept[maxLines - 1] ?? '';
  while (last !== '' && width(last + ellipsis) > limit) last = last.slice(0, -1);
  return { lines: [...kept.slice(0, -1), last.trimEnd() + ellipsis], size: smallest };
}
