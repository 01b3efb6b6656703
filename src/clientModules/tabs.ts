/**
 * Tabs, handled by listeners on the document. The reader's choice is synchronized across windows. A hash that leads into a
 * closed tab opens it without changing that choice.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { closestTo, onClick } from '../client/clicks';
import { hashTarget } from '../client/hashTarget';
import {
  chooseTab,
  showPanelAround,
  showStoredTabs,
  tabsAround,
  tabSelector,
} from '../client/tabs';

onClick(tabSelector, chooseTab);

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tab = closestTo(event, tabSelector);
    if (!tab) return;
    const tabs = tabsAround(tab);
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
    chooseTab(chosen);
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
    const isOpened = showPanelAround(target);
    if (isOpened || hasMoved) target?.scrollIntoView();
  },
};

export default clientModule;
