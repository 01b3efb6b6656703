import type { ClientModule } from '@docusaurus/types';
import { createStorageSlot } from '@docusaurus/theme-common';
import { isPlatformId } from '../../model/platforms';
import { storageKeys } from '../../model/storageKeys';
import { closestTo, onClick } from '../../client/clicks';
import { copyText } from '../../client/copying';
import { hashTarget } from '../../client/hashTarget';
import { withQuery } from '../../client/query';
import { messageOf } from '../ErrorIndex/message';
import { everyPlatform, platformIn, readWanted, type Wanted } from './address';

/**
 * The filter of a list, which is static HTML: one set of listeners for the visit. `clientModules/listFilter.ts` loads
 * them with the page. Copying is here, because browsers allow it only within the click.
 */
const lists = {
  errors: () => import('../ErrorIndex/list'),
  symbols: () => import('../SymbolTools/list'),
};

/** Marks an entry of the session history whose first match was shown already, or whose reader typed the filter. */
interface FilterState {
  readonly isFilterSeen?: boolean;
}

const boxOf = (): HTMLElement | null => document.querySelector('[data-list-filter]');

const controlsOf = (box: Element) => ({
  text: box.querySelector('input'),
  platform: box.querySelector('select'),
});

function wantedIn(box: Element): Wanted {
  const { text, platform } = controlsOf(box);
  return { text: text?.value ?? '', platform: platform?.value ?? '' };
}

function setWanted(box: Element, wanted: Partial<Wanted>): void {
  const { text, platform } = controlsOf(box);
  if (text !== null && wanted.text !== undefined) text.value = wanted.text;
  if (platform !== null && wanted.platform !== undefined) platform.value = wanted.platform;
}

/** Narrows the list to what the controls say. Where its code cannot be loaded, the whole list stays, and the box says so. */
async function apply(box: HTMLElement): Promise<void> {
  const status = box.querySelector('[role=status]');
  const say = (text: string): void => {
    if (status !== null) status.textContent = text;
  };
  try {
    const { narrow } = await lists[box.dataset.listFilter === 'symbols' ? 'symbols' : 'errors']();
    if (box.isConnected) say(narrow(wantedIn(box)));
  } catch {
    say('The list can’t be filtered right now. You see the whole list.');
  }
}

/** Writes the filter into the address, without an entry in the session history. */
function keepInAddress(box: HTMLElement): void {
  const { text, platform } = wantedIn(box);
  const hasPlatforms = controlsOf(box).platform !== null;
  // Without the hash: the filter may hide what it leads to.
  const address = withQuery(window.location.href.replace(/#.*$/, ''), {
    platform: hasPlatforms ? platform || everyPlatform : '',
    q: text.trim(),
  });
  const state: FilterState = { ...(window.history.state as object | null), isFilterSeen: true };
  try {
    window.history.replaceState(state, '', address);
  } catch {
    // Safari allows 100 changes in 30 seconds. The list is right, and the next change writes the address.
  }
}

/** Opens what the entry at the place folds, which is below it. */
function unfold(target: HTMLElement | null): void {
  for (const part of target?.closest('section')?.querySelectorAll('details') ?? []) {
    part.open = true;
  }
}

const isInView = (element: Element): boolean => {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight;
};

/** Narrows the list, and keeps the place that the address names where it is on the screen. */
async function applyAround(box: HTMLElement, target: HTMLElement | null): Promise<void> {
  const before = target !== null && isInView(target) ? target.getBoundingClientRect().top : null;
  await apply(box);
  const isHidden = (): boolean => Boolean(target?.closest('[hidden]'));
  // What a link leads to is shown, whatever was filtered: for the reader's platform, if it is for that.
  if (target !== null && isHidden()) {
    setWanted(box, { text: '' });
    await apply(box);
    if (isHidden()) {
      setWanted(box, { platform: '' });
      await apply(box);
    }
    target.scrollIntoView();
  } else if (target !== null && before !== null) {
    window.scrollBy({ top: target.getBoundingClientRect().top - before, behavior: 'instant' });
  }
  unfold(target);
}

/** Shows the first match to a reader who came with a filter, once: nobody else's view is moved. */
function showFirstMatch(): void {
  const state = window.history.state as (FilterState & object) | null;
  if (state?.isFilterSeen === true || window.scrollY > 0) return;
  window.history.replaceState({ ...state, isFilterSeen: true }, '');
  const first = document.querySelector('section[data-error-platforms]:not([hidden]) h3');
  if (first !== null && first.getBoundingClientRect().top > 0.6 * window.innerHeight) {
    first.scrollIntoView();
  }
}

document.addEventListener('input', (event) => {
  const box = closestTo(event, '[data-list-filter]');
  if (box === null) return;
  keepInAddress(box);
  void apply(box);
});

onClick('section button[data-error-copy]', (button) => {
  const entry = button.closest('section');
  if (entry !== null) void copyText(messageOf(entry), button);
});

/** The platform of a reader who hasn't chosen one here: that of the page they come from, or else the stored one. */
function ownPlatform(from: string): string {
  const stored = createStorageSlot(storageKeys.platform).get();
  return platformIn(from) ?? (stored !== null && isPlatformId(stored) ? stored : '');
}

/** Follows the address of a page with a filter. */
export const onFilteredRoute: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  const box = boxOf();
  if (box === null) return;
  // The router doesn't know of changes that are made here.
  const { search, hash } = window.location;
  const asked = readWanted(search);
  const isHere = previousLocation?.pathname === location.pathname;
  if (isHere) {
    setWanted(box, asked);
  } else {
    // The reader can use the controls before scripts run.
    const { text, platform } = wantedIn(box);
    const from =
      previousLocation?.pathname ?? document.referrer.replace(window.location.origin, '');
    setWanted(box, {
      text: asked.text ?? text,
      platform: asked.platform ?? (platform === '' ? ownPlatform(from) : platform),
    });
  }
  const wanted = wantedIn(box);
  const target = hashTarget(hash);
  if (!isHere && wanted.text === '' && wanted.platform === '') {
    unfold(target);
    return;
  }
  void applyAround(box, target).then(() => {
    if (!isHere && hash === '' && asked.text !== undefined) showFirstMatch();
  });
};
