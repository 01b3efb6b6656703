import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseChangelog } from '../plugins/content/changelog';
import { platformFolder } from './docPaths';
import {
  coreLines,
  firstVersion,
  isPlatformId,
  platformById,
  platforms,
  products,
  productLabel,
} from './platforms';

const docs = join(__dirname, '../../docs');

const changelogs = products.flatMap((product) =>
  platforms.flatMap((platform) => {
    const file = join(docs, platformFolder(product.id, platform.id), 'changelog.mdx');
    return existsSync(file) ? [{ product: product.id, platform: platform.id, file }] : [];
  }),
);

describe('first versions', () => {
  it('finds changelogs to compare with', () => {
    expect(changelogs.length).toBeGreaterThan(2);
  });

  it.each(changelogs)(
    'of $platform ($product) are in the changelog',
    ({ product, platform, file }) => {
      const written = parseChangelog(readFileSync(file, 'utf8')).entries.map(
        ({ version }) => version,
      );
      expect(written).toEqual(
        expect.arrayContaining(
          Object.values(platformById(platform).products[product]?.firstVersion ?? {}),
        ),
      );
    },
  );

  it.each(changelogs)(
    'of $platform ($product) follow each other as in the changelog',
    ({ product, platform, file }) => {
      const written = parseChangelog(readFileSync(file, 'utf8')).entries.map(
        ({ version }) => version,
      );
      const positions = coreLines.flatMap((line) => {
        const version = firstVersion(platform, product, line);
        return version === undefined ? [] : [written.indexOf(version)];
      });
      expect(positions).toEqual([...positions].sort((a, b) => b - a));
    },
  );

  it('are unknown where a line has not reached a platform', () => {
    expect(firstVersion('Xamarin', 'document', '1.9')).toBeUndefined();
    expect(firstVersion('Flutter', 'barcode', '1.0')).toBeUndefined();
    expect(firstVersion('Android', 'document', '1.9')).toBe('1.9.0.0');
  });
});

describe('platforms', () => {
  it('are known by their exact path segment', () => {
    expect(isPlatformId('Android')).toBe(true);
    expect(isPlatformId('android')).toBe(false);
    expect(platformById('MAUI').label).toBe('.NET MAUI');
  });

  it('have unique ids and labels', () => {
    expect(new Set(platforms.map(({ id }) => id)).size).toBe(platforms.length);
    expect(new Set(platforms.map(({ label }) => label)).size).toBe(platforms.length);
  });

  it('names products', () => {
    expect([productLabel('document'), productLabel('barcode')]).toEqual([
      'Document SDK',
      'Barcode SDK',
    ]);
  });
});
