/**
 * Tabs, handled by listeners on the document: the sets are static markup (`theme/Tabs`).
 *
 * Sets of one group share the reader's choice, which is stored in the browser and synchronized across windows. A hash that
 * leads into a closed tab opens it without changing that choice.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createStorageSlot } from '@docusaurus/theme-common';
import type { ClientModule } from '@docusaurus/types';
import { closestTo, onClick } from '../client/clicks';
import { hashTarget } from '../client/hashTarget';
import { tabGroupAttribute, tabValueAttribute } from '../model/pageState';
import { storageKeys } from '../model/storageKeys';

const setSelector = `[${tabGroupAttribute}]`;
const tabSelector = `${setSelector} [role="tab"]`;

const groupOf = (set: Element): string => set.getAttribute(tabGroupAttribute) ?? '';
const valueOf = (element: Element): string => element.getAttribute(tabValueAttribute) ?? '';
const storedFor = (group: string) => createStorageSlot(storageKeys.tab(group));

const tabsOf = (set: Element): HTMLElement[] => [
  ...set.querySelectorAll<HTMLElement>('[role="tab"]'),
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
  for (const set of document.querySelectorAll(setSelector)) {
    const stored = groupOf(set) === '' ? null : storedFor(groupOf(set)).get();
    if (stored !== null) changed = show(set, stored) || changed;
  }
  return changed;
}

/** The reader's own choice: shared with the sets of the group, while the tab stays where it is seen. */
function choose(tab: HTMLElement): void {
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

onClick(tabSelector, choose);

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tab = closestTo(event, tabSelector);
    const set = tab?.closest(setSelector);
    if (!tab || !set) return;
    const tabs = tabsOf(set);
    const index = tabs.indexOf(tab);
    const byKey: Readonly<Partial<Record<string, HTMLElement>>> = {
      ArrowRight: tabs[index + 1] ?? tabs[0],
      ArrowLeft: tabs.at(index - 1),
      Home: tabs[0],
      End: tabs.at(-1),
      Enter: tab,
      ' ': tab,
    };
    const chosen = byKey[event.key];
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
    const hasMoved = previousLocation?.pathname !== location.pathname && showStoredTabs();
    const target = hashTarget(location.hash);
    const panel = target?.closest('[role="tabpanel"]');
    const set = panel?.closest(setSelector);
    const isOpened = panel && set ? show(set, valueOf(panel)) : false;
    if (isOpened || hasMoved) target?.scrollIntoView();
  },
};

export default clientModule;
