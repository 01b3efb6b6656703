import original from 'path-to-regexp';
import { describe, expect, it } from 'vitest';
import pathToRegexp from './pathToRegexp';

describe('the stand-in for path-to-regexp', () => {
  const paths = ['/', '/docs', '/docs/', '/docs/a-b/c.d', '*', '\\/docs\\/a\\:b\\.c'];
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

  it.each(paths)('matches what the library matches: %s', (path) => {
    for (const end of [true, false]) {
      const options = { end };
      const [own, library] = [pathToRegexp(path, [], options), original(path, [], options)];
      for (const address of addresses) {
        const [match, expected] = [own.exec(address), library.exec(address)];
        const where = JSON.stringify([options, address]);
        expect(match && [...match], where).toEqual(expected && [...expected]);
      }
    }
  });

  it('refuses parameters', () => {
    expect(() => pathToRegexp('/a/:b', [])).toThrow('The route /a/:b has parameters');
    expect(pathToRegexp.compile('/a')()).toBe('/a');
  });
});
