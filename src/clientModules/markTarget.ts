import type { ClientModule } from '@docusaurus/types';
import type { FocusState } from '../client/focusState';
import { focusPlace, targetMark } from '../client/focusPlace';
import { hashTarget } from '../client/hashTarget';

/**
 * Marks the heading or row that an address with a hash leads to. Browsers match `:target` on page loads only: a link
 * of the router, as from search, would leave it on the element before, or on none. What is opened from search gets the
 * focus, too.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    for (const marked of document.querySelectorAll(`[${targetMark}]`))
      marked.removeAttribute(targetMark);
    const target = hashTarget(location.hash);
    if (target === null) return;
    target.setAttribute(targetMark, '');
    if (previousLocation === null) return;
    if ((location.state as FocusState | undefined)?.focusTarget === true) focusPlace(target);
  },
};

export default clientModule;
