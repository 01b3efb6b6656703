import { describe, expect, it, vi } from 'vitest';
import module, { linkLoader } from './linkLoading';

describe('the loader of links', () => {
  it('preloads the page of a link with a query or a hash', () => {
    const preload = vi.fn();
    const loader = linkLoader({ preload }, () => '/docs/');
    void loader.preload('/docs/a?x=1#b');
    expect(preload).toHaveBeenCalledWith('/docs/a');
  });

  it.each(['/docs/a', '/docs/a#b', '#b'])('loads nothing for %s on /docs/a', (target) => {
    const preload = vi.fn();
    expect(linkLoader({ preload }, () => '/docs/a').preload(target)).toBe(false);
    expect(preload).not.toHaveBeenCalled();
  });

  it('reports no page that cannot be preloaded', async () => {
    const loading = Promise.reject(new Error('offline'));
    void linkLoader({ preload: () => loading }, () => '/').preload('/docs/a');
    // An unhandled rejection would fail the test run.
    await expect(loading).rejects.toThrow('offline');
  });

  it('gives a type to a connection without one, which Docusaurus reads', () => {
    const connection = { saveData: false };
    vi.stubGlobal('navigator', { connection });
    vi.stubGlobal('window', { docusaurus: { preload: vi.fn() } });
    module.onRouteUpdate?.({} as never);
    expect(connection).toHaveProperty('effectiveType', '4g');
    vi.unstubAllGlobals();
  });

  it('prefetches no page on its own', () => {
    expect(linkLoader({ preload: vi.fn() }).prefetch('/docs/a')).toBe(false);
  });
});
