/**
 * What the browser needs to know of a document besides its text: one JSON in the page, read by the
 * first visit and by a navigation alike (see README.md in this folder).
 */
import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import { scriptJson } from '../security/escape';

/** A document as Docusaurus's components ask for it, without its text. */
export type DocumentParts = Pick<
  PropDocContent,
  'metadata' | 'frontMatter' | 'toc' | 'contentTitle'
>;

/** Id of the script element that holds the data. */
export const dataId = 'document-data';

/** Selects the element that holds the text. */
export const bodySelector = '.theme-doc-markdown';

/** What the theme's components, and this site's, read of a document's metadata. */
const metadataKeys = [
  'id',
  'title',
  'description',
  'permalink',
  'editUrl',
  'lastUpdatedAt',
  'lastUpdatedBy',
  'previous',
  'next',
  'sidebar',
  'tags',
  'unlisted',
  'version',
] as const satisfies readonly (keyof DocumentParts['metadata'])[];

/** What they read of its front matter. */
const frontMatterKeys = [
  'draft',
  'hide_table_of_contents',
  'hide_title',
  'image',
  'keywords',
  'toc_max_heading_level',
  'toc_min_heading_level',
  'unlisted',
] as const satisfies readonly (keyof DocumentParts['frontMatter'])[];

function pick<T extends object, K extends keyof T>(value: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(
    keys.filter((key) => value[key] !== undefined).map((key) => [key, value[key]]),
  ) as Pick<T, K>;
}

/** The data as JSON that may stand in a script element. */
export function encodeDocument({
  metadata,
  frontMatter,
  toc,
  contentTitle,
}: DocumentParts): string {
  return scriptJson({
    metadata: pick(metadata, metadataKeys),
    frontMatter: pick(frontMatter, frontMatterKeys),
    toc,
    contentTitle,
  });
}

/**
 * The data again.
 *
 * @throws SyntaxError where the text is no JSON.
 */
export function decodeDocument(json: string): DocumentParts {
  const parts = JSON.parse(json) as DocumentParts;
  // The theme asks for some of the front matter there as well.
  return { ...parts, metadata: { ...parts.metadata, frontMatter: parts.frontMatter } };
}
