/** The sets of tabs of the page in view, which are static markup, and the reader's choices. */
import { createStorageSlot } from '@docusaurus/theme-common';
import { groupAttribute, valueAttribute } from './tabSet';
import { storageKeys } from '../../model/storageKeys';

const slotOf = (group: string) => createStorageSlot(storageKeys.tab(group));

/** The reader's choices since the page was loaded, for browsers without storage. */
const choices = new Map<string, string>();

export const groupOf = (set: Element): string => set.getAttribute(groupAttribute) ?? '';
export const valueOf = (element: Element): string => element.getAttribute(valueAttribute) ?? '';

/** The set that a tab or panel is in. */
export const setAround = (part: Element): Element | null => part.closest(`[${groupAttribute}]`);

/** All sets of the page. */
export const setsOf = (): Element[] => [...document.querySelectorAll(`[${groupAttribute}]`)];

export const tabsOf = (set: Element): HTMLElement[] => [
  ...set.querySelectorAll<HTMLElement>('[role="tab"]'),
];

/** Shows one panel of a set; returns whether another was shown before. */
export function show(set: Element, value: string): boolean {
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

/** Stores the reader's choice for the sets of a group. */
export function rememberChoice(group: string, value: string): void {
  choices.set(group, value);
  slotOf(group).set(value);
}
