import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import type { FocusState } from '../client/focusState';
import { hashTarget } from '../client/hashTarget';

const mark = 'data-target';

/** What has the focus of a page that was opened from search, until the next page. */
let opened: HTMLElement | null = null;

function focusOpened(): void {
  if (opened === null) return;
  // Headings and rows cannot have focus by themselves.
  opened.tabIndex = -1;
  opened.focus({ preventScroll: true });
}

if (ExecutionEnvironment.canUseDOM) {
  // The theme moves the focus to the region around its skip link at some time after a link has opened a page.
  document.addEventListener('focusin', ({ target }) => {
    const link = (target as Element).firstElementChild;
    if (link?.getAttribute('href') === `#${SkipToContentFallbackId}`) focusOpened();
  });
}

/**
 * Marks the heading or row that an address with a hash leads to. Browsers match `:target` on page loads only: a link
 * of the router, as from search, would leave it on the element before, or on none. What is opened from search gets the
 * focus, too.
 */
const module: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
    const target = hashTarget(location.hash);
    target?.setAttribute(mark, '');
    const isFromSearch =
      previousLocation !== null && (location.state as FocusState | undefined)?.focusTarget === true;
    opened = isFromSearch ? (target ?? document.querySelector<HTMLElement>('main h1')) : null;
    focusOpened();
  },
};

export default module;
