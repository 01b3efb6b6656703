import { Feed } from 'feed';
import { toHtml } from 'hast-util-to-html';
import type { Heading, RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import { companyName } from '../../model/constants';
import { markdownOfMdx, type MarkdownContext } from '../components/fromMdx';

/** An entry of a feed. The same release is the same entry in every feed. */
export interface FeedEntry {
  readonly id: string;
  readonly title: string;
  /** Address of the version on its changelog page. */
  readonly url: string;
  readonly updated: Date;
  /** Set where the changelog says the day. */
  readonly published?: Date;
  readonly html: string;
}

/** What a feed says of itself. */
export interface FeedFacts {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** Page that the feed follows. */
  readonly pageUrl: string;
  /** Address of the feed. */
  readonly url: string;
  readonly rights: string;
}

/**
 * A name that stays the same wherever the site moves (RFC 4151). The year only says when the host was
 * ours; it never changes.
 */
export function tagUri(host: string, ...path: readonly string[]): string {
  return `tag:${host},2025:${['changelog', ...path.map(encodeURIComponent)].join('/')}`;
}

/** The beginning of the year, month or day that a date names. */
function beginning(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day);
}

/**
 * Moments for releases, given newest first. Feeds need a moment to the second, and a changelog may know
 * no more than the year: a release gets the earliest moment that fits both its own date and the order,
 * which is never before that of a release below it.
 */
export function moments(dates: readonly string[]): Date[] {
  let earliest = -Infinity;
  return [...dates]
    .reverse()
    .map((date) => {
      earliest = Math.max(earliest, beginning(date));
      return new Date(earliest);
    })
    .reverse();
}

/**
 * The content below each version's heading, up to the next one, as HTML, by version.
 *
 * @param changelog the expanded page
 */
export function releasesHtml(
  changelog: string,
  context: MarkdownContext,
): [version: string, html: string][] {
  const { children } = markdownOfMdx(changelog, context);
  const isVersion = (node: RootContent): node is Heading =>
    node.type === 'heading' && node.depth === 2;
  const sections = new Map<string, RootContent[]>();
  let section: RootContent[] | undefined;
  for (const node of children) {
    if (isVersion(node)) {
      section = [];
      sections.set(toString(node).split(/\s/, 1)[0] ?? '', section);
    } else section?.push(node);
  }
  return [...sections].map(([version, content]) => [
    version,
    toHtml(toHast({ type: 'root', children: content })).trim(),
  ]);
}

/** An Atom feed (RFC 4287). Entries come newest first. */
export function atomFeed(facts: FeedFacts, entries: readonly FeedEntry[]): string {
  const feed = new Feed({
    id: facts.id,
    title: facts.title,
    description: facts.subtitle,
    link: facts.pageUrl,
    feed: facts.url,
    // Not the moment of the build: a feed changes when a release does.
    updated: entries[0]?.updated ?? new Date(0),
    author: { name: companyName },
    copyright: facts.rights,
    generator: false,
  });
  for (const { id, title, url, updated, published, html } of entries) {
    feed.addItem({
      id,
      title,
      link: url,
      date: updated,
      content: html,
      ...(published === undefined ? {} : { published }),
    });
  }
  return `${feed.atom1()}\n`;
}
