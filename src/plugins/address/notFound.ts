/**
 * `404.html` without the canonical URL, languages and Markdown version that the theme claims for it: a host serves it for
 * every wrong URL. In the browser, the theme's `NotFound/Content` does the same.
 */
export function withoutCanonicalUrl(html: string): string {
  return html
    .replace(/<link\b[^>]*\brel="?canonical\b[^>]*>/g, '')
    .replace(/<link\b(?=[^>]*\brel="?alternate\b)[^>]*\btype="?text\/markdown\b[^>]*>/g, '')
    .replace(/<link\b(?=[^>]*\brel="?alternate\b)[^>]*\bhreflang=[^>]*>/gi, '')
    .replace(/<meta\b[^>]*\bproperty="?og:url\b[^>]*>/g, '');
}
