import { afterEach, describe, expect, it, vi } from 'vitest';
import { allowsPrefetching, fetchPayload, prefetchDocument } from './prefetch';

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubServer(answer: () => Response): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(() => Promise.resolve(answer()));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('prefetched documents', () => {
  it('are fetched once', async () => {
    const fetch = stubServer(() => new Response('{}'));
    prefetchDocument('/docs/a');
    prefetchDocument('/docs/a');
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch).toHaveBeenCalledWith(
      '/docs/a.json',
      expect.objectContaining({ headers: { Purpose: 'prefetch' } }),
    );
    await expect(fetchPayload('/docs/a')).resolves.toBe('{}');
    expect(fetch).toHaveBeenCalledOnce();
  });

  it.each([
    ['answers with an error', () => new Response('', { status: 404 })],
    [
      'cannot be reached',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('count as not prefetched if the server %s', async (_, answer) => {
    const fetch = stubServer(answer);
    prefetchDocument('/docs/b');
    await vi.waitFor(() => {
      prefetchDocument('/docs/b');
      expect(fetch).toHaveBeenCalledTimes(2);
    });
  });
});

describe('prefetching', () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
    // Browsers that do not tell the type.
    [{ saveData: true }, false],
    [{ type: 'wifi' }, true],
  ])('with the connection %o is allowed: %s', (connection, allowed) => {
    vi.stubGlobal('navigator', { connection });
    expect(allowsPrefetching()).toBe(allowed);
  });
});
