// Replaces the loader of Docusaurus's links once, before the first link is rendered; `window.docusaurus` exists by then.
import type { ClientModule } from '@docusaurus/types';
import { pathOf } from '../../client/links';

/** What Docusaurus offers its links: `prefetch` for links in view, `preload` for links touched or pointed at. */
type LinkLoader = Window['docusaurus'];

/**
 * A loader that prefetches nothing on its own, because the navbar and the sidebar would fetch dozens of pages
 * (`usePrefetching` chooses a few instead), and that fixes two defects of `preload`: a target with `#` or `?` matched no
 * route, so that nothing was loaded, and the page in view was loaded again.
 *
 * @param currentPath Returns the path of the page in view.
 */
export function linkLoader(
  { preload }: Pick<LinkLoader, 'preload'>,
  currentPath: () => string = () => window.location.pathname,
): LinkLoader {
  return Object.freeze<LinkLoader>({
    prefetch: () => false,
    preload: (target) => {
      const path = pathOf(target);
      if (path === '' || path === currentPath()) return false;
      const loading = preload(path);
      // Links do not wait for it. A page that cannot be loaded is reported when the reader navigates to it.
      if (loading instanceof Promise) loading.catch(() => undefined);
      return loading;
    },
  });
}

let isInstalled = false;

const clientModule: ClientModule = {
  onRouteUpdate() {
    if (isInstalled) return;
    isInstalled = true;
    window.docusaurus = linkLoader(window.docusaurus);
    const { connection } = navigator as Navigator & {
      readonly connection?: { readonly effectiveType?: string };
    };
    // Docusaurus reads the type of a connection, which Firefox for Android doesn't know, and would throw.
    if (connection !== undefined && connection.effectiveType === undefined)
      Reflect.defineProperty(connection, 'effectiveType', { value: '4g', configurable: true });
  },
};

export default clientModule;
