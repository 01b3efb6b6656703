/** Id of the script element that holds the data of the document. */
export const dataId = 'document-data';

/** How the URL of a build's main script continues after the base URL, before its hash. */
export const mainScript = '/assets/js/main.';

/** URL of a document's payload. */
export const payloadPath = (path: string): string =>
  path.endsWith('/') ? `${path}index.json` : `${path}.json`;

/** A document as navigation fetches it from the server: its page without what all pages share. */
export interface DocumentPayload {
  /** Identifies the build it belongs to: the URL of its main script. */
  readonly build: string;
  /** URLs of the stylesheets that it needs. */
  readonly styles: readonly string[];
  /** Metadata of the document as JSON; see `data.ts`. */
  readonly data: string;
  readonly html: string;
}
