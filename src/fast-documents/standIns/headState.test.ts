import { describe, expect, it } from 'vitest';
import { stateOf, type HeadElement } from './headState';

describe('the head', () => {
  const element = (type: string, attributes: Record<string, string>, text = ''): HeadElement => ({
    type,
    attributes,
    text,
  });

  it('prefers the later component, and keeps duplicates of one component', () => {
    const state = stateOf([
      [
        element('title', {}, 'Site'),
        element('html', { lang: 'en', class: 'a' }),
        element('meta', { name: 'description', content: 'site' }),
        element('link', { rel: 'canonical', href: '/x' }),
        element('body', {}),
      ],
      [
        element('title', {}, 'Page'),
        element('html', { class: 'a b' }),
        element('meta', { name: 'description', content: 'page' }),
        element('meta', { property: 'og:image', content: '1' }),
        element('meta', { property: 'og:image', content: '2' }),
        element('link', { rel: 'canonical', href: '/y' }),
        element('link', { rel: 'alternate', href: '/y.md' }),
        element('script', { type: 'application/ld+json' }, '{}'),
      ],
    ]);
    expect(state.title).toBe('Page');
    expect(state.root).toEqual({ lang: 'en', class: 'a b' });
    expect(
      state.tags.map(({ attributes, text }) => attributes.content ?? attributes.href ?? text),
    ).toEqual(['page', '1', '2', '/y', '/y.md', '{}']);
  });

  it('rejects unknown elements', () => {
    expect(() => stateOf([[element('style', {}, 'p{}')]])).toThrow('<style> in <Head>');
    expect(() => stateOf([[element('body', { class: 'a' })]])).toThrow('<body> in <Head>');
  });
});
