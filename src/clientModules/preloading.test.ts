import { describe, expect, it, vi } from 'vitest';
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

  it('loads the pages of visible links one by one, when there is time', () => {
    const original = loader();
    const tasks: (() => void)[] = [];
    const mended = mend(
      original,
      undefined,
      () => '/docs/here',
      (task) => tasks.push(task),
    );
    for (const target of ['/a', '/b', '/a#c']) mended.prefetch(target);
    expect(original.prefetch).not.toHaveBeenCalled();
    tasks[0]?.();
    expect(original.prefetch.mock.calls).toEqual([['/a']]);
    tasks[1]?.();
    expect(original.prefetch.mock.calls).toEqual([['/a'], ['/b']]);
    expect(tasks).toHaveLength(2);
    mended.prefetch('/c');
    expect(tasks).toHaveLength(3);
  });

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
