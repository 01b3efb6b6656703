/** How long a server may take to send an answer, in milliseconds. On the slowest connections a page comes in half of it. */
export const patience = 20_000;

/** Fetches as `fetch` does, but gives up when the server stalls. */
const request = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, { ...init, signal: AbortSignal.timeout(patience) });

/**
 * Fetches a file of this site.
 *
 * @throws Error where the server has no such file, cannot be reached, or stalls.
 */
export async function requestText(url: string, init: RequestInit = {}): Promise<string> {
  const response = await request(url, init);
  if (!response.ok) throw new Error(`Loading ${url} failed with status ${response.status}.`);
  return response.text();
}

/** Whether an address answers with a page right now, whatever the caches hold. */
export async function isReachable(url: string): Promise<boolean> {
  try {
    // "Not found" is an answer: the page was removed, and the server's page about that is worth seeing.
    return (await request(url, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}
