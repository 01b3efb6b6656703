// Changelogs and their Atom feeds.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseChangelog } from '../../src/plugins/content/changelog';
import { feedTitle } from '../../src/model/feeds';
import { sourceFolder, type PlatformId, type ProductId } from '../../src/model/platforms';
import { decodeText, tagsOf } from '../../src/security/html';
import { readAtom, type AtomFeed } from '../atom';
import { built, pageHtml, publicUrl, routes, siteDir } from '../builtSite';
import { guides, sourceOf } from '../docsTree';
import { serveBuild } from './server';

const changelogs = guides.filter(({ kind }) => kind.id === 'changelog');

const feedOf = (url: string): AtomFeed => readAtom(built(`${url.slice(1)}.atom`));

const all = readAtom(built('changelog.atom'));

const get = serveBuild();

/** Values in the facts of a platform. */
function factsOf(product: ProductId, platform: PlatformId): unknown[] {
  const path = join(siteDir, 'api-sources', sourceFolder(product, platform), 'facts.json');
  return Object.values(JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>);
}

it('there are changelogs', () => {
  expect(changelogs.length).toBeGreaterThan(2);
});

for (const { url, file, product, platform } of changelogs) {
  const { entries } = parseChangelog(sourceOf(file));

  it(`${url} has an anchor for each version, newest first`, () => {
    const headings = tagsOf(pageHtml(url))
      .filter(({ name, attributes }) => name === 'h2' && attributes.id?.startsWith('v') === true)
      .map(({ attributes }) => attributes.id);
    expect(headings).toEqual(entries.map(({ version }) => `v${version}`));
  });

  const start = guides.find(
    (guide) =>
      guide.product === product && guide.platform === platform && guide.kind.id === 'getStarted',
  );

  it(`the newest version of ${url} is what getStarted installs`, () => {
    const newest = entries[0]?.version ?? '';
    const html = pageHtml(start?.url ?? '');
    const code = [...html.matchAll(/<pre[\s\S]*?<\/pre>/g)]
      .map(([pre]) => pre.replace(/<[^>]+>/g, ''))
      .join('\n')
      // That of the app, in the config.xml of Cordova.
      .replace(/\sversion="[^"]*"/g, '');
    expect(code).toContain(newest);
    // Nowhere is an older version installed, unless it is the newest of another package of the platform.
    const facts = factsOf(product, platform);
    for (const { version } of entries.slice(1).filter((entry) => !facts.includes(entry.version)))
      expect(code.split(/[\s"':@^]+/)).not.toContain(version);
    // The line of availability names it, too.
    expect(html.replace(/<!-- -->/g, '')).toContain(` · ${newest}`);
  });
}

for (const { url, file, product, platform } of changelogs) {
  it(`the feed of ${url} has an entry for each version`, () => {
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

  it(`the entries of ${url} say what the page says, with links that work anywhere`, () => {
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

  it(`${url} links to its feeds, in its text and for feed readers`, () => {
    const tags = tagsOf(pageHtml(url));
    const hrefs = tags.filter(({ name }) => name === 'a').map(({ attributes }) => attributes.href);
    expect(hrefs.filter((href) => href?.endsWith('.atom'))).toEqual([
      `${url}.atom`,
      '/changelog.atom',
    ]);
    expect(
      tags
        .filter(
          ({ name, attributes }) => name === 'link' && attributes.type === 'application/atom+xml',
        )
        .map(({ attributes }) => [attributes.href, decodeText(attributes.title ?? '')]),
    ).toEqual([
      [`${url}.atom`, feedTitle({ product, platform })],
      ['/changelog.atom', feedTitle()],
    ]);
  });
}

it('the feed of all changelogs has every entry once, newest first', () => {
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

it('an entry is the same in both feeds that carry it', () => {
  for (const { url } of changelogs) {
    for (const entry of feedOf(url).entries) {
      expect(all.entries.find(({ id }) => id === entry.id)).toEqual(entry);
    }
  }
});

it('feeds are served as Atom', async () => {
  for (const path of ['/changelog.atom', ...changelogs.map(({ url }) => `${url}.atom`)]) {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  }
});

it('only changelogs offer a feed', () => {
  const others = routes.filter(
    (path) => !changelogs.some(({ url }) => url === path) && pageHtml(path).includes('atom+xml'),
  );
  expect(others).toEqual([]);
});
