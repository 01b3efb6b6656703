// Reads Atom feeds (RFC 4287) in tests. `feed` writes them; what it is given is ours.
import { SaxesParser } from 'saxes';

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
  readonly self: string;
  readonly page: string;
  readonly entries: readonly AtomEntry[];
}

/** Texts of the elements in a feed or an entry by their names, and the addresses of links by their relation. */
type Values = Map<string, string>;

/** The values of a feed, and after them those of its entries. */
function parse(xml: string): readonly Values[] {
  const found: Values[] = [];
  const open: string[] = [];
  const add = (name: string, text: string): void =>
    void found.at(-1)?.set(name, (found.at(-1)?.get(name) ?? '') + text);
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    if (uri !== 'http://www.w3.org/2005/Atom') throw new Error(`<${local}> is not of Atom.`);
    if (local === 'feed' || local === 'entry') found.push(new Map());
    if (local === 'link') add(attributes.rel?.value ?? 'alternate', attributes.href?.value ?? '');
    open.push(local);
  });
  parser.on('closetag', () => void open.pop());
  const addText = (text: string): void => {
    add(open.at(-1) ?? '', text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(xml).close();
  return found;
}

/** @throws Error where an element is missing, empty, or no moment of RFC 3339. */
function read(values: Values): Described {
  const [id = '', title = '', updated = ''] = ['id', 'title', 'updated'].map((name) =>
    values.get(name)?.trim(),
  );
  if (!URL.canParse(id) || title === '') throw new Error(`"${id}", "${title}": no id or title.`);
  // An element that is there twice has no such value, either.
  if (new Date(updated).toISOString() !== updated) throw new Error(`"${updated}" is not a moment.`);
  return { id, title, updated };
}

/**
 * Reads a feed.
 *
 * @throws Error where it is not well-formed or lacks an element that the standard requires.
 */
export function readAtom(xml: string): AtomFeed {
  const [feed = new Map<string, string>(), ...entries] = parse(xml);
  return {
    ...read(feed),
    self: feed.get('self') ?? '',
    page: feed.get('alternate') ?? '',
    entries: entries.map((entry) => ({
      ...read(entry),
      published: entry.get('published'),
      link: entry.get('alternate') ?? '',
      content: entry.get('content') ?? '',
    })),
  };
}
