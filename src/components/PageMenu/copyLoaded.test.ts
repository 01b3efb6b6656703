import { describe, expect, it, vi } from 'vitest';
import { copyLoaded, loadText, type CopyTools } from './copyLoaded';

const tools = (given: Partial<CopyTools>): CopyTools => ({
  load: () => Promise.resolve('text'),
  writeLater: async (text) => {
    await text;
  },
  write: () => Promise.resolve(),
  ...given,
});
const fail = (): Promise<never> => Promise.reject(new Error('no'));

describe('copying a text that has to be loaded', () => {
  it('hands the browser the promise of the text', async () => {
    const writeLater = vi.fn(async (text: Promise<string>) => {
      expect(await text).toBe('text');
    });
    const write = vi.fn(() => Promise.resolve());
    expect(await copyLoaded(tools({ writeLater, write }))).toBe('copied');
    expect(writeLater).toHaveBeenCalledOnce();
    expect(write).not.toHaveBeenCalled();
  });

  it('passes the text itself where promises are not supported', async () => {
    const write = vi.fn(() => Promise.resolve());
    const writeLater = (): Promise<void> => {
      throw new TypeError('ClipboardItem is not defined');
    };
    expect(await copyLoaded(tools({ writeLater, write }))).toBe('copied');
    expect(write).toHaveBeenCalledWith('text');
  });

  it('distinguishes a denied copy from a text that did not load', async () => {
    expect(await copyLoaded(tools({ writeLater: fail, write: fail }))).toBe('refused');
    expect(await copyLoaded(tools({ load: fail }))).toBe('unreachable');
    expect(await copyLoaded(tools({ load: fail, writeLater: fail }))).toBe('unreachable');
  });

  it('loads once', async () => {
    const load = vi.fn(() => Promise.resolve('text'));
    await copyLoaded(tools({ load, writeLater: fail }));
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('loading a file', () => {
  const answer = (status: number, type: string): void =>
    void vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('# T', { status, headers: { 'content-type': type } })),
    );

  it('takes text, and neither errors nor pages', async () => {
    answer(200, 'text/markdown; charset=utf-8');
    await expect(loadText('/a.md')).resolves.toBe('# T');
    answer(404, 'text/plain');
    await expect(loadText('/a.md')).rejects.toThrow('/a.md: status 404');
    answer(200, 'text/html; charset=utf-8');
    await expect(loadText('/a.md')).rejects.toThrow('text/html');
    vi.unstubAllGlobals();
  });
});
