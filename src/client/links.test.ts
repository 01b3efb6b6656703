import { describe, expect, it, vi } from 'vitest';
import { isPlainClick, sitePath } from './links';

const link = (href: string) => ({ href, target: '', download: false });
const address = 'https://docs.example.com/docs/Android/docScan#scan';

describe('sitePath', () => {
  it.each([
    ['/docs/iOS/intro?a=1#b', '/docs/iOS/intro?a=1#b'],
    ['./intro', '/docs/Android/intro'],
    ['https://docs.example.com/', '/'],
    ['/docs/%E0%A4%A', '/docs/%E0%A4%A'],
    ['', undefined],
    ['#next', undefined],
    ['https://example.com/', undefined],
    ['https://:80', undefined],
    ['mailto:docs@example.com', undefined],
  ])('%s', (href, path) => {
    expect(sitePath(link(href), address)).toBe(path);
  });

  it('works in browsers without URL.canParse', () => {
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override canParse = undefined as unknown as typeof URL.canParse;
      },
    );
    try {
      expect(sitePath(link('/docs/'), address)).toBe('/docs/');
      expect(sitePath(link('https://:80'), address)).toBeUndefined();
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('leaves new windows and downloads to the browser', () => {
    expect(sitePath({ ...link('/docs/'), target: '_blank' }, address)).toBeUndefined();
    expect(sitePath({ ...link('/docs/'), download: true }, address)).toBeUndefined();
  });
});

describe('isPlainClick', () => {
  const click = {
    button: 0,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    defaultPrevented: false,
  };

  it('follows a click of the primary button', () => {
    expect(isPlainClick(click)).toBe(true);
  });

  it.each([
    { button: 1 },
    { altKey: true },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { defaultPrevented: true },
  ])('leaves a click with %j to the browser', (difference) => {
    expect(isPlainClick({ ...click, ...difference })).toBe(false);
  });
});
