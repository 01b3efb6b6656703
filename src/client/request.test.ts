import { afterEach, describe, expect, it, vi } from 'vitest';
import { isReachable, isStall, patience, request } from './request';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a request', () => {
  /** A server that begins an answer and sends its end after some time. */
  function server(pause: number): void {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_: string, { signal }: { readonly signal: AbortSignal }) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('über'));
          const timer = setTimeout(() => {
            controller.close();
          }, pause);
          signal.addEventListener('abort', () => {
            clearTimeout(timer);
            controller.error(new DOMException('Aborted', 'AbortError'));
          });
        },
      });
      return Promise.resolve(new Response(body));
    });
  }

  it('waits for all of a slow answer', async () => {
    server(patience - 100);
    const answer = request('/');
    await vi.advanceTimersByTimeAsync(patience);
    await expect(answer).resolves.toEqual({ status: 200, ok: true, text: 'über' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails when the end of an answer does not come', async () => {
    server(2 * patience);
    const failure = request('/').catch(isStall);
    await vi.advanceTimersByTimeAsync(patience);
    await expect(failure).resolves.toBe(true);
  });

  it('does not call a lost connection a stall', () => {
    expect(isStall(new TypeError('Failed to fetch'))).toBe(false);
  });
});

describe('an address', () => {
  /** A browser that answers requests with a status, or not at all. */
  function browser(answer: number | Error, onLine = true): void {
    vi.stubGlobal('navigator', { onLine });
    vi.stubGlobal('fetch', () =>
      answer instanceof Error
        ? Promise.reject(answer)
        : Promise.resolve(new Response(null, { status: answer })),
    );
  }

  it.each([
    [200, true],
    [404, true],
    [503, false],
    [new TypeError('Failed to fetch'), false],
  ])('that answers with %s', async (answer, expected) => {
    browser(answer);
    await expect(isReachable('/')).resolves.toBe(expected);
  });

  it('is not asked while offline', async () => {
    browser(200, false);
    await expect(isReachable('/')).resolves.toBe(false);
  });
});
