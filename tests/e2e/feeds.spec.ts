// The Atom feeds of the changelogs, and the ways to them (src/components/ChangelogFeed, src/theme/DocBreadcrumbs).
import { parseChangelog } from '../../src/plugins/content/changelog';
import { feedTitle } from '../../src/model/feeds';
import { readAtom, type AtomFeed } from '../atom';
import { guides, sourceOf } from './docs-tree';
import { built, expect, open, pageHtml, publicUrl, routes, test } from './site';

const changelogs = guides.filter(({ kind }) => kind.id === 'changelog');
const feedOf = (url: string): AtomFeed => readAtom(built(`${url.slice(1)}.atom`));
const all = readAtom(built('changelog.atom'));

for (const { url, file, product, platform } of changelogs) {
  test(`the feed of ${url} has an entry for each version`, () => {
    const feed = feedOf(url);
    expect(feed).toMatchObject({
      title: feedTitle({ product, platform }),
      self: `${publicUrl}${url}.atom`,
      page: `${publicUrl}${url}`,
    });
    const { entries } = parseChangelog(sourceOf(file));
    expect(feed.entries.map(({ link }) => link)).toEqual(
      entries.map(({ version }) => `${publicUrl}${url}#v${version}`),
    );
    expect(feed.updated).toBe(feed.entries[0]?.updated);
    feed.entries.forEach(({ title, updated, published }, index) => {
      const { version = '', date = '' } = entries[index] ?? {};
      expect(title.endsWith(` ${version} (${date})`)).toBe(true);
      // As far as the changelog knows.
      expect(updated.startsWith(date)).toBe(true);
      expect(published).toBe(date.length === 10 ? updated : undefined);
    });
  });

  test(`the entries of ${url} say what the page says, with links that work anywhere`, () => {
    const page = pageHtml(url);
    for (const { content, link } of feedOf(url).entries) {
      const words = content.replace(/<[^>]+>/g, ' ').match(/\w{4,}/g) ?? [];
      expect(words.length, link).toBeGreaterThan(0);
      for (const word of words) expect(page).toContain(word);
      const links = [...content.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to = '']) => to);
      for (const to of links) {
        expect(to, link).toMatch(/^https:\/\//);
        const { origin, pathname } = new URL(to);
        if (origin === publicUrl) expect(routes).toContain(pathname);
      }
      expect(content).not.toMatch(/ (?:class|style|id|data-\w+|aria-\w+)=|<(?:button|svg|script)/);
    }
  });

  test(`${url} shows its feeds, and tells feed readers of them`, async ({ page }) => {
    await open(page, url);
    await expect(page.getByRole('link', { name: 'Feed of this changelog' })).toHaveAttribute(
      'href',
      `${url}.atom`,
    );
    await expect(page.getByRole('link', { name: 'Feed of all SDKs' })).toHaveAttribute(
      'href',
      '/changelog.atom',
    );
    const head = page.locator('head link[type="application/atom+xml"]');
    expect(
      await head.evaluateAll((links) =>
        links.map((link) => [link.getAttribute('href'), link.getAttribute('title')]),
      ),
    ).toEqual([
      [`${url}.atom`, feedTitle({ product, platform })],
      ['/changelog.atom', feedTitle()],
    ]);
  });
}

test('a click on a feed link opens the feed', async ({ page }) => {
  const url = '/docs/Android/changelog';
  for (const [name, feed] of [
    ['Feed of this changelog', `${url}.atom`],
    ['Feed of all SDKs', '/changelog.atom'],
  ] as const) {
    await open(page, url);
    const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
    await page.getByRole('link', { name }).click();
    expect(new URL((await answer).url()).pathname).toBe(feed);
    await expect(page).toHaveURL(feed);
  }
});

test('the feed of all changelogs has every entry once, newest first', () => {
  const moments = all.entries.map(({ updated }) => updated);
  expect(moments).toEqual([...moments].sort().reverse());
  expect(all.self).toBe(`${publicUrl}/changelog.atom`);
  const ids = changelogs.flatMap(({ url }) => feedOf(url).entries.map(({ id }) => id));
  expect(all.entries.map(({ id }) => id).sort()).toEqual(ids.sort());
  expect(new Set(ids).size).toBe(ids.length);
  const feeds = [all, ...changelogs.map(({ url }) => feedOf(url))];
  expect(new Set(feeds.map(({ id }) => id)).size).toBe(feeds.length);
  expect(new Set(feeds.map(({ title }) => title)).size).toBe(feeds.length);
});

test('an entry is the same in both feeds that carry it', () => {
  for (const { url } of changelogs) {
    for (const entry of feedOf(url).entries) {
      expect(all.entries.find(({ id }) => id === entry.id)).toEqual(entry);
    }
  }
});

test('feeds are served as Atom', async ({ request }) => {
  for (const path of ['/changelog.atom', ...changelogs.map(({ url }) => `${url}.atom`)]) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  }
});

test('only changelogs offer a feed', () => {
  const others = routes.filter(
    (path) => !changelogs.some(({ url }) => url === path) && pageHtml(path).includes('atom+xml'),
  );
  expect(others).toEqual([]);
});
