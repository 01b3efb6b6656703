/**
 * How a navigation is getting on: the theme's progress bar, with a role that exists, and what screen readers announce,
 * which is nothing without a page load. The bar itself stays the theme's (theme-classic/lib/nprogress); this configures
 * the library it uses.
 */
import nprogress from 'nprogress';
import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Whether a navigation waits for its page. */
let navigating = false;

/** Live region of announcements, which exists, empty, before the first of them. An empty text takes one back. */
let region: HTMLElement | undefined;

function announce(text: string): void {
  if (region !== undefined) region.textContent = text;
}

/** Removes the bar, and what was announced, when a navigation ends without a new page. */
export function stopProgress(): void {
  navigating = false;
  announce('');
  nprogress.done();
}

if (ExecutionEnvironment.canUseDOM) {
  region = Object.assign(document.createElement('div'), {
    id: 'route-announcer',
    className: 'dk-hidden',
    role: 'status',
  });
  document.body.append(region);

  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  nprogress.configure({
    template:
      '<div class="bar" role="progressbar" aria-label="Loading the page"><div class="peg"></div></div>',
    barSelector: '.bar',
    ...(prefersReducedMotion ? { trickle: false, speed: 1 } : {}),
  });
  // The theme starts the bar 200 ms after each navigation, even if another has replaced it in the meantime:
  // such a bar would never be removed.
  const start = nprogress.start.bind(nprogress);
  nprogress.start = () => {
    if (!navigating) return nprogress;
    announce('Loading the page…');
    return start();
  };
}

const clientModule: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation === null || location.pathname === previousLocation.pathname) return;
    navigating = true;
  },
  onRouteDidUpdate({ location, previousLocation }) {
    navigating = false;
    announce('');
    // A change of the hash or the query is not a new page.
    if (previousLocation === null || location.pathname === previousLocation.pathname) return;
    // The title is set one frame after the page is rendered.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        announce(document.title);
      });
    });
  },
};

export default clientModule;
