import type { MouseEvent } from 'react';
import { matchRoutes } from 'react-router-config';
import routes from '@generated/routes';
import { useHistory } from '@docusaurus/router';
import { isPlainClick, pathOf, sitePath } from '@site/src/client/links';

/** Whether there is a page at a path. Pages have exact routes; others are those of layouts, and of the not-found page. */
export const isPage = (path: string): boolean =>
  matchRoutes(routes, path).some(({ route }) => route.exact === true);

/**
 * Path, query and hash of the link that an element is in, if it leads to a page: the browser opens files and everything
 * else. A plain click on the mark after a symbol opens a card (src/clientModules/equivalents.ts), so its page need not
 * be loaded.
 */
export function pageOf(element: Element): string | undefined {
  const link = element.closest('a');
  if (link === null || link.hasAttribute('data-equivalents')) return undefined;
  const path = sitePath(link);
  return path !== undefined && isPage(pathOf(path)) ? path : undefined;
}

/** Event handlers of the element that contains the links. */
interface LinkHandlers {
  readonly onClick: (event: MouseEvent) => void;
  readonly onMouseOver: (event: { readonly target: EventTarget }) => void;
  readonly onTouchStart: (event: { readonly target: EventTarget }) => void;
}

/**
 * Makes links of static HTML behave as Docusaurus's own: a link that is touched or pointed at preloads its page, and a
 * click navigates without a page load.
 */
export function useLinks(): LinkHandlers {
  const history = useHistory();

  const preload = ({ target }: { readonly target: EventTarget }): void => {
    const path = pageOf(target as Element);
    if (path !== undefined) void window.docusaurus.preload(path);
  };
  return {
    onClick: (event) => {
      if (!isPlainClick(event)) return;
      const path = pageOf(event.target as Element);
      if (path === undefined) return;
      event.preventDefault();
      const { pathname, search, hash } = window.location;
      if (path === pathname + search + hash) history.replace(path);
      else history.push(path);
    },
    onMouseOver: preload,
    onTouchStart: preload,
  };
}
