import { tagsOf } from '../../security/html';

/** Addresses of the stylesheets that a page links. */
export const linkedStyles = (html: string): string[] =>
  tagsOf(html)
    .filter(({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet')
    .map(({ attributes }) => attributes.href ?? '');

/**
 * Links more stylesheets, after those that a page links.
 *
 * @throws Error where the page links none.
 */
export function withStyles(html: string, hrefs: readonly string[]): string {
  if (hrefs.length === 0) return html;
  const last = [...html.matchAll(/<link\b[^>]*\brel=["']?stylesheet\b[^>]*>/gi)].at(-1);
  if (last === undefined) throw new Error('A page links no stylesheet.');
  const end = last.index + last[0].length;
  const links = hrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return html.slice(0, end) + links + html.slice(end);
}
