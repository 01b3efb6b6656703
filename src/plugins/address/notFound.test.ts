import { describe, expect, it } from 'vitest';
import { withoutCanonicalUrl } from './notFound';

describe('withoutCanonicalUrl', () => {
  it.each([
    '<link data-rh="true" rel="canonical" href="https://docs.example.com/404.html">',
    '<link data-rh=true rel=canonical href=https://docs.example.com/404.html />',
    '<meta data-rh="true" property="og:url" content="https://docs.example.com/404.html">',
    '<meta data-rh=true property=og:url content=https://docs.example.com/404.html>',
    '<link data-rh=true rel=alternate type=text/markdown href=https://docs.example.com/404.html.md>',
    '<link data-rh="true" rel="alternate" type="text/markdown" href="https://docs.example.com/404.html.md"/>',
    '<link data-rh=true rel=alternate href=https://docs.example.com/404.html hreflang=en />',
    '<link data-rh="true" rel="alternate" href="https://docs.example.com/404.html" hrefLang="x-default"/>',
  ])('takes %s out', (tag) => {
    expect(withoutCanonicalUrl(`<head>${tag}<title>t</title></head>`)).toBe(
      '<head><title>t</title></head>',
    );
  });

  it('leaves everything else', () => {
    const html =
      '<link rel="preload" href="/canonical.js"><link rel=icon href=a><link rel=alternate type=application/atom+xml href=b><meta property="og:title" content="og:url">';
    expect(withoutCanonicalUrl(html)).toBe(html);
  });
});
