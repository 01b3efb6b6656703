import { request, type Answer } from '../../client/request';
import { payloadPath } from '../../model/documentPage';

/** How many documents a page prefetches at most. The payload of a guide has 5 to 15 kB as it is sent. */
export const maxPrefetches = 4;

/** How many payloads stay in memory. */
const maxCached = 20;

/** Prefetched payloads by document path, oldest first. */
const cache = new Map<string, Promise<Answer>>();

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
  const answer = request(payloadPath(path), {
    priority: 'low',
    // Browsers mark their own prefetches in a similar way, so that a server can tell them from visits.
    headers: { Purpose: 'prefetch' },
  });
  cache.set(path, answer);
  // What failed is requested again by a click.
  const drop = (): void => {
    if (cache.get(path) === answer) cache.delete(path);
  };
  answer.then(({ ok }) => {
    if (!ok) drop();
  }, drop);
}

/**
 * A prefetched payload, and removes it from the cache: the route keeps the document from then on.
 *
 * @returns `undefined` where the document was not prefetched, or could not be.
 */
export function takePrefetched(path: string): Promise<Answer> | undefined {
  const answer = cache.get(path);
  cache.delete(path);
  return answer;
}
