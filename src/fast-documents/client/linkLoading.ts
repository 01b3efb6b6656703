// Replaces the loader of Docusaurus's links once, before the first link is rendered; `window.docusaurus` exists by then.
import type { ClientModule } from '@docusaurus/types';
import { completeConnection, linkLoader, type LinkLoader } from '../../client/linkLoading';

let isInstalled = false;

const module: ClientModule = {
  onRouteUpdate() {
    if (isInstalled) return;
    isInstalled = true;
    const host = window as unknown as { docusaurus: LinkLoader };
    completeConnection(
      (navigator as Navigator & { readonly connection?: { readonly effectiveType?: string } })
        .connection,
    );
    host.docusaurus = linkLoader(host.docusaurus);
  },
};

export default module;
