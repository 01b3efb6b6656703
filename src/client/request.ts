/** How long a server may send nothing, in milliseconds: before its answer, and between two parts of it. */
export const patience = 10_000;

/** What a server has answered, all of it. */
export interface Answer {
  readonly status: number;
  readonly ok: boolean;
  readonly text: string;
}

/**
 * Fetches a text as `fetch` does, but gives up when the server stalls. A slow answer may take its time.
 *
 * @throws TypeError without a connection.
 * @throws DOMException named `AbortError` when nothing has come for ten seconds.
 */
export async function request(url: string, init?: RequestInit): Promise<Answer> {
  // AbortSignal.timeout would limit the whole answer, and only in newer browsers.
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      abort.abort();
    }, patience);
  };
  try {
    wait();
    const { status, ok, body } = await fetch(url, { ...init, signal: abort.signal });
    const reader = body?.getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (;;) {
      wait();
      const part = await reader?.read();
      if (part === undefined || part.done) return { status, ok, text: text + decoder.decode() };
      text += decoder.decode(part.value, { stream: true });
    }
  } finally {
    clearTimeout(timer);
  }
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
