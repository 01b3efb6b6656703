import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/**
 * Brings the page of errors to life: listens once for the whole site, and loads what filters and
 * copies when a control of that page is used. The page itself is static HTML.
 */
const load = (): Promise<typeof import('../components/ErrorIndex/filter')> =>
  import('../components/ErrorIndex/filter');

const filterOf = (): Element | null => document.querySelector('[data-error-filter]');

/** Runs code of the page of errors; without a connection the whole list stays. */
function withFilter(run: (code: Awaited<ReturnType<typeof load>>, filter: Element) => void): void {
  load().then(
    (code) => {
      const filter = filterOf();
      if (filter !== null) run(code, filter);
    },
    () => undefined,
  );
}

/** Whether a control already has a value: the reader can use them before scripts run. */
const isFilledIn = (filter: Element): boolean =>
  [...filter.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-error-control]')].some(
    ({ value }) => value !== '',
  );

function onChange({ target }: Event): void {
  if (target instanceof Element && target.matches('[data-error-control]')) {
    withFilter(({ narrow }, filter) => {
      narrow(filter);
    });
  }
}

function onClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button[data-error-copy]') : null;
  if (button instanceof HTMLButtonElement) {
    withFilter(({ copyMessage }) => void copyMessage(button));
  }
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('input', onChange);
  document.addEventListener('click', onClick);
}

const module: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    const found = filterOf();
    if (found === null) return;
    const { search, hash } = location;
    const isHere = previousLocation?.pathname === location.pathname;
    if (search.includes('platform=') && !(isHere && previousLocation.search === search)) {
      withFilter(({ narrowByAddress }, filter) => {
        narrowByAddress(filter, search);
      });
    } else if (!isHere && isFilledIn(found)) {
      withFilter(({ narrow }, filter) => {
        narrow(filter);
      });
    } else if (hash !== '' && isHere) {
      withFilter(({ reveal }, filter) => {
        reveal(filter, hash);
      });
    }
  },
};

export default module;
