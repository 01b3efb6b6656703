import { isInlineStyle, tagsOf, type Tag } from '../../security/html';
import { withHead } from '../output/head';

/** Addresses of the stylesheets that a page links. */
export const linkedStyles = (html: string): string[] =>
  tagsOf(html)
    .filter(({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet')
    .map(({ attributes }) => attributes.href ?? '');

/** Addresses of the stylesheets whose content a page carries, from its tags. */
export const stylesAmong = (tags: readonly Tag[]): string[] =>
  tags.filter(isInlineStyle).map(({ attributes }) => attributes['data-href'] ?? '');

/** Addresses of the stylesheets whose content a page carries. */
export const carriedStyles = (html: string): string[] => stylesAmong(tagsOf(html));

/**
 * A page that carries its stylesheets and links none. They stand at the end of its head: programs that read what a
 * page says of itself may stop after some kilobytes.
 *
 * @param html The page.
 * @param sheets The stylesheets by address, in their order.
 */
export function withStyles(html: string, sheets: ReadonlyMap<string, string>): string {
  const styles = [...sheets].map(([href, css]) => `<style data-href="${href}">${css}</style>`);
  return withHead(html.replace(/<link\b[^>]*\brel=["']?stylesheet\b[^>]*>/gi, ''), styles.join(''));
}
