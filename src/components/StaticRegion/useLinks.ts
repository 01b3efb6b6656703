import { useEffect, type MouseEvent, type RefObject } from 'react';
import { matchRoutes } from 'react-router-config';
import routes from '@generated/routes';
import { useHistory } from '@docusaurus/router';
import { pathOf, type Loader } from '@site/src/clientModules/preloading';
import { isPlainClick, sitePath } from '@site/src/document/links';

const loader = (): Loader => (window as unknown as { docusaurus: Loader }).docusaurus;

/** Path, query and hash of the link that an element stands in, if it leads to a file of this site. */
function fileOf(element: Element): string | undefined {
  const link = element.closest('a');
  if (link === null) return undefined;
  return sitePath(
    {
      href: link.getAttribute('href') ?? '',
      target: link.target,
      download: link.hasAttribute('download'),
    },
    window.location.href,
  );
}

/** The same, if a page of the site has that path: the browser opens files, and paths that no route matches. */
function pageOf(element: Element): string | undefined {
  const path = fileOf(element);
  if (path === undefined) return undefined;
  // Pages have exact routes. The others are those of layouts, and of the not-found page.
  const isPage = matchRoutes(routes, pathOf(path)).some(({ route }) => route.exact === true);
  return isPage ? path : undefined;
}

/** The link to the page that most readers go on with. */
const nextLink = '.pagination-nav__link--next';

/**
 * Loads the pages of links that come into view, as Docusaurus's own links do: the next page before all others, and
 * these in their order. Where the browser cannot tell what is in view, pages are loaded by the click.
 */
function prefetchLinks(root: Element): (() => void) | undefined {
  if (!('IntersectionObserver' in window)) return undefined;
  const observer = new IntersectionObserver((entries) => {
    const visible = entries.flatMap(({ target, isIntersecting }) =>
      isIntersecting ? [target] : [],
    );
    for (const link of visible) observer.unobserve(link);
    const next = visible.filter((link) => link.matches(nextLink));
    const others = visible.filter((link) => !link.matches(nextLink));
    // What is asked for last is loaded first.
    for (const link of [...others.reverse(), ...next]) {
      const path = fileOf(link);
      if (path !== undefined) loader().prefetch(path);
    }
  });
  for (const link of root.querySelectorAll('a[href]')) observer.observe(link);
  return () => {
    observer.disconnect();
  };
}

/** What an element listens to so that the links in it are the router's. */
interface LinkHandlers {
  readonly onClick: (event: MouseEvent) => void;
  readonly onMouseOver: (event: { readonly target: EventTarget }) => void;
  readonly onTouchStart: (event: { readonly target: EventTarget }) => void;
}

/**
 * Makes links of static HTML behave as Docusaurus's own: pages are loaded ahead, and a click is a
 * navigation without a new document.
 *
 * @param root The element that holds the HTML.
 */
export function useLinks(root: RefObject<Element | null>): LinkHandlers {
  const history = useHistory();

  useEffect(() => (root.current === null ? undefined : prefetchLinks(root.current)), [root]);

  const preload = ({ target }: { readonly target: EventTarget }): void => {
    const path = pageOf(target as Element);
    if (path !== undefined) loader().preload(path);
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
