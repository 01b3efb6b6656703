/** Path of a link's target: routes know neither query nor hash. */
export const pathOf = (target: string): string => target.replace(/[?#].*$/s, '');

/** What of a click decides whether the site or the browser follows a link. */
type Click = Pick<
  MouseEvent,
  'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'
>;

/** Whether a click only opens the page: no new tab or window, no download. */
export const isPlainClick = (click: Click): boolean =>
  click.button === 0 &&
  !click.altKey &&
  !click.ctrlKey &&
  !click.metaKey &&
  !click.shiftKey &&
  !click.defaultPrevented;

/**
 * Path, query and hash of a link that may lead to a page of this site; `undefined` for places on the same
 * page, other sites, downloads and new windows, which are the browser's.
 */
export function sitePath(link: HTMLAnchorElement): string | undefined {
  const href = link.getAttribute('href') ?? '';
  if (href === '' || href.startsWith('#')) return undefined;
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download'))
    return undefined;
  // Also of malformed addresses, which have none.
  if (link.origin !== window.location.origin) return undefined;
  return link.pathname + link.search + link.hash;
}
