import { contentHash } from '../../base/hash';

/** Size of a card that social networks require. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Name of a picture's file: its hash changes with its content. */
export function pictureName(path: string, picture: Buffer): string {
  const words = path.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'index';
  return `${words}.${contentHash(picture)}.png`;
}

/** Width and height from the header of a PNG file; `undefined` if it is none. */
export function pngSize(
  file: Buffer,
): { readonly width: number; readonly height: number } | undefined {
  const isPng = file.length >= 24 && file.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n';
  return isPng ? { width: file.readUInt32BE(16), height: file.readUInt32BE(20) } : undefined;
}
