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
