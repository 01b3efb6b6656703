import { partPath } from './part';

/** Maximum number of cached documents; a page has some twenty links in view. */
const maxDocuments = 40;

/** Text of the files of prefetched documents, by document path, oldest first. */
const cache = new Map<string, Promise<string | undefined>>();

async function textOf(url: string): Promise<string | undefined> {
  try {
    // As it came: to ask the server whether it is still the same would be the way there and back for nothing.
    const response = await fetch(url, { cache: 'force-cache' });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the browser has a file because it was prefetched. Docusaurus adds a link element to prefetch, or sends a
 * request where the browser does not prefetch by links, as in Safari; the browser lists the request.
 */
const isPrefetched = (url: string): boolean =>
  [...document.querySelectorAll('link[rel="prefetch"]')].some(
    (link) => link.getAttribute('href') === url,
  ) || performance.getEntriesByName(new URL(url, window.location.href).href, 'resource').length > 0;

/** Reads a prefetched document from the browser's cache, so that a click does not have to wait for it. */
export function keepDocument(path: string): void {
  const url = partPath(path);
  if (cache.has(path) || !isPrefetched(url)) return;
  const [oldest] = cache.keys();
  if (cache.size >= maxDocuments && oldest !== undefined) cache.delete(oldest);
  cache.set(path, textOf(url));
}

/** Text of a document's file, if it was prefetched. Once, for whoever asked for it has it then. */
export async function takeDocument(path: string): Promise<string | undefined> {
  const url = partPath(path);
  const text = cache.get(path) ?? (isPrefetched(url) ? textOf(url) : undefined);
  cache.delete(path);
  return text;
}
