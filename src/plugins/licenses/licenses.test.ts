import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteDir } from '../../../tests/docsTree';
import { packageFolder, readPackages, renderLicenses } from './licenses';

describe('packageFolder', () => {
  it.each([
    ['/site/node_modules/react/index.js', '/site/node_modules/react'],
    ['/site/node_modules/@a/b/lib/c.js', '/site/node_modules/@a/b'],
    ['/site/node_modules/a/node_modules/b/c.js', '/site/node_modules/a/node_modules/b'],
    ['css|/x/node_modules/loader/l.js!/x/node_modules/infima/a.css|0|', '/x/node_modules/infima'],
    ['/site/src/theme/Root/index.tsx', undefined],
    ['webpack/runtime/public_path', undefined],
  ])('of %s is %s', (path, folder) => {
    expect(packageFolder(path)).toBe(folder);
  });
});

const inSite = (name: string): string => join(siteDir, 'node_modules', name);

describe('readPackages', () => {
  it('reads the license in the readme of a package without a license file', () => {
    const [{ text } = { text: '' }] = readPackages([inSite('isarray')], siteDir);
    expect(text).toMatch(/^\(MIT\)\s+Copyright \(c\) 2013/);
  });

  it('names all packages without a license', () => {
    const folders = ['missing-a', 'missing-b'].map((name) =>
      join(siteDir, 'tests/fixtures/licenses', name),
    );
    expect(() => readPackages(folders, siteDir)).toThrow(
      /sameLicense of src\/plugins\/licenses\/licenses\.ts:\n- a 1\.0\.0 \(MIT\)\n- b 2\.0\.0 \(ISC\)$/,
    );
  });
});

it('packages with the same text share it', () => {
  const text = renderLicenses(
    [
      ['a', 'One'],
      ['b', 'Two'],
      ['c', 'One'],
    ].map(([name = '', license = '']) => ({ name, version: '1.0', license: 'MIT', text: license })),
  );
  expect(text.split(/\n\n-+\n\n/).slice(1)).toEqual([
    'a 1.0 (MIT)\nc 1.0 (MIT)\n\nOne',
    'b 1.0 (MIT)\n\nTwo\n',
  ]);
});
