import type { ClientModule } from '@docusaurus/types';
import { routeAnnouncerId } from '../components/RouteAnnouncer/region';

/**
 * Says the title of the page that a link has led to: without a page load, a screen reader would say
 * nothing. A change of the hash or the query is no new page.
 */
const module: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation === null || previousLocation.pathname === location.pathname) return;
    // The title is set in the frame after the page is drawn.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        const region = document.getElementById(routeAnnouncerId);
        if (region !== null) region.textContent = document.title;
      });
    });
  },
};

export default module;
