import type { ClientModule } from '@docusaurus/types';

/** Scrolls a long sidebar so that the link of the page in view is visible: Docusaurus leaves it at its top. */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname) return;
    const menu = document.querySelector('.theme-doc-sidebar-container .menu');
    const link = menu?.querySelector('.menu__link[aria-current=page]');
    if (!menu || !link) return;
    const [frame, place] = [menu.getBoundingClientRect(), link.getBoundingClientRect()];
    // In the middle, so that its neighbors are visible, too.
    if (place.top < frame.top || place.bottom > frame.bottom) {
      menu.scrollTop += (place.top + place.bottom - frame.top - frame.bottom) / 2;
    }
  },
};

export default clientModule;
