/**
 * Sets of tabs, which are static markup (`theme/Tabs`). Sets of one group share the reader's choice, which is stored in the
 * browser.
 */
import { createStorageSlot } from '@docusaurus/theme-common';
import { tabGroupAttribute, tabValueAttribute } from '../model/pageState';
import { storageKeys } from '../model/storageKeys';

const setSelector = `[${tabGroupAttribute}]`;

/** Matches tabs. */
export const tabSelector = `${setSelector} [role="tab"]`;

const groupOf = (set: Element): string => set.getAttribute(tabGroupAttribute) ?? '';
const valueOf = (element: Element): string => element.getAttribute(tabValueAttribute) ?? '';
const storedFor = (group: string) => createStorageSlot(storageKeys.tab(group));

/** The tabs of the set that an element is in. */
export const tabsAround = (element: Element): HTMLElement[] => [
  ...(element.closest(setSelector)?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []),
];

/** Shows one panel of a set; returns whether another was shown before. */
function show(set: Element, value: string): boolean {
  const tabs = tabsAround(set);
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

/** Shows the panel that an element is in, if there is one; returns whether another was shown before. */
export function showPanelAround(element: Element | null): boolean {
  const panel = element?.closest('[role="tabpanel"]');
  const set = panel?.closest(setSelector);
  return panel && set ? show(set, valueOf(panel)) : false;
}

/** Shows the stored choices; returns whether anything changed. */
export function showStoredTabs(): boolean {
  let changed = false;
  for (const set of document.querySelectorAll(setSelector)) {
    const stored = groupOf(set) === '' ? null : storedFor(groupOf(set)).get();
    if (stored !== null) changed = show(set, stored) || changed;
  }
  return changed;
}

/** The reader's own choice: shared with the sets of the group, while the tab stays where it is seen. */
export function chooseTab(tab: HTMLElement): void {
  const set = tab.closest(setSelector);
  if (set === null) return;
  const before = tab.getBoundingClientRect().top;
  const group = groupOf(set);
  tab.focus();
  show(set, valueOf(tab));
  if (group !== '') {
    storedFor(group).set(valueOf(tab));
    for (const other of document.querySelectorAll(setSelector))
      if (groupOf(other) === group) show(other, valueOf(tab));
  }
  const moved = tab.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
