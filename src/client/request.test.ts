import { afterEach, expect, it, vi } from 'vitest';
import { isReachable, requestText } from './request';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('fails when the end of an answer does not come', async () => {
  const abort = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(abort.signal);
  vi.stubGlobal('fetch', (_: string, { signal }: { readonly signal: AbortSignal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('über'));
        signal.addEventListener('abort', () => {
          controller.error(new DOMException('Stalled', 'TimeoutError'));
        });
      },
    });
    return Promise.resolve(new Response(body));
  });
  const text = requestText('/');
  abort.abort();
  await expect(text).rejects.toThrow('Stalled');
});

it.each([
  [200, true],
  [404, true],
  [503, false],
  [new TypeError('Failed to fetch'), false],
])('an address that answers with %s', async (answer, expected) => {
  vi.stubGlobal('fetch', () =>
    answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve(new Response(null, { status: answer })),
  );
  await expect(isReachable('/')).resolves.toBe(expected);
});
