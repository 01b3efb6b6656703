// Forms of addresses, as a host answers them, and the scripts that lead to the canonical URL.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { buildDir, built, pageHtml, routes } from '../builtSite';
import { serveBuild } from './server';

const get = serveBuild();

const bare = (route: string): string => route.replace(/\/$/, '');

/** Lower case where that is another spelling, else upper case; of the last part, for the home page has none. */
const otherCase = (route: string): string => {
  const lower = route.toLowerCase();
  return lower === route ? route.toUpperCase() : lower;
};

/** Status of every route, asked for in another form. */
async function statuses(form: (route: string) => string): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const route of routes) found.set(route, (await get(form(route))).status);
  return found;
}

it.each<readonly [string, (route: string) => string]>([
  ['with index.html', (route) => `${bare(route)}/index.html`],
  ['with a slash', (route) => `${bare(route)}/`],
])(
  'every route answers %s',
  async (_, form) => {
    const found = await statuses(form);
    expect([...found].filter(([, status]) => status !== 200)).toEqual([]);
  },
  60_000,
);

it('with .html or in another case: 404, whose script leads to the page', async () => {
  const script = /<script src="?(\/assets\/js\/paths\.[0-9a-f]{8}\.js)"?>/.exec(built('404.html'));
  const source = built((script?.[1] ?? '').slice(1));
  const wrong: string[] = [];
  for (const route of routes) {
    const paths = [otherCase(route), `${otherCase(bare(route))}/`, `${bare(route)}.html`];
    for (const path of route === '/' ? [] : paths) {
      const { status } = await get(path);
      if (status !== 404) wrong.push(`${path}: ${String(status)}`);
      let replaced: string | undefined;
      const at = {
        pathname: path,
        search: '?q=1',
        hash: '#h',
        replace: (to: string) => void (replaced = to),
      };
      const document = { documentElement: { style: {} } };
      // The script of the build itself, with another window around it.
      runInNewContext(source, { window: { location: at }, document });
      if (replaced !== `${route}?q=1#h`) wrong.push(`${path} leads to ${replaced ?? 'nothing'}`);
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);

it('the script is the same on every page, so that one hash allows it', () => {
  const texts = new Set(
    [...routes.map(pageHtml), built('404.html')].map(
      (html) => /<script>(?:(?!<\/script>)[\s\S])*replaceState[\s\S]*?<\/script>/.exec(html)?.[0],
    ),
  );
  expect(texts.size).toBe(1);
  expect([...texts][0]).toContain('canonical');
});

it('the not-found page blocks on its list of paths before anything else; no other page loads it', () => {
  const html = built('404.html');
  expect(html).toMatch(
    /<head>(?:<meta charset=[^>]*>)?(?:<meta http-equiv=[^>]*>)?<script src="?\/assets\/js\/paths\.[0-9a-f]{8}\.js"?><\/script>/,
  );
  expect(routes.filter((route) => pageHtml(route).includes('assets/js/paths.'))).toEqual([]);
  expect(
    readdirSync(join(buildDir, 'assets/js')).filter((name) => name.startsWith('paths.')),
  ).toHaveLength(1);
});
