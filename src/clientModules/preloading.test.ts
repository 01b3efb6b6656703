import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mend, pathOf } from './preloading';

describe('pathOf', () => {
  it.each([
    ['/docs/Android/docScan', '/docs/Android/docScan'],
    ['/docs/Android/docScan#scan', '/docs/Android/docScan'],
    ['/docs/Android/docScan?a=b', '/docs/Android/docScan'],
    ['/docs/Android/docScan?a=b#c?d', '/docs/Android/docScan'],
    ['#scan', ''],
  ])('%s', (target, path) => {
    expect(pathOf(target)).toBe(path);
  });
});

describe('mend', () => {
  const loader = () => ({
    prefetch: vi.fn((path: string) => path !== ''),
    preload: vi.fn((path: string) => path !== ''),
  });
  const now = (task: () => void): void => {
    task();
  };

  it('loads the page of a link with a hash', () => {
    const original = loader();
    const mended = mend(original, undefined, () => '/docs/here', now);
    expect(mended.prefetch('/docs#a')).toBe(true);
    expect(mended.preload('/docs?b')).toBe(true);
    expect(original.prefetch).toHaveBeenCalledWith('/docs');
    expect(original.preload).toHaveBeenCalledWith('/docs');
  });

  it('loads the pages of visible links one by one, when there is time, the last one first', () => {
    const original = loader();
    const tasks: (() => void)[] = [];
    const mended = mend(
      original,
      undefined,
      () => '/docs/here',
      (task) => tasks.push(task),
    );
    for (const target of ['/a', '/b', '/c', '/a#d']) mended.prefetch(target);
    expect(original.prefetch).not.toHaveBeenCalled();
    tasks[0]?.();
    expect(original.prefetch.mock.calls).toEqual([['/a']]);
    mended.prefetch('/e');
    for (const task of [1, 2, 3]) tasks[task]?.();
    expect(original.prefetch.mock.calls).toEqual([['/a'], ['/e'], ['/c'], ['/b']]);
    expect(tasks).toHaveLength(4);
    mended.prefetch('/f');
    expect(tasks).toHaveLength(5);
  });

  it.each(['come', 'failed', 'taken too long'])(
    'loads two pages at once, and a third when one of them has %s',
    async (how) => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      let settle = (): void => undefined;
      const first = new Promise<void>((resolve, reject) => {
        settle = () => {
          if (how === 'come') resolve();
          else if (how === 'failed') reject(new Error('offline'));
          else vi.advanceTimersByTime(5000);
        };
      });
      const prefetch = vi.fn((path: string): unknown =>
        path === '/a' ? first : new Promise(() => undefined),
      );
      const mended = mend({ prefetch, preload: prefetch }, undefined, () => '/docs/here', now);
      for (const path of ['/a', '/b', '/c', '/d']) mended.prefetch(path);
      await vi.advanceTimersByTimeAsync(4000);
      expect(prefetch.mock.calls).toEqual([['/a'], ['/b']]);
      settle();
      await vi.advanceTimersByTimeAsync(0);
      expect(prefetch.mock.calls.slice(2)).toEqual(
        how === 'taken too long' ? [['/d'], ['/c']] : [['/d']],
      );
    },
  );

  it('loads nothing for a place on the same page', () => {
    const original = loader();
    expect(mend(original, undefined, () => '/docs/here', now).prefetch('#a')).toBe(false);
    expect(original.prefetch).not.toHaveBeenCalled();
  });

  it('loads nothing for the page in view', () => {
    const original = loader();
    expect(mend(original, undefined, () => '/docs/here', now).prefetch('/docs/here#a')).toBe(false);
    expect(original.prefetch).not.toHaveBeenCalled();
  });

  it('leaves no rejection unhandled where a page cannot be loaded ahead', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const failing = { ...loader(), preload: () => Promise.reject(new Error('offline')) };
    const loading = mend(failing, undefined, () => '/docs/here', now).preload('/a');
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    await expect(loading).rejects.toThrow('offline');
  });

  it('takes a connection that does not tell its type for a fast one', () => {
    const connection: { effectiveType?: string } = {};
    mend(loader(), connection, () => '');
    expect(connection.effectiveType).toBe('4g');
  });

  it('believes a connection that does', () => {
    const connection = { effectiveType: 'slow-2g' };
    mend(loader(), connection, () => '');
    expect(connection.effectiveType).toBe('slow-2g');
  });

  it('does not throw on a connection that cannot be changed', () => {
    expect(() => mend(loader(), Object.freeze({}))).not.toThrow();
  });
});
