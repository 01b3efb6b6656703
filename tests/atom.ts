// Reads Atom feeds and tells what RFC 4287 objects to. Used by unit and browser tests.
import { SaxesParser } from 'saxes';

/** An element of a feed, with what stands in it. */
interface Node {
  readonly name: string;
  readonly uri: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
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
  readonly self: string;
  readonly page: string;
  readonly entries: readonly AtomEntry[];
  /** What the standard objects to. */
  readonly problems: readonly string[];
}

const atom = 'http://www.w3.org/2005/Atom';
const once = ['id', 'title', 'updated'];
const atMostOnce = [
  'subtitle',
  'rights',
  'logo',
  'icon',
  'generator',
  'published',
  'content',
  'summary',
];
/** RFC 3339, section 5.6, as Atom asks for it: with an upper-case T and Z. */
const dateTime =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

function parse(xml: string, problems: string[]): Node | undefined {
  const parser = new SaxesParser({ xmlns: true });
  const open: Node[] = [];
  let root: Node | undefined;
  parser.on('error', (error) => void problems.push(error.message));
  parser.on('opentag', (tag) => {
    const node: Node = {
      name: tag.local,
      uri: tag.uri,
      attributes: Object.fromEntries(
        Object.values(tag.attributes).map(({ name, value }) => [name, value]),
      ),
      children: [],
      text: '',
    };
    if (open.length === 0) root = node;
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => void open.pop());
  const addText = (text: string): void => {
    const node = open.at(-1);
    if (node !== undefined) node.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(xml).close();
  return root;
}

/** Reads a feed; what is wrong with it is in `problems`. */
export function readAtom(xml: string): AtomFeed {
  const problems: string[] = [];
  const root = parse(xml, problems) ?? {
    name: '',
    uri: '',
    attributes: {},
    children: [],
    text: '',
  };
  if (root.name !== 'feed' || root.uri !== atom) problems.push('The root is no atom:feed.');

  const all = (node: Node, name: string): Node[] =>
    node.children.filter((child) => child.name === name && child.uri === atom);
  const textOf = (node: Node, name: string): string => all(node, name)[0]?.text.trim() ?? '';
  const links = (node: Node, rel: string): Node[] =>
    all(node, 'link').filter(({ attributes }) => (attributes.rel ?? 'alternate') === rel);

  const check = (node: Node, where: string): void => {
    for (const name of once) {
      if (all(node, name).length !== 1 || textOf(node, name) === '') {
        problems.push(`${where}: one ${name}, not ${String(all(node, name).length)}.`);
      }
    }
    for (const name of atMostOnce) {
      if (all(node, name).length > 1) problems.push(`${where}: more than one ${name}.`);
    }
    if (!URL.canParse(textOf(node, 'id'))) problems.push(`${where}: the id is no IRI.`);
    for (const name of ['updated', 'published']) {
      for (const { text } of all(node, name)) {
        if (!dateTime.test(text) || Number.isNaN(Date.parse(text))) {
          problems.push(`${where}: ${name} is "${text}", no date-time of RFC 3339.`);
        }
      }
    }
    const alternates = links(node, 'alternate').map(
      ({ attributes }) => `${attributes.type ?? ''} ${attributes.hreflang ?? ''}`,
    );
    if (new Set(alternates).size !== alternates.length) {
      problems.push(`${where}: two alternate links of the same type and language.`);
    }
    for (const { attributes } of all(node, 'link')) {
      if (!(attributes.href ?? '').startsWith('https://')) {
        problems.push(`${where}: the link "${attributes.href ?? ''}" is not absolute.`);
      }
    }
    for (const name of ['title', 'subtitle', 'rights', 'summary', 'content']) {
      for (const { attributes } of all(node, name)) {
        if (!['text', 'html', 'xhtml', undefined].includes(attributes.type)) {
          problems.push(`${where}: ${name} has the type "${attributes.type ?? ''}".`);
        }
      }
    }
  };

  check(root, 'The feed');
  const entries = all(root, 'entry');
  const authors = all(root, 'author').filter((author) => textOf(author, 'name') !== '');
  entries.forEach((entry, index) => {
    const where = `Entry ${String(index + 1)}`;
    check(entry, where);
    if (authors.length === 0 && all(entry, 'author').length === 0) {
      problems.push(`${where}: no author, and the feed has none.`);
    }
    if (all(entry, 'content').length === 0 && links(entry, 'alternate').length === 0) {
      problems.push(`${where}: neither content nor an alternate link.`);
    }
  });
  if (links(root, 'self').length !== 1) problems.push('The feed: no link to itself.');
  const known = [
    ...once,
    ...atMostOnce,
    'author',
    'category',
    'contributor',
    'link',
    'entry',
    'source',
  ];
  for (const { name, uri } of [root, ...entries].flatMap(({ children }) => children)) {
    if (uri !== atom || !known.includes(name)) problems.push(`<${name}> is no element of Atom.`);
  }

  const read = entries.map((entry) => ({
    id: textOf(entry, 'id'),
    title: textOf(entry, 'title'),
    updated: textOf(entry, 'updated'),
    published: all(entry, 'published')[0]?.text,
    link: links(entry, 'alternate')[0]?.attributes.href ?? '',
    content: textOf(entry, 'content'),
  }));
  if (new Set(read.map(({ id }) => id)).size !== read.length)
    problems.push('Two entries share an id.');
  const times = read.map(({ updated }) => Date.parse(updated));
  if (times.some((time, index) => time > (times[index - 1] ?? Infinity))) {
    problems.push('An entry is newer than the one above it.');
  }
  return {
    id: textOf(root, 'id'),
    title: textOf(root, 'title'),
    updated: textOf(root, 'updated'),
    self: links(root, 'self')[0]?.attributes.href ?? '',
    page: links(root, 'alternate')[0]?.attributes.href ?? '',
    entries: read,
    problems,
  };
}
