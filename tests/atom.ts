// Reads Atom feeds (RFC 4287) in tests. `feed` writes them; what it is given is ours.
import { SaxesParser } from 'saxes';
import { decodeText } from '../src/base/html';

interface Described {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
}

export interface AtomEntry extends Described {
  readonly published: string | undefined;
  readonly link: string;
  readonly content: string;
}

export interface AtomFeed extends Described {
  readonly author: string;
  readonly self: string;
  readonly page: string;
  readonly entries: readonly AtomEntry[];
}

/** The text of the first element with a name, of which each has its own line or lines. */
function textOf(xml: string, name: string): string {
  const [, cdata, text = ''] =
    new RegExp(`<${name}[^>]*>(?:<!\\[CDATA\\[([^]*?)\\]\\]>|([^<]*))</${name}>`).exec(xml) ?? [];
  return cdata ?? decodeText(text);
}

/** The address of the first link with a relation. */
const linkOf = (xml: string, relation: string): string =>
  decodeText(new RegExp(`<link ${relation}href="([^"]*)"`).exec(xml)?.[1] ?? '');

/** @throws Error where an element is missing, empty, or no moment of RFC 3339. */
function read(xml: string): Described {
  const [id = '', title = '', updated = ''] = ['id', 'title', 'updated'].map((name) =>
    textOf(xml, name),
  );
  if (!URL.canParse(id) || title === '') throw new Error(`"${id}", "${title}": no id or title.`);
  if (new Date(updated).toISOString() !== updated) throw new Error(`"${updated}" is not a moment.`);
  return { id, title, updated };
}

/**
 * Reads a feed.
 *
 * @throws Error where it is not well-formed or lacks an element that the standard requires.
 */
export function readAtom(xml: string): AtomFeed {
  new SaxesParser({ xmlns: true }).write(xml).close();
  const [feed = '', ...entries] = xml.split('<entry>');
  return {
    ...read(feed),
    author: textOf(feed, 'name'),
    self: linkOf(feed, 'rel="self" '),
    page: linkOf(feed, 'rel="alternate" '),
    entries: entries.map((entry) => ({
      ...read(entry),
      published: textOf(entry, 'published') || undefined,
      link: linkOf(entry, ''),
      content: textOf(entry, 'content'),
    })),
  };
}
