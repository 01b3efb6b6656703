import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readCache, writeCache } from '../../base/cacheFile';
import { contentHash } from '../../base/hash';

/** Only previews of links load cards: a palette and the best compression halve the bytes, and take three times as long. */
const format = { compressionLevel: 6 } as const;

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
  const render = async (name: string, svg: string): Promise<Buffer> => {
    const file = join(folder, name);
    const cached = readCache(file);
    if (cached !== undefined) return cached;
    const picture = await sharp(Buffer.from(svg)).removeAlpha().png(format).toBuffer();
    writeCache(file, picture);
    return picture;
  };
  const pictures: Buffer[] = [];
  // One after the other: together they would occupy the threads that read and write files for the bundler.
  for (const [index, svg] of svgs.entries()) pictures.push(await render(names[index] ?? '', svg));
  return pictures;
}
