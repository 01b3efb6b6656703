/** A document as navigation takes it from the server: its page without all that pages have in common. */
export interface DocumentPart {
  /** What distinguishes the build it belongs to: the address of its main script. */
  readonly build: string;
  /** Addresses of the stylesheets that it needs. */
  readonly styles: readonly string[];
  /** What the frame asks of it; see `data.ts`. */
  readonly data: string;
  readonly html: string;
}

/** How the address of a build's main script goes on after the base URL, before its hash. */
export const mainScript = '/assets/js/main.';

/** Address of a document's part. */
export const partPath = (path: string): string =>
  path.endsWith('/') ? `${path}index.json` : `${path}.json`;
