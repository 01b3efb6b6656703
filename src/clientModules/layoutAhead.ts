import type { ClientModule } from '@docusaurus/types';
import { layoutKey, pieces } from '../document/layout';

/** How much of an idle moment one more group of pieces may need, in milliseconds. */
const enough = 12;

/** Pieces that are laid out together: measuring after each one would cost more than it saves. */
const groupSize = 4;

/** What is still to be laid out, in its order. */
let waiting: HTMLElement[] = [];

/** Takes some pieces from those that wait, and lets the browser lay them out. */
function release(count: number): HTMLElement[] {
  const pieces = waiting.splice(0, count);
  for (const piece of pieces) piece.style.contentVisibility = 'visible';
  return pieces;
}

/** Lays out what is out of view, in idle moments, from the top of the page to its end. */
function layOut(deadline: IdleDeadline): void {
  while (waiting.length > 0 && deadline.timeRemaining() > enough) {
    // Asking for the place is what makes the browser lay it out here and now.
    release(groupSize).at(-1)?.getBoundingClientRect();
  }
  if (waiting.length > 0) requestIdleCallback(layOut);
}

/**
 * Gives all pieces of a page their height soon after it is there, so that scrolling, finding a place and coming
 * back meet a page that no longer changes. Before that, the browser lays out only what is in view:
 * `src/css/layout.css`.
 */
const module: ClientModule = {
  onRouteUpdate({ location }) {
    // Docusaurus looks for the place before the page is said to be updated.
    if (location.hash !== '') release(Infinity);
  },
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname) return;
    if (document.documentElement.dataset[layoutKey] !== 'lazy') return;
    const isIdle = waiting.length === 0;
    waiting = [...document.querySelectorAll<HTMLElement>(pieces)];
    if (isIdle) requestIdleCallback(layOut);
  },
};

export default module;
