/** How long a server may take to send an answer, in milliseconds. On the slowest connections a page comes in half of it. */
export const patience = 20_000;

/** What a server has answered, all of it. */
export interface Answer {
  readonly status: number;
  readonly ok: boolean;
  readonly text: string;
}

/**
 * Fetches a text as `fetch` does, but gives up when the server stalls.
 *
 * @throws TypeError without a connection.
 * @throws DOMException named `AbortError` when the answer is not there after twenty seconds.
 */
export async function request(url: string, init?: RequestInit): Promise<Answer> {
  // Only newer browsers have AbortSignal.timeout.
  const abort = new AbortController();
  const timer = setTimeout(() => {
    abort.abort();
  }, patience);
  try {
    const response = await fetch(url, { ...init, signal: abort.signal });
    return { status: response.status, ok: response.ok, text: await response.text() };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Fetches a file of this site.
 *
 * @throws Error where the server has no such file, or as {@link request} does.
 */
export async function requestText(url: string, init?: RequestInit): Promise<string> {
  const { ok, status, text } = await request(url, init);
  if (!ok) throw new Error(`Loading ${url} failed with status ${String(status)}.`);
  return text;
}

/** Whether an error means that the server stalled. */
export const isStall = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Whether an address answers with a page right now, whatever the caches hold. */
export async function isReachable(url: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    // "Not found" is an answer: the page was removed, and the server's page about that is worth seeing.
    return (await request(url, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}
