import type { ClientModule } from '@docusaurus/types';

/** Loads the controls of a page with a filtered list when that page is opened. */
const clientModule: ClientModule = {
  onRouteDidUpdate(route) {
    if (document.querySelector('[data-list-filter]') === null) return;
    import('../components/ListFilter/controls').then(
      ({ onFilteredRoute }) => {
        onFilteredRoute(route);
      },
      // Without them, the whole list stays.
      () => undefined,
    );
  },
};

export default clientModule;
