import type { ClientModule } from '@docusaurus/types';
import { keepDocument } from '../document/kept';
import { mend, whenIdle, type Loader } from './preloading';

/**
 * Mends Docusaurus's loading of pages ahead of a click (`preloading.ts`), and keeps the documents that it has
 * loaded (`src/document/kept.ts`). Runs before the first link is drawn, once: `window.docusaurus` is there by then.
 */
let mended = false;

const module: ClientModule = {
  onRouteUpdate() {
    if (mended) return;
    mended = true;
    const host = window as unknown as { docusaurus: Loader };
    const { connection } = navigator as Navigator & { readonly connection?: object };
    const { prefetch, preload } = host.docusaurus;
    const prefetchAndKeep = (path: string): unknown => {
      const loading = prefetch(path);
      if (loading instanceof Promise) {
        void loading.then(() => {
          whenIdle(() => {
            keepDocument(path);
          });
        });
      }
      return loading;
    };
    host.docusaurus = mend({ prefetch: prefetchAndKeep, preload }, connection);
  },
};

export default module;
