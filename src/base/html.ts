/** An element as it begins, with its text if it holds text only. */
export interface Tag {
  /** In lower case. */
  readonly name: string;
  /** Names in lower case, values decoded. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Content of script, style, title and textarea, as in the file. */
  readonly text: string;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Text of a page without character references. */
export function decodeText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal, hex, name: string) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hex !== undefined) return String.fromCodePoint(Number(`0x${hex}`));
    return entities[name.toLowerCase()] ?? all;
  });
}

const textOnly = new Set(['script', 'style', 'textarea', 'title']);

/** The tags of a page in their order: all of HTML that is needed to see what a browser would run. */
export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  const opening = /<!--[\s\S]*?(?:-->|$)|<([a-z][^\s/>]*)/gi;
  const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;
  for (let match = opening.exec(html); match !== null; match = opening.exec(html)) {
    if (match[1] === undefined) continue;
    const name = match[1].toLowerCase();
    const attributes: Record<string, string> = {};
    let end = opening.lastIndex;
    for (;;) {
      attribute.lastIndex = end;
      const found = attribute.exec(html);
      if (found === null) break;
      const [, key = '', double, single, bare] = found;
      attributes[key.toLowerCase()] = decodeText(double ?? single ?? bare ?? '');
      end = attribute.lastIndex;
    }
    const close = html.indexOf('>', end);
    end = close === -1 ? html.length : close + 1;
    let text = '';
    if (textOnly.has(name)) {
      const rest = html.slice(end);
      const closing = rest.search(new RegExp(`</${name}[\\s/>]`, 'i'));
      text = closing === -1 ? rest : rest.slice(0, closing);
      end += text.length;
    }
    opening.lastIndex = end;
    tags.push({ name, attributes, text });
  }
  return tags;
}

/** Types of scripts that a browser acts on. Others, such as JSON-LD, are data and need no hash. */
const active =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script(?:1\.\d)?)$/i;

/** Whether the text of the element is a script that the browser runs. */
export function isInlineScript({ name, attributes }: Tag): boolean {
  return (
    name === 'script' &&
    attributes.src === undefined &&
    active.test((attributes.type ?? '').split(';')[0]?.trim() ?? '')
  );
}

/** Whether the element is a stylesheet of the build, which the page carries instead of linking it. */
export const isInlineStyle = ({ name, attributes }: Tag): boolean =>
  name === 'style' && attributes['data-href'] !== undefined;

/** The tags of a page's head: reading those of the whole page takes longer. */
export const headTagsOf = (html: string): Tag[] => tagsOf(html.slice(0, html.indexOf('</head>')));

/** The description in a page's head; `undefined` if it has none. */
export const descriptionOf = (html: string): string | undefined =>
  headTagsOf(html).find(({ attributes }) => attributes.name === 'description')?.attributes.content;
