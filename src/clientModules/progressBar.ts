/**
 * The theme's progress bar, with a role that exists and an announcement. The bar itself stays the
 * theme's (theme-classic/lib/nprogress); this configures the library it uses.
 */
import nprogress from 'nprogress';
import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Whether a navigation waits for its page. */
let navigating = false;
let status: HTMLElement | undefined;

/** Adds an empty live region; one that is added with its text is not announced. */
function prepareStatus(): void {
  if (status !== undefined) return;
  status = document.createElement('div');
  status.setAttribute('role', 'status');
  status.dataset.progressStatus = '';
  Object.assign(status.style, {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  });
  document.body.append(status);
}

function announce(text: string): void {
  if (status !== undefined) status.textContent = text;
}

/** Removes the bar when a navigation ends without a new page. */
export function stopProgress(): void {
  navigating = false;
  announce('');
  nprogress.done();
}

if (ExecutionEnvironment.canUseDOM) {
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
    announce('Loading the page …');
    return start();
  };
}

const clientModule: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation === null || location.pathname === previousLocation.pathname) return;
    navigating = true;
    prepareStatus();
  },
  onRouteDidUpdate() {
    navigating = false;
    announce('');
  },
};

export default clientModule;
