import type { ClientModule } from '@docusaurus/types';

/** Loads the controls of the page of errors when that page is opened. */
const module: ClientModule = {
  onRouteDidUpdate(route) {
    if (document.querySelector('[data-error-filter]') === null) return;
    import('../components/ErrorIndex/controls').then(
      ({ onErrorsRoute }) => {
        onErrorsRoute(route);
      },
      // Without them, the whole list stays.
      () => undefined,
    );
  },
};

export default module;
