import type { Element, ElementContent, Parents, RootContent } from 'hast';
import { Feed } from 'feed';
import { toHtml } from 'hast-util-to-html';
import { attributeOf, findElement, isPre, isOmitted } from '../output/html';

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

/** Elements that only add styles. */
const wrappers = new Set(['div', 'section', 'span']);
/** Attributes that mean something outside of the page. */
const keptAttributes = new Set(['alt', 'colSpan', 'href', 'rowSpan', 'scope', 'src', 'start']);

/** A part of a page for feed readers: without controls and styles, and with absolute links. */
function forReaders(
  nodes: readonly (ElementContent | RootContent)[],
  pageUrl: string,
): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element' || isOmitted(node)) return [];
    const role = attributeOf(node, 'role');
    if (role === 'tablist') return [];
    // Of a code block only the code; its bar is a control.
    const block = node.children.find(isPre);
    const children = forReaders(block === undefined ? node.children : [block], pageUrl);
    if (role === 'tabpanel') {
      const value = attributeOf(node, 'dataLabel') ?? '';
      const label: Element = {
        type: 'element',
        tagName: 'p',
        properties: {},
        children: [{ type: 'text', value }],
      };
      return [label, ...children];
    }
    if (wrappers.has(node.tagName)) return children;
    const properties = Object.fromEntries(
      Object.entries(node.properties)
        .filter(([name]) => keptAttributes.has(name))
        .map(([name, value]) =>
          name === 'href' || name === 'src'
            ? [name, new URL(String(value), pageUrl).href]
            : [name, value],
        ),
    );
    return [{ ...node, properties, children }];
  });
}

/**
 * The content below the heading of a version, up to the next one, as HTML; `undefined` where the page
 * has no such heading.
 */
export function releaseHtml(content: Parents, anchor: string, pageUrl: string): string | undefined {
  const isHeading = (node: RootContent, id?: string): boolean =>
    node.type === 'element' &&
    node.tagName === 'h2' &&
    (id === undefined || attributeOf(node, 'id') === id);
  const holder = [
    content,
    findElement(content, ({ children }) => children.some((c) => isHeading(c, anchor))),
  ].find((node) => node?.children.some((child) => isHeading(child, anchor)));
  if (holder === undefined) return undefined;
  const start = holder.children.findIndex((child) => isHeading(child, anchor));
  const below = holder.children.slice(start + 1);
  const end = below.findIndex((child) => isHeading(child));
  const section = end < 0 ? below : below.slice(0, end);
  return toHtml(forReaders(section, pageUrl)).trim();
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
    author: { name: 'Deckle' },
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
