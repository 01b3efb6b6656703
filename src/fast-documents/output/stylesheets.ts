import { isInlineStyle, type Tag } from '../../base/html';
import { withHead } from '../../plugins/output/head';

/** URLs of the stylesheets that a page links, from its tags. */
export const linkedStyles = (tags: readonly Tag[]): string[] =>
  tags
    .filter(({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet')
    .map(({ attributes }) => attributes.href ?? '');

/** URLs of the stylesheets that are inlined into a page, from its tags. */
export const inlinedStylesOf = (tags: readonly Tag[]): string[] =>
  tags.filter(isInlineStyle).map(({ attributes }) => attributes['data-href'] ?? '');

/**
 * A page with its stylesheets inlined instead of linked. They come at the end of its head: crawlers may stop reading after
 * a few kilobytes.
 *
 * @param html The page.
 * @param sheets Content of the stylesheets by URL, in their order.
 */
export function withStyles(html: string, sheets: ReadonlyMap<string, string>): string {
  const styles = [...sheets].map(([href, css]) => `<style data-href="${href}">${css}</style>`);
  return withHead(html.replace(/<link\b[^>]*\brel=["']?stylesheet\b[^>]*>/gi, ''), styles.join(''));
}
