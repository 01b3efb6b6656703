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

/** A document as navigation fetches it from the server: its page without what all pages share. */
export interface DocumentPayload {
  /** Identifies the build it belongs to: the URL of its main script. */
  readonly build: string;
  /** URLs of the stylesheets that it needs. */
  readonly styles: readonly string[];
  /** What `encodeDocument` returned. */
  readonly data: string;
  readonly html: string;
}

/** What the components around a document, the theme's and this site's, read of it, as JSON that is safe in a script element. */
export function encodeDocument({ metadata, frontMatter }: DocumentParts): string {
  const { id, title, description, permalink, sidebar, version } = metadata;
  const { toc_max_heading_level } = frontMatter;
  return scriptJson({
    metadata: { id, title, description, permalink, sidebar, version },
    frontMatter: { toc_max_heading_level },
  });
}

/**
 * The data again.
 *
 * @throws SyntaxError where the text isn't JSON.
 */
export function decodeDocument(json: string): DocumentParts {
  const { metadata, frontMatter } = JSON.parse(json) as DocumentParts;
  return {
    // The theme asks for some of the front matter there as well.
    metadata: { ...metadata, frontMatter },
    frontMatter,
    // Drawn by the server.
    toc: [],
    contentTitle: undefined,
  };
}
