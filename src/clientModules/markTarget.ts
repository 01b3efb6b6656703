import type { ClientModule } from '@docusaurus/types';
import { idOfHash } from '../components/TabSet/tabSet';

const mark = 'data-target';

/**
 * Marks the heading or row that an address with a hash leads to. Browsers match `:target` on page loads only: a link
 * of the router, as from search, would leave it on the element before, or on none.
 */
const module: ClientModule = {
  onRouteDidUpdate({ location }) {
    for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
    const id = idOfHash(location.hash);
    if (id !== undefined) document.getElementById(id)?.setAttribute(mark, '');
  },
};

export default module;
