import type { ClientModule } from '@docusaurus/types';
import { announce } from '../components/RouteAnnouncer/region';

/**
 * Announces the title of a page that was opened by a link: without a page load, screen readers announce nothing.
 * A change of the hash or the query is not a new page.
 */
const module: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation === null || previousLocation.pathname === location.pathname) return;
    // The title is set one frame after the page is rendered.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        announce(document.title);
      });
    });
  },
};

export default module;
