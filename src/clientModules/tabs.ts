/**
 * Tabs, handled by listeners on the document: the sets are static markup (`theme/Tabs`).
 *
 * Sets of one group share the reader's choice, which is stored in the browser and synchronized across windows. A hash that
 * leads into a closed tab opens it without changing that choice.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { hashTarget } from '../client/hashTarget';
import {
  rememberChoice,
  groupOf,
  setsOf,
  show,
  showStoredTabs,
  tabsOf,
  valueOf,
} from '../components/TabSet/sets';
import { groupAttribute, tabForKey } from '../components/TabSet/tabSet';

/** The reader's own choice: shared with the sets of the group, while the tab stays where it is seen. */
function choose(tab: HTMLElement): void {
  const set = tab.closest(`[${groupAttribute}]`);
  if (set === null) return;
  const before = tab.getBoundingClientRect().top;
  const group = groupOf(set);
  tab.focus();
  show(set, valueOf(tab));
  if (group !== '') {
    rememberChoice(group, valueOf(tab));
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
  const target = hashTarget(hash);
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
