import { requestText } from '../../client/request';
import { payloadPath } from '../../model/documentPage';

/** How many documents a page prefetches at most. The payload of a guide has 5 to 15 kB as it is sent. */
export const maxPrefetches = 4;

/** Prefetched payloads by document path. */
const prefetched = new Map<string, Promise<string>>();

/** Whether the reader's connection allows prefetching. */
export function allowsPrefetching(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData !== true && connection?.effectiveType?.endsWith('2g') !== true;
}

/**
 * Fetches the payload of a document, so that a click does not have to wait for the server.
 *
 * @param path Path of the document, as its route has it.
 */
export function prefetchDocument(path: string): void {
  if (prefetched.has(path)) return;
  const payload = requestText(payloadPath(path), {
    priority: 'low',
    // Browsers mark their own prefetches in a similar way, so that a server can tell them from visits.
    headers: { Purpose: 'prefetch' },
  });
  prefetched.set(path, payload);
  // What failed is requested again by a click.
  payload.catch(() => prefetched.delete(path));
}

/**
 * A prefetched payload, once: the route keeps the document from then on.
 *
 * @returns `undefined` where the document was not prefetched, or could not be.
 */
export function takePrefetched(path: string): Promise<string> | undefined {
  const payload = prefetched.get(path);
  prefetched.delete(path);
  return payload;
}
