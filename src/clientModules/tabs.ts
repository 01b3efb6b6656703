/**
 * Tabs, handled by listeners on the document: the sets are static markup (`theme/Tabs`).
 *
 * Sets of one group share the reader's choice, which is stored in the browser and synchronized across windows. A hash that
 * leads into a closed tab opens it without changing that choice.
 */
import { createStorageSlot } from '@docusaurus/theme-common';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { groupAttribute, idOfHash, tabForKey, valueAttribute } from '../components/TabSet/tabSet';
import { storageKeys } from '../model/storageKeys';

const slotOf = (group: string) => createStorageSlot(storageKeys.tab(group));

/** The reader's choices since the page was loaded, for browsers without storage. */
const choices = new Map<string, string>();

const groupOf = (set: Element): string => set.getAttribute(groupAttribute) ?? '';
const valueOf = (element: Element): string => element.getAttribute(valueAttribute) ?? '';

/** All sets of the page. */
const setsOf = (): Element[] => [...document.querySelectorAll(`[${groupAttribute}]`)];

/** Tabs of a set, without those of sets in its panels. */
const tabsOf = (set: Element): HTMLElement[] => [
  ...set.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]'),
];

/** Shows one panel of a set; returns whether another was shown before. */
function show(set: Element, value: string): boolean {
  const tabs = tabsOf(set);
  const shown = tabs.find((tab) => valueOf(tab) === value);
  if (shown === undefined || shown.getAttribute('aria-selected') === 'true') return false;
  for (const tab of tabs) {
    const chosen = tab === shown;
    tab.setAttribute('aria-selected', String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
    tab.classList.toggle('tabs__item--active', chosen);
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel !== null) panel.hidden = !chosen;
  }
  return true;
}

/** Shows the stored choices; returns whether anything changed. */
export function showStoredTabs(): boolean {
  let changed = false;
  for (const set of setsOf()) {
    const group = groupOf(set);
    if (group === '') continue;
    const stored = slotOf(group).get() ?? choices.get(group);
    if (stored !== undefined) changed = show(set, stored) || changed;
  }
  return changed;
}

/** The reader's own choice: shared with the sets of the group, while the tab stays where it is seen. */
function choose(tab: HTMLElement): void {
  const set = tab.closest(`[${groupAttribute}]`);
  if (set === null) return;
  const before = tab.getBoundingClientRect().top;
  const group = groupOf(set);
  tab.focus();
  show(set, valueOf(tab));
  if (group !== '') {
    choices.set(group, valueOf(tab));
    slotOf(group).set(valueOf(tab));
    for (const other of setsOf()) if (groupOf(other) === group) show(other, valueOf(tab));
  }
  const moved = tab.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

/**
 * Opens the closed panels around the element that the hash names, and goes there.
 *
 * @param moved Whether the text above it may have moved meanwhile.
 */
function openAtHash(hash: string, moved: boolean): void {
  const id = idOfHash(hash);
  const target = id === undefined ? null : document.getElementById(id);
  let opened = moved;
  for (
    let panel = target?.closest<HTMLElement>('[role="tabpanel"]');
    panel;
    panel = panel.parentElement?.closest('[role="tabpanel"]')
  ) {
    const set = panel.closest(`[${groupAttribute}]`);
    if (!panel.hidden || set === null) continue;
    opened = show(set, valueOf(panel)) || opened;
  }
  if (opened) target?.scrollIntoView();
}

const tabAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element
    ? target.closest<HTMLElement>(`[${groupAttribute}] > [role="tablist"] > [role="tab"]`)
    : null;

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({ target }) => {
    const tab = tabAt(target);
    if (tab !== null) choose(tab);
  });

  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tab = tabAt(event.target);
    const set = tab?.closest(`[${groupAttribute}]`);
    if (!tab || !set) return;
    const tabs = tabsOf(set);
    const index = tabs.indexOf(tab);
    const target = [' ', 'Enter'].includes(event.key)
      ? index
      : tabForKey(event.key, index, tabs.length);
    const chosen = target === undefined ? undefined : tabs[target];
    if (chosen === undefined) return;
    event.preventDefault();
    choose(chosen);
  });

  // Only other windows cause this event; what this one chooses is shown immediately.
  window.addEventListener('storage', ({ isTrusted }) => {
    if (isTrusted) showStoredTabs();
  });
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    const isNew = previousLocation?.pathname !== location.pathname;
    openAtHash(location.hash, isNew && showStoredTabs());
  },
};

export default clientModule;
