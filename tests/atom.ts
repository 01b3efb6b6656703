// Reads Atom feeds (RFC 4287) in unit and browser tests. `feed` writes them; what it is given is ours.
import { SaxesParser } from 'saxes';

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

export interface AtomEntry {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  readonly published: string | undefined;
  readonly link: string;
  readonly content: string;
}

export interface AtomFeed {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  readonly author: string;
  readonly self: string;
  readonly page: string;
  readonly entries: readonly AtomEntry[];
}

/** Names of elements begin with their namespace. */
const atom = '{http://www.w3.org/2005/Atom}';

function parse(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    const values = Object.values(attributes).map(({ name, value }) => [name, value]);
    const element: Element = {
      name: `{${uri}}${local}`,
      attributes: Object.fromEntries(values) as Record<string, string>,
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const addText = (text: string): void => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(xml).close();
  return root;
}

const all = ({ children }: Element, name: string): Element[] =>
  children.filter((child) => child.name === atom + name);

/** @throws Error where there is not exactly one such element. */
function one(parent: Element, name: string, rel?: string): Element {
  const [found, ...more] = all(parent, name).filter(
    ({ attributes }) => rel === undefined || (attributes.rel ?? 'alternate') === rel,
  );
  if (found === undefined || more.length > 0) {
    throw new Error(`<${parent.name}> needs exactly one ${rel ?? ''} ${name}.`);
  }
  return found;
}

/** @throws Error where an element is missing, empty, or no moment of RFC 3339. */
function read(parent: Element): Pick<AtomFeed, 'id' | 'title' | 'updated'> {
  const [id = '', title = '', updated = ''] = ['id', 'title', 'updated'].map((name) =>
    one(parent, name).text.trim(),
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
  const feed = one(parse(xml), 'feed');
  return {
    ...read(feed),
    author: one(one(feed, 'author'), 'name').text,
    self: one(feed, 'link', 'self').attributes.href ?? '',
    page: one(feed, 'link', 'alternate').attributes.href ?? '',
    entries: all(feed, 'entry').map((entry) => ({
      ...read(entry),
      published: all(entry, 'published')[0]?.text,
      link: one(entry, 'link', 'alternate').attributes.href ?? '',
      content: one(entry, 'content').text,
    })),
  };
}
