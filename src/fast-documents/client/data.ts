/**
 * What the browser needs to know of a document besides its text: one JSON in the page, read by the
 * first visit and by a navigation alike (see README.md in this folder).
 */
import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import { scriptJson } from '../../base/escape';

/** A document as Docusaurus's components need it, without its text and the elements around it. */
export type DocumentParts = Pick<
  PropDocContent,
  'metadata' | 'frontMatter' | 'toc' | 'contentTitle'
>;

/** What the components around a document, the theme's and this site's, read of its metadata. */
const metadataKeys = [
  'id',
  'title',
  'description',
  'permalink',
  'sidebar',
  'version',
] as const satisfies readonly (keyof DocumentParts['metadata'])[];

/** What they read of its front matter. */
const frontMatterKeys = [
  'image',
  'keywords',
  'toc_max_heading_level',
  'toc_min_heading_level',
] as const satisfies readonly (keyof DocumentParts['frontMatter'])[];

function pick<T extends object, K extends keyof T>(value: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(
    keys.filter((key) => value[key] !== undefined).map((key) => [key, value[key]]),
  ) as Pick<T, K>;
}

/** The data as JSON that is safe in a script element. */
export function encodeDocument({
  metadata,
  frontMatter,
}: Pick<DocumentParts, 'metadata' | 'frontMatter'>): string {
  return scriptJson({
    metadata: pick(metadata, metadataKeys),
    frontMatter: pick(frontMatter, frontMatterKeys),
  });
}

/**
 * The data again.
 *
 * @throws SyntaxError where the text isn't JSON.
 */
export function decodeDocument(json: string): DocumentParts {
  const { metadata, frontMatter } = JSON.parse(json) as Pick<
    DocumentParts,
    'metadata' | 'frontMatter'
  >;
  return {
    // The theme asks for some of the front matter there as well.
    metadata: { ...metadata, frontMatter },
    frontMatter,
    // Drawn by the server.
    toc: [],
    contentTitle: undefined,
  };
}
