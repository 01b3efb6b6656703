import original from 'path-to-regexp';
import { describe, expect, it } from 'vitest';
import pathToRegexp from './pathToRegexp';

describe('the stand-in for path-to-regexp', () => {
  const paths = [
    '/',
    '/docs',
    '/docs/',
    '/docs/a-b/c.d',
    '/docs/capacitor/api/',
    '*',
    '\\/docs\\/a\\:b\\.c',
  ];
  const addresses = [
    ...paths,
    '/docs/a-b/cxd',
    '/DOCS',
    '/docsx',
    '/docs/x',
    '',
    '/docs//',
    '/docs/a:b.c',
  ];
  const flags = [true, false];

  it('matches what the library matches', () => {
    for (const path of paths)
      for (const end of flags)
        for (const strict of flags)
          for (const sensitive of flags) {
            const [keys, libraryKeys] = [[], []];
            const options = { end, strict, sensitive };
            const own = pathToRegexp(path, keys, options);
            const library = original(path, libraryKeys, options);
            expect(keys).toHaveLength(libraryKeys.length);
            for (const address of addresses) {
              const [match, expected] = [own.exec(address), library.exec(address)];
              expect([path, options, address, match && [...match]]).toEqual([
                path,
                options,
                address,
                expected && [...expected],
              ]);
            }
          }
  });

  it('refuses parameters', () => {
    expect(() => pathToRegexp('/a/:b', [])).toThrow('The route /a/:b has parameters');
    expect(pathToRegexp.compile('/a')()).toBe('/a');
  });
});
