/** What of a click decides whether the site or the browser follows a link. */
export interface Click {
  readonly button: number;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly defaultPrevented: boolean;
}

/** Whether a click only opens the page: no new tab or window, no download. */
export const isPlainClick = (click: Click): boolean =>
  click.button === 0 &&
  !click.altKey &&
  !click.ctrlKey &&
  !click.metaKey &&
  !click.shiftKey &&
  !click.defaultPrevented;

/** A link as the page has it. */
export interface LinkTarget {
  /** The attribute, not the resolved address. */
  readonly href: string;
  readonly target: string;
  readonly download: boolean;
}

/** `URL.parse`, which only the newest browsers have. */
function parsed(href: string, base: string): URL | undefined {
  try {
    return new URL(href, base);
  } catch {
    return undefined;
  }
}

/**
 * Path, query and hash of a link that may lead to a page of this site; `undefined` for places on the same
 * page, other sites, downloads and new windows, which are the browser's.
 *
 * @param link The link.
 * @param address Address of the page it is on.
 */
export function sitePath(link: LinkTarget, address: string): string | undefined {
  if (link.href === '' || link.href.startsWith('#')) return undefined;
  if ((link.target !== '' && link.target !== '_self') || link.download) return undefined;
  const url = parsed(link.href, address);
  if (url?.origin !== new URL(address).origin) return undefined;
  return url.pathname + url.search + url.hash;
}
