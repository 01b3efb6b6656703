import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readCache, writeCache } from '../output/cacheFile';
import { contentHash } from '../output/hash';

/** Flat colors: a small palette, and no dithering, which would cost bytes and show nothing. */
const format = { palette: true, colors: 64, dither: 0, effort: 1, compressionLevel: 9 } as const;

/**
 * Renders SVGs as PNG files, each once. The cache key is the SVG, the format and the versions of the libraries. Cached
 * files that this build does not need are deleted.
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
  const render = async (name: string, svg: string): Promise<Buffer> => {
    const file = join(folder, name);
    const cached = readCache(file);
    if (cached !== undefined) return cached;
    const picture = await sharp(Buffer.from(svg)).png(format).toBuffer();
    writeCache(file, picture);
    return picture;
  };
  return Promise.all(
    svgs.map((svg, index) => {
      const name = names[index] ?? '';
      const picture = pictures.get(name) ?? render(name, svg);
      pictures.set(name, picture);
      return picture;
    }),
  );
}
