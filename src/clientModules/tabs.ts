/**
 * Tabs, handled by listeners on the document: the sets are static markup (`theme/Tabs`).
 *
 * Sets of one group share the reader's choice, which is stored in the browser and synchronized across windows. A hash that
 * leads into a closed tab opens it without changing that choice.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { closestTo, onClick } from '../client/clicks';
import { hashTarget } from '../client/hashTarget';
import {
  rememberChoice,
  groupOf,
  setAround,
  setsOf,
  show,
  showStoredTabs,
  tabsOf,
  valueOf,
} from '../components/TabSet/sets';
import { groupAttribute } from '../components/TabSet/tabSet';

const tabSelector = `[${groupAttribute}] [role="tab"]`;

/** The reader's own choice: shared with the sets of the group, while the tab stays where it is seen. */
function choose(tab: HTMLElement): void {
  const set = setAround(tab);
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

onClick(tabSelector, choose);

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tab = closestTo(event, tabSelector);
    const set = tab && setAround(tab);
    if (!set) return;
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
    const set = panel ? setAround(panel) : null;
    const isOpened = panel && set ? show(set, valueOf(panel)) : false;
    if (isOpened || hasMoved) target?.scrollIntoView();
  },
};

export default clientModule;
