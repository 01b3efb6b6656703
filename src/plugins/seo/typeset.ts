import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font, type GlyphRun } from 'fontkit';
import { wordsOfName } from '../../base/nameWords';

/** How a piece of text is set, in the site's own heading font. */
export interface TextStyle {
  readonly size: number;
  readonly weight: 400 | 600 | 700;
}

/** Sets text as outlines, so that a card looks the same on every machine, whatever fonts it has. */
export interface Typesetter {
  /** Width of a line in pixels. */
  readonly width: (text: string, style: TextStyle) => number;
  /** Path data of a line whose baseline begins at a point. */
  readonly outline: (text: string, x: number, y: number, style: TextStyle) => string;
}

/**
 * A typesetter with the site's heading font.
 *
 * @throws Error if a text has a character that the font lacks: it would become a box.
 */
export function loadTypesetter(siteDir: string): Typesetter {
  const { resolve } = createRequire(join(siteDir, 'package.json'));
  const load = (weight: number): Font => {
    const name = `familjen-grotesk-latin-${weight}-normal.woff`;
    return create(readFileSync(resolve(`@fontsource/familjen-grotesk/files/${name}`))) as Font;
  };
  const fonts = { 400: load(400), 600: load(600), 700: load(700) };
  // Fitting a title measures the same lines at each size, and motifs repeat on every card.
  const known = new Map<string, GlyphRun>();
  const layout = (text: string, weight: TextStyle['weight']): GlyphRun => {
    const key = `${weight} ${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const font = fonts[weight];
    const missing = Array.from(text).filter(
      (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
    if (missing.length > 0) {
      const list = [...new Set(missing)].map((character) => `"${character}"`).join(', ');
      throw new Error(`The font of social cards has no ${list}. Write "${text}" without.`);
    }
    const run = font.layout(text);
    known.set(key, run);
    return run;
  };
  // Each card has the same texts in its drawing and at its edges.
  const drawn = new Map<string, string>();
  const draw: Typesetter['outline'] = (text, x, y, { size, weight }) => {
    const scale = size / fonts[weight].unitsPerEm;
    const { glyphs, positions } = layout(text, weight);
    let pen = 0;
    const paths = glyphs.map(({ path }, index) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      const [left, baseline] = [x + (pen + xOffset) * scale, y - yOffset * scale];
      pen += xAdvance;
      // The y axis of fonts points up.
      return path.transform(scale, 0, 0, -scale, left, baseline).toSVG();
    });
    return paths.join('');
  };
  return {
    width: (text, { size, weight }) =>
      (layout(text, weight).advanceWidth * size) / fonts[weight].unitsPerEm,
    outline: (text, x, y, style) => {
      const key = JSON.stringify([text, x, y, style]);
      const path = drawn.get(key) ?? draw(text, x, y, style);
      drawn.set(key, path);
      return path;
    },
  };
}

/** A title as it is set on a card. */
export interface FittedTitle {
  readonly lines: readonly string[];
  readonly size: number;
}

const sizes = [68, 62, 56, 50, 45] as const;
const maxLines = 4;

/**
 * Finds the largest size at which a title fits. Names are broken only if no size does without, and then between the words
 * of which they are made.
 *
 * @param fits Whether a line fits at a size.
 * @throws Error if the title fits at no size.
 */
export function fitTitle(
  title: string,
  fits: (line: string, size: number) => boolean,
): FittedTitle {
  // A no-break space keeps words together.
  const words = title.split(/(?<=[ \t\n])/);
  const parts = title.split(/(?<=[ \t\n./_-])/).flatMap(wordsOfName);
  const attempts = [
    ...sizes.map((size) => ({ size, pieces: words })),
    { size: Math.min(...sizes), pieces: parts },
  ];
  for (const { size, pieces } of attempts) {
    const lines: string[] = [];
    for (const piece of pieces) {
      const joined = (lines.at(-1) ?? '') + piece;
      if (lines.length > 0 && fits(joined.trimEnd(), size)) lines[lines.length - 1] = joined;
      else lines.push(piece);
    }
    const trimmed = lines.map((line) => line.trimEnd());
    if (lines.length <= maxLines && trimmed.every((line) => fits(line, size))) {
      return { lines: trimmed, size };
    }
  }
  throw new Error(`"${title}" is too long for a social card. Shorten it.`);
}
