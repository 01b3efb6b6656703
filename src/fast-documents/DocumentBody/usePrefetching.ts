import { useEffect, type RefObject } from 'react';
import { allowsPrefetching, maxPrefetches, prefetchDocument } from '../client/prefetch';
import { pathOf } from '../../client/links';
import { pageOf } from '../../hooks/useLinks';

const nextLink = '.pagination-nav__link--next';

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Calls back in an idle moment; soon, in a browser that does not know idle moments. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task);
  else setTimeout(task, 200);
}

/**
 * Prefetches documents whose links come into view: the next page, and those that the text links to on the same platform.
 * A page prefetches {@link maxPrefetches} documents at most; others are loaded when their link is touched or pointed
 * at.
 *
 * @param root Element that contains the document.
 */
export function usePrefetching(root: RefObject<Element | null>): void {
  useEffect(() => {
    if (root.current === null || !('IntersectionObserver' in window) || !allowsPrefetching()) {
      return undefined;
    }
    const folder = folderOf(window.location.pathname);
    let count = 0;
    const prefetch = (link: Element): void => {
      const target = pageOf(link);
      if (target === undefined || count >= maxPrefetches) return;
      const path = pathOf(target);
      if (folderOf(path) !== folder || path === window.location.pathname) return;
      count += 1;
      whenIdle(() => {
        prefetchDocument(path);
      });
    };
    const observer = new IntersectionObserver((entries) => {
      const visible = entries.flatMap(({ target, isIntersecting }) =>
        isIntersecting ? [target] : [],
      );
      for (const link of visible) observer.unobserve(link);
      visible.sort((a, b) => Number(b.matches(nextLink)) - Number(a.matches(nextLink)));
      for (const link of visible) prefetch(link);
    });
    for (const link of root.current.querySelectorAll(`.theme-doc-markdown a[href], ${nextLink}`)) {
      observer.observe(link);
    }
    return () => {
      observer.disconnect();
    };
  }, [root]);
}
