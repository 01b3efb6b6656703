import { afterEach, describe, expect, it, vi } from 'vitest';
import { allowsPrefetching, prefetchDocument, takePrefetched } from './prefetch';

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubServer(answer: () => Response): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(() => Promise.resolve(answer()));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('prefetched documents', () => {
  it('are fetched once and taken once', async () => {
    const fetch = stubServer(() => new Response('{}'));
    prefetchDocument('/docs/a');
    prefetchDocument('/docs/a');
    expect(fetch).toHaveBeenCalledOnce();
    expect(fetch).toHaveBeenCalledWith(
      '/docs/a.json',
      expect.objectContaining({ headers: { Purpose: 'prefetch' } }),
    );
    expect(await takePrefetched('/docs/a')).toBe('{}');
    expect(await takePrefetched('/docs/a')).toBeUndefined();
  });

  it('count as not prefetched where the server has none', async () => {
    stubServer(() => new Response('', { status: 404 }));
    prefetchDocument('/docs/b');
    expect(await takePrefetched('/docs/b')).toBeUndefined();
  });

  it('are limited in number, the oldest dropped first', async () => {
    stubServer(() => new Response('{}'));
    for (let index = 0; index <= 20; index += 1) prefetchDocument(`/docs/${String(index)}`);
    expect(await takePrefetched('/docs/0')).toBeUndefined();
    expect(await takePrefetched('/docs/20')).toBe('{}');
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
