// Changelogs and their Atom feeds.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseChangelog } from '../../src/plugins/content/changelog/changelog';
import { feedTitle } from '../../src/model/feeds';
import { sourceFolder, type PlatformId, type ProductId } from '../../src/model/platforms';
import { readAtom, type AtomEntry, type AtomFeed } from '../atom';
import { built, publicUrl, siteDir } from '../builtSite';
import { guides, sourceOf } from '../docsTree';
import { hasTarget, pageAt, pages } from './site';

const changelogs = guides.filter(({ kind }) => kind.id === 'changelog');

const feedOf = (url: string): AtomFeed => readAtom(built(`${url.slice(1)}.atom`));

const all = readAtom(built('changelog.atom'));

/** Values in the facts of a platform. */
function factsOf(product: ProductId, platform: PlatformId): unknown[] {
  const path = join(siteDir, 'api-sources', sourceFolder(product, platform), 'facts.json');
  return Object.values(JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>);
}

it('there are changelogs, and only they offer a feed', () => {
  expect(changelogs.length).toBeGreaterThan(2);
  const offering = pages.filter(({ html }) => html.includes('atom+xml')).map(({ path }) => path);
  expect(offering.sort()).toEqual(changelogs.map(({ url }) => url).sort());
});

describe.each(changelogs)('$url', ({ url, file, product, platform }) => {
  const page = pageAt(url);
  const { entries } = parseChangelog(sourceOf(file));

  it('has an anchor for each version, newest first', () => {
    const headings = page
      .attributesOf('h2')
      .flatMap(({ id = '' }) => (id.startsWith('v') ? [id] : []));
    expect(headings).toEqual(entries.map(({ version }) => `v${version}`));
  });

  it('has the newest version first, which getStarted installs', () => {
    const start = guides.find(
      (guide) =>
        guide.product === product && guide.platform === platform && guide.kind.id === 'getStarted',
    );
    const { html } = pageAt(start?.url ?? '');
    const code = [...html.matchAll(/<pre[\s\S]*?<\/pre>/g)]
      .map(([pre]) => pre.replace(/<[^>]+>/g, ''))
      .join('\n')
      // That of the app, in the config.xml of Cordova.
      .replace(/\sversion="[^"]*"/g, '');
    const newest = entries[0]?.version ?? '';
    expect(code).toContain(newest);
    // Nowhere is an older version installed, unless it is the newest of another package of the platform.
    const facts = factsOf(product, platform);
    for (const { version } of entries.slice(1).filter((entry) => !facts.includes(entry.version)))
      expect(code.split(/[\s"':@^]+/)).not.toContain(version);
    // The line of availability names it, too.
    expect(html.replace(/<!-- -->/g, '')).toContain(` · ${newest}`);
  });

  it('has a feed with an entry for each version, to which it links', () => {
    const feed = feedOf(url);
    expect(feed).toMatchObject({
      title: feedTitle({ product, platform }),
      self: `${publicUrl}${url}.atom`,
      page: `${publicUrl}${url}`,
      updated: feed.entries[0]?.updated,
    });
    expect(feed.entries.map(({ link }) => link)).toEqual(
      entries.map(({ version }) => `${publicUrl}${url}#v${version}`),
    );
    feed.entries.forEach(({ title, updated, published }, index) => {
      const { version = '', date = '' } = entries[index] ?? {};
      expect(title.endsWith(` ${version} (${date})`)).toBe(true);
      // As far as the changelog knows.
      expect(updated.startsWith(date)).toBe(true);
      expect(published).toBe(date.length === 10 ? updated : undefined);
    });
    const links = page.attributesOf('a').filter(({ href = '' }) => href.endsWith('.atom'));
    expect(links).toMatchObject([{ href: `${url}.atom` }, { href: '/changelog.atom' }]);
    const offered = page.attributesOf('link').filter(({ type }) => type === 'application/atom+xml');
    expect(offered).toMatchObject([
      { href: `${url}.atom`, title: feedTitle({ product, platform }) },
      { href: '/changelog.atom', title: feedTitle() },
    ]);
  });

  it('says what the entries of its feed say, with links that work anywhere', () => {
    for (const { content, link } of feedOf(url).entries) {
      const words = content.replace(/<[^>]+>/g, ' ').match(/\w{4,}/g) ?? [];
      expect(words.length, link).toBeGreaterThan(0);
      expect(
        words.filter((word) => !page.html.replace(/<wbr[^>]*>/g, '').includes(word)),
        link,
      ).toEqual([]);
      const links = [...content.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, to = '']) => to);
      expect(
        links.filter((to) => !to.startsWith('https://') || !hasTarget(to)),
        link,
      ).toEqual([]);
      expect(content).not.toMatch(/ (?:class|style|id|data-\w+|aria-\w+)=|<(?:button|svg|script)/);
    }
  });
});

it('the feed of all changelogs has every entry once, newest first', () => {
  const moments = all.entries.map(({ updated }) => updated);
  expect(moments).toEqual([...moments].sort().reverse());
  expect(all.self).toBe(`${publicUrl}/changelog.atom`);
  const feeds = changelogs.map(({ url }) => feedOf(url));
  const byId = (one: AtomEntry, other: AtomEntry): number => (one.id < other.id ? -1 : 1);
  expect([...all.entries].sort(byId)).toEqual(feeds.flatMap(({ entries }) => entries).sort(byId));
  expect(new Set(all.entries.map(({ id }) => id)).size).toBe(all.entries.length);
  for (const key of ['id', 'title'] as const)
    expect(new Set([all, ...feeds].map((feed) => feed[key])).size).toBe(feeds.length + 1);
});
