import type { ClientModule } from '@docusaurus/types';
import { copyText } from '../../client/copying';
import { messageOf } from './message';

/**
 * The controls of the page of errors, which is static HTML: one set of listeners for the visit. `clientModules/errorIndex.ts`
 * loads them with the page. The code that filters is loaded when a control is used. Copying is here, because browsers
 * allow it only within the click.
 */
const load = (): Promise<typeof import('./filter')> => import('./filter');

const filterOf = (): Element | null => document.querySelector('[data-error-filter]');

/** Runs code of the page of errors. Where it cannot be loaded, the whole list stays, and the filter says so. */
function withFilter(run: (code: Awaited<ReturnType<typeof load>>, filter: Element) => void): void {
  load().then(
    (code) => {
      const filter = filterOf();
      if (filter !== null) run(code, filter);
    },
    () => {
      const status = filterOf()?.querySelector('[role=status]');
      if (status) status.textContent = 'The list can’t be filtered right now. You see all errors.';
    },
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
  const entry = button?.closest('[data-error-platforms]') ?? null;
  if (button !== null && entry !== null) void copyText(messageOf(entry), button);
}

document.addEventListener('input', onChange);
document.addEventListener('click', onClick);

/** Follows the address of the page of errors. */
export const onErrorsRoute: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
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
};
