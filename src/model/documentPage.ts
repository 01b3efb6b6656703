/** How the page of a document is marked, and where its payload is, which navigation fetches instead of the page. */

/** Id of the script element that holds the data of the document. */
export const dataId = 'document-data';

/** How the URL of a build's main script continues after the base URL, before its hash. */
export const mainScript = '/assets/js/main.';

/** URL of a document's payload. */
export const payloadPath = (path: string): string =>
  path.endsWith('/') ? `${path}index.json` : `${path}.json`;
