/** How long a server may take to answer before it counts as gone, in milliseconds. */
const patience = 8000;

/** Whether an address answers with a page right now, whatever the caches hold. */
export async function isReachable(url: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const response = await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    // "Not found" is an answer: the page was removed, and the server's page about that is worth seeing.
    return response.status < 500;
  } catch {
    return false;
  }
}
