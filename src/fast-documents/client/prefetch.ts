import { requestText } from '../../client/request';
import { payloadPath } from '../../model/documentPage';

/** How many documents a page prefetches at most. The payload of a guide has 5 to 15 kB as it is sent. */
export const maxPrefetches = 4;

/** Payloads that have come or are on their way, by the path of the document. */
const payloads = new Map<string, Promise<string>>();

/** Whether the reader's connection allows prefetching. */
export function allowsPrefetching(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData !== true && connection?.effectiveType?.endsWith('2g') !== true;
}

/** Fetches the payload of a document once. What failed is requested again by the next call. */
export function fetchPayload(path: string, init?: RequestInit): Promise<string> {
  const payload = payloads.get(path) ?? requestText(payloadPath(path), init);
  payloads.set(path, payload);
  payload.catch(() => payloads.delete(path));
  return payload;
}

/** Fetches the payload of a document, so that a click does not have to wait for the server. */
export function prefetchDocument(path: string): void {
  fetchPayload(path, {
    priority: 'low',
    // Browsers mark their own prefetches in a similar way, so that a server can tell them from visits.
    headers: { Purpose: 'prefetch' },
  }).catch(() => undefined);
}
