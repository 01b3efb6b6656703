import type { ClientModule } from '@docusaurus/types';
import { routeAnnouncerId } from '../components/RouteAnnouncer/region';

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
        const region = document.getElementById(routeAnnouncerId);
        if (region !== null) region.textContent = document.title;
      });
    });
  },
};

export default module;
