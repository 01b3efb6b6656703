/** What the address of a code block is made of. */
export interface BlockPlace {
  /** Region of the sample that it is cut from: the best name, because it stays when the page is rearranged. */
  readonly region?: string | undefined;
  /** Heading above the block, as it is written. */
  readonly heading?: string | undefined;
  readonly language: string;
}

/** A text as a part of an id: letters and digits with `-` between them. */
const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** What a heading is called in addresses: its own anchor, or its words. */
const headingSlug = (heading: string): string =>
  /\{#([^}]+)\}/.exec(heading)?.[1] ?? slugOf(heading.toLowerCase());

/**
 * Names the code blocks of one page: `code-scanDocument` for the first one of a region, `code-scanDocument-java` for the
 * same region in another language, `code-install` for a block that is written on the page, below the heading "Install".
 */
export function blockIds(): (place: BlockPlace) => string {
  const used = new Set<string>();
  const firstUnused = (names: readonly string[]): string => {
    const last = names.at(-1) ?? '';
    let id = names.find((name) => !used.has(name)) ?? last;
    for (let n = 2; used.has(id); n += 1) id = `${last}-${n}`;
    used.add(id);
    return id;
  };
  return ({ region, heading = '', language }) => {
    const name = region ?? (headingSlug(heading) || 'page');
    return `code-${firstUnused([name, `${name}-${language}`])}`;
  };
}
