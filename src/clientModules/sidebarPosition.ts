import type { ClientModule } from '@docusaurus/types';

/** How far each sidebar was scrolled here. Where it is elsewhere, the reader has scrolled it. */
const places = new WeakMap<Element, number>();

/**
 * Scrolls a long sidebar so that the link of the page in view is visible: Docusaurus leaves it at its top. A sidebar that
 * the reader has scrolled, or is in with the keyboard, stays where it is.
 */
const module: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname) return;
    const menu = document.querySelector('.theme-doc-sidebar-container .menu');
    const link = menu?.querySelector('.menu__link[aria-current=page]');
    if (!menu || !link || menu.matches(':focus-within')) return;
    if (menu.scrollTop !== (places.get(menu) ?? 0)) return;
    const [frame, place] = [menu.getBoundingClientRect(), link.getBoundingClientRect()];
    // In the middle, so that its neighbors are visible, too.
    if (place.top < frame.top || place.bottom > frame.bottom) {
      menu.scrollTop += (place.top + place.bottom - frame.top - frame.bottom) / 2;
    }
    places.set(menu, menu.scrollTop);
  },
};

export default module;
