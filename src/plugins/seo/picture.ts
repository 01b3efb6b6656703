import { contentHash } from '../../base/hash';

/** Size of a card that social networks require. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Name of a picture's file: its hash changes with its content. */
export function pictureName(path: string, picture: Buffer): string {
  const words = path.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'index';
  return `${words}.${contentHash(picture)}.png`;
}
