// The scripts that lead from other forms of addresses to the canonical URL.
import { createContext, Script } from 'node:vm';
import { expect, it } from 'vitest';
import { built, routes } from '../builtSite';
import { files, pages } from './site';

const bare = (route: string): string => route.replace(/\/$/, '');

/** Lower case where that is another spelling, else upper case. */
const otherCase = (route: string): string => {
  const lower = route.toLowerCase();
  return lower === route ? route.toUpperCase() : lower;
};

const notFound = built('404.html');
const [, listPath = ''] =
  /<script src="?\/(assets\/js\/paths\.[0-9a-f]{8}\.js)"?>/.exec(notFound) ?? [];

it('the script of the not-found page leads from every path with .html or in another case to the page', () => {
  // The script of the build itself, with another window around it.
  const script = new Script(built(listPath));
  const led = (path: string): string | undefined => {
    let replaced: string | undefined;
    const location = {
      pathname: path,
      search: '?q=1',
      hash: '#h',
      replace: (to: string) => void (replaced = to),
    };
    const document = { documentElement: { style: {} } };
    script.runInContext(createContext({ window: { location }, document }));
    return replaced;
  };
  const wrong = routes
    .filter((route) => route !== '/')
    .flatMap((route) =>
      [otherCase(route), `${otherCase(bare(route))}/`, `${bare(route)}.html`]
        .filter((path) => led(path) !== `${route}?q=1#h`)
        .map((path) => `${path} does not lead to ${route}`),
    );
  expect(wrong).toEqual([]);
});

it('the not-found page blocks on its list of paths before anything else; no other page loads it', () => {
  expect(notFound).toMatch(
    /<head>(?:<meta charset=[^>]*>)?(?:<meta http-equiv=[^>]*>)?<script src="?\/assets\/js\/paths\./,
  );
  expect(pages.filter(({ html }) => html.includes('assets/js/paths.'))).toEqual([]);
  expect([...files].filter((file) => file.startsWith('assets/js/paths.'))).toEqual([listPath]);
});
