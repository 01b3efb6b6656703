import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { layoutKey, pieces } from '../document/layout';

/** How much of an idle moment one more group of pieces may need, in milliseconds. */
const enough = 12;

/**
 * How long pieces wait for moments that are idle enough, in milliseconds from when their page came. Beside something
 * that moves all the time, or on a device with other work, there may never be one.
 */
const patience = 2000;

/** After that: how long the next groups wait for any moment, in milliseconds. */
const latePatience = 50;

/** How many groups a moment after that has to do with, be there time or not: each moment costs a frame of its own. */
const lateGroups = 4;

/** How long a pressed pointer is waited for, in milliseconds: a click is shorter, and not every press has an end. */
const longestPress = 1000;

/** Pieces that are laid out together: measuring after each paragraph would cost more than it saves. */
const groupSize = 4;

/** Elements after which a group is closed, so that no table or section of the home page stands in one with others. */
const groupElements = 40;

/** What is still to be laid out, in its order. */
let waiting: HTMLElement[] = [];

/** From when on the pieces no longer wait for an idle moment, in milliseconds as `performance.now()` counts them. */
let lateFrom = 0;

/** Until when a pointer counts as pressed, as `performance.now()` counts. */
let pressedUntil = 0;

/** Takes some pieces from those that wait, and lets the browser lay them out. */
function release(count: number): HTMLElement[] {
  const released = waiting.splice(0, count);
  for (const piece of released) piece.style.contentVisibility = 'visible';
  return released;
}

/** How many of the pieces that wait are laid out together next. */
function nextGroup(): number {
  let elements = 0;
  let count = 0;
  for (const piece of waiting.slice(0, groupSize)) {
    elements += piece.getElementsByTagName('*').length;
    if (count > 0 && elements > groupElements) break;
    count += 1;
  }
  return count;
}

/** Asks for the next moment to lay out in: an idle one, and before long any. */
function layOutNext(): void {
  const left = lateFrom - performance.now();
  requestIdleCallback(layOut, { timeout: Math.max(left, latePatience) });
}

/** Lays out what is out of view, from the top of the page to its end: as much as there is time for. */
function layOut(deadline: IdleDeadline): void {
  const now = performance.now();
  const isPressed = now < pressedUntil;
  let owed = now < lateFrom ? 0 : lateGroups;
  while (waiting.length > 0 && !isPressed && (owed > 0 || deadline.timeRemaining() > enough)) {
    owed -= 1;
    // Asking for the place is what makes the browser lay it out here and now.
    release(nextGroup()).at(-1)?.getBoundingClientRect();
  }
  if (waiting.length > 0) layOutNext();
}

/** Lays out all that waits and goes to the place that was asked for, since what stands above it has grown. */
function layOutForTarget(): void {
  if (waiting.length === 0) return;
  release(Infinity);
  document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' });
}

if (ExecutionEnvironment.canUseDOM) {
  // The browser's own links and an address that is typed: the router learns of them when the browser has been there.
  window.addEventListener('hashchange', layOutForTarget);
  // What moves between the press and the release of a pointer is not clicked on.
  const startPress = (): void => {
    pressedUntil = performance.now() + longestPress;
  };
  const endPress = (): void => {
    pressedUntil = 0;
  };
  window.addEventListener('pointerdown', startPress, true);
  window.addEventListener('pointerup', endPress, true);
  window.addEventListener('pointercancel', endPress, true);
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
    lateFrom = performance.now() + patience;
    if (location.hash !== '') layOutForTarget();
    else if (isIdle) layOutNext();
  },
};

export default module;
