import { tagsOf } from '../../src/security/html';

/** What a page is made of. */
export interface PageStructure {
  /** How many main headings, main areas and navbars it has. */
  readonly headings: number;
  readonly mains: number;
  readonly navbars: number;
  /** Ids that more than one of its elements have. */
  readonly repeatedIds: readonly string[];
}

/** The attributes of every element of a page with a tag name, in lower case. */
export const attributesOf = (
  html: string,
  name: string,
): readonly Readonly<Record<string, string>>[] =>
  tagsOf(html)
    .filter((tag) => tag.name === name)
    .map(({ attributes }) => attributes);

/** Counts what every page has to have once. */
export function pageStructure(html: string): PageStructure {
  const tags = tagsOf(html);
  const count = (name: string): number => tags.filter((tag) => tag.name === name).length;
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { attributes } of tags) {
    if (attributes.id === undefined) continue;
    if (seen.has(attributes.id)) repeated.add(attributes.id);
    seen.add(attributes.id);
  }
  return {
    headings: count('h1'),
    mains: count('main'),
    navbars: tags.filter(
      ({ name, attributes }) =>
        name === 'nav' && (attributes.class ?? '').split(' ').includes('navbar'),
    ).length,
    repeatedIds: [...repeated],
  };
}
