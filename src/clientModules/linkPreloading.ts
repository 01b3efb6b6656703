import type { ClientModule } from '@docusaurus/types';
import { mend, type Loader } from './preloading';

/**
 * Mends Docusaurus's loading of pages ahead of a click; see `preloading.ts`. Runs before the first
 * link is drawn, once: `window.docusaurus` is there by then.
 */
let mended = false;

const module: ClientModule = {
  onRouteUpdate() {
    if (mended) return;
    mended = true;
    const host = window as unknown as { docusaurus: Loader };
    const { connection } = navigator as Navigator & { readonly connection?: object };
    host.docusaurus = mend(host.docusaurus, connection);
  },
};

export default module;
