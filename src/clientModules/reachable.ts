/** Time after which a server that doesn't respond counts as unreachable, in milliseconds. */
const patience = 8000;

/** Whether an address answers with a page right now, whatever the caches hold. */
export async function isReachable(url: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  // AbortSignal.timeout would do the same, in newer browsers only.
  const abort = new AbortController();
  const timer = setTimeout(() => {
    abort.abort();
  }, patience);
  try {
    const response = await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: abort.signal,
    });
    // "Not found" is an answer: the page was removed, and the server's page about that is worth seeing.
    return response.status < 500;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
