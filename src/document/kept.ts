import { partPath } from './part';

/** How many documents are kept at most; a page has some twenty links in view. */
const most = 40;

/** Text of parts that were prefetched, by the address of their document, the oldest first. */
const kept = new Map<string, Promise<string | undefined>>();

async function textOf(url: string): Promise<string | undefined> {
  try {
    // As it came: to ask the server whether it is still the same would be the way there and back for nothing.
    const response = await fetch(url, { cache: 'force-cache' });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a document was prefetched, for a link that is or was in view. Only a browser that does so by links tells. */
const isPrefetched = (url: string): boolean =>
  document.querySelector(`link[rel="prefetch"][href="${CSS.escape(url)}"]`) !== null;

/** Reads a document that was prefetched out of the browser's cache, so that a click finds it at hand. */
export function keepDocument(path: string): void {
  const url = partPath(path);
  if (kept.has(path) || !isPrefetched(url)) return;
  const [oldest] = kept.keys();
  if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
  kept.set(path, textOf(url));
}

/** Text of a document's part, if it was prefetched. Once, for whoever asked for it has it then. */
export async function takeDocument(path: string): Promise<string | undefined> {
  const url = partPath(path);
  const text = kept.get(path) ?? (isPrefetched(url) ? textOf(url) : undefined);
  kept.delete(path);
  return text;
}
