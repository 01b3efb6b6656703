import { describe, expect, it, vi } from 'vitest';
import { completeConnection, linkLoader } from './linkLoading';

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
    const connection: { readonly saveData: boolean; readonly effectiveType?: string } = {
      saveData: false,
    };
    completeConnection(connection);
    expect(connection.effectiveType).toBe('4g');
  });

  it('prefetches no page on its own', () => {
    expect(linkLoader({ preload: vi.fn() }).prefetch('/docs/a')).toBe(false);
  });
});
