import { payloadPath } from './payload';

/** How many documents a page prefetches at most. The payload of a guide has 5 to 15 kB as it is sent. */
export const maxPrefetches = 4;

/** How many payloads stay in memory. */
const maxCached = 20;

/** Text of prefetched payloads by document path, oldest first; `undefined` where the request failed. */
const cache = new Map<string, Promise<string | undefined>>();

async function fetchAhead(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(payloadPath(path), {
      priority: 'low',
      // Browsers mark their own prefetches in a similar way, so that a server can tell them from visits.
      headers: { Purpose: 'prefetch' },
    });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

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
  if (cache.has(path)) return;
  const [oldest] = cache.keys();
  if (cache.size >= maxCached && oldest !== undefined) cache.delete(oldest);
  cache.set(path, fetchAhead(path));
}

/**
 * Text of a prefetched payload, and removes it from the cache: the route keeps the document from then on.
 *
 * @returns `undefined` where the document was not prefetched, or could not be.
 */
export function takePrefetched(path: string): Promise<string | undefined> {
  const text = cache.get(path) ?? Promise.resolve(undefined);
  cache.delete(path);
  return text;
}
