import { afterEach, describe, expect, it, vi } from 'vitest';
import { isReachable } from './reachable';

/** A browser that answers requests with a status, or not at all. */
function browser(answer: number | Error, onLine = true): void {
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', () =>
    answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve(new Response(null, { status: answer })),
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an address', () => {
  it.each([
    [200, true],
    [404, true],
    [503, false],
    [new TypeError('Failed to fetch'), false],
  ])('that answers with %s', async (answer, expected) => {
    browser(answer);
    await expect(isReachable('/')).resolves.toBe(expected);
  });

  it('answers in browsers without AbortSignal.timeout', async () => {
    browser(200);
    vi.stubGlobal('AbortSignal', {});
    await expect(isReachable('/')).resolves.toBe(true);
  });

  it('is not asked while offline', async () => {
    browser(200, false);
    await expect(isReachable('/')).resolves.toBe(false);
  });

  it('counts as unreachable when it does not respond in time', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: { readonly signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            reject(new DOMException('Aborted', 'AbortError'));
          });
        }),
    );
    const asked = isReachable('/');
    await vi.advanceTimersByTimeAsync(8000);
    await expect(asked).resolves.toBe(false);
  });
});
