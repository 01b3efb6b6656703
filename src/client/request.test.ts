import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isReachable, isStall, request } from './request';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a request', () => {
  const parts = ['{"html":"', 'über', '"}'].map((part) => new TextEncoder().encode(part));

  /** A server that sends parts of an answer, a pause before each; it stalls at the end unless it closes the answer. */
  function server(pause: number, { closes = true, answers = true } = {}): void {
    const later = (run: () => void): void => void setTimeout(run, pause);
    vi.stubGlobal('fetch', (_: string, { signal }: { readonly signal: AbortSignal }) => {
      const aborted = (reject: (error: unknown) => void): void => {
        signal.addEventListener('abort', () => {
          reject(new DOMException('Aborted', 'AbortError'));
        });
      };
      if (!answers)
        return new Promise((_resolve, reject) => {
          aborted(reject);
        });
      let sent = 0;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          aborted((error) => {
            controller.error(error);
          });
          const send = (): void => {
            const part = parts[sent];
            sent += 1;
            if (part !== undefined) {
              controller.enqueue(part);
              later(send);
            } else if (closes) controller.close();
          };
          later(send);
        },
      });
      return Promise.resolve(new Response(body));
    });
  }

  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('has all the time it needs while parts of the answer come', async () => {
    server(9000);
    const answer = request('/');
    await vi.advanceTimersByTimeAsync(36_000);
    await expect(answer).resolves.toEqual({ status: 200, ok: true, text: '{"html":"über"}' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['nothing', { answers: false }, 0],
    ['a part and then nothing', { closes: false }, 3 * 100],
  ])('fails 10 s after the server has sent %s', async (_, behavior, lastPart) => {
    server(100, behavior);
    const settled = vi.fn();
    const answer = request('/').catch((error: unknown) => {
      settled(isStall(error));
    });
    await vi.advanceTimersByTimeAsync(lastPart + 9900);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await answer;
    expect(settled).toHaveBeenCalledExactlyOnceWith(true);
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
