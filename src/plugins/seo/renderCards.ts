import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readCache, writeCache } from '../output/cacheFile';
import { contentHash } from '../output/hash';

/** Flat colors: a small palette, and no dithering, which would cost bytes and show nothing. */
const format = { palette: true, colors: 64, dither: 0, effort: 1, compressionLevel: 9 } as const;

/**
 * Draws pictures from SVG, and each picture once: files are kept by what they are drawn from, which is
 * the whole SVG, the format and the versions of the libraries. Files that this build does not need go.
 */
export async function renderCards(folder: string, svgs: readonly string[]): Promise<Buffer[]> {
  mkdirSync(folder, { recursive: true });
  const context = JSON.stringify([format, sharp.versions]);
  const names = svgs.map((svg) => contentHash(context + svg, 32));
  const needed = new Set(names);
  for (const name of readdirSync(folder)) {
    if (!needed.has(name)) rmSync(join(folder, name), { force: true });
  }
  const pictures = new Map<string, Promise<Buffer>>();
  const draw = async (name: string, svg: string): Promise<Buffer> => {
    const file = join(folder, name);
    const kept = readCache(file);
    if (kept !== undefined) return kept;
    const picture = await sharp(Buffer.from(svg)).png(format).toBuffer();
    writeCache(file, picture);
    return picture;
  };
  return Promise.all(
    svgs.map((svg, index) => {
      const name = names[index] ?? '';
      const picture = pictures.get(name) ?? draw(name, svg);
      pictures.set(name, picture);
      return picture;
    }),
  );
}
