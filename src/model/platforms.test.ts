import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseChangelog } from '../plugins/content/changelog';
import { platformFolder } from './docPaths';
import {
  coreLines,
  firstVersion,
  isPlatformId,
  platformById,
  platforms,
  products,
} from './platforms';

const docs = join(__dirname, '../../docs');

const changelogs = products.flatMap((product) =>
  platforms.flatMap((platform) => {
    const file = join(docs, platformFolder(product.id, platform.id), 'changelog.mdx');
    return existsSync(file) ? [{ product: product.id, platform: platform.id, file }] : [];
  }),
);

it.each(changelogs)(
  'first versions of $platform ($product) are in the changelog, and follow each other as there',
  ({ product, platform, file }) => {
    const written = parseChangelog(readFileSync(file, 'utf8')).entries.map(
      ({ version }) => version,
    );
    const first = Object.values(platformById(platform).products[product]?.firstVersion ?? {});
    expect(written).toEqual(expect.arrayContaining(first));
    const positions = coreLines.flatMap((line) => {
      const version = firstVersion(platform, product, line);
      return version === undefined ? [] : [written.indexOf(version)];
    });
    expect(positions).toEqual([...positions].sort((a, b) => b - a));
  },
);

it('first versions are unknown where a line has not reached a platform', () => {
  expect(firstVersion('Xamarin', 'document', '1.9')).toBeUndefined();
  expect(firstVersion('Flutter', 'barcode', '1.0')).toBeUndefined();
  expect(firstVersion('Android', 'document', '1.9')).toBe('1.9.0.0');
  // An exact version stays what it is.
  expect(firstVersion('Android', 'document', '1.7.2.0')).toBe('1.7.2.0');
});

it('platforms are known by their exact path segment', () => {
  expect(isPlatformId('Android')).toBe(true);
  expect(isPlatformId('android')).toBe(false);
});
