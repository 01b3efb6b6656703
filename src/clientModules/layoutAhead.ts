import type { ClientModule } from '@docusaurus/types';
import { layoutKey, pieces } from '../document/layout';

/** How much of an idle moment one more group of pieces may need, in milliseconds. */
const enough = 12;

/** Pieces that are laid out together: measuring after each one would cost more than it saves. */
const groupSize = 4;

/** Lays out what is out of view, in idle moments, from the top of the page to its end. */
function layOut(waiting: HTMLElement[]): void {
  requestIdleCallback((deadline) => {
    while (waiting.length > 0 && deadline.timeRemaining() > enough) {
      const group = waiting.splice(0, groupSize);
      for (const piece of group) piece.style.contentVisibility = 'visible';
      // Asking for the height is what makes the browser lay it out here and now.
      group.at(-1)?.getBoundingClientRect();
    }
    if (waiting.some(({ isConnected }) => isConnected)) layOut(waiting);
  });
}

/**
 * Gives all pieces of a page their height soon after it is there, so that scrolling, finding a place and coming
 * back meet a page that no longer changes. Before that, the browser lays out only what is in view:
 * `src/css/layout.css`.
 */
const module: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname) return;
    if (document.documentElement.dataset[layoutKey] !== 'lazy') return;
    layOut([...document.querySelectorAll<HTMLElement>(pieces)]);
  },
};

export default module;
