import { createContext, useContext } from 'react';

/** Ids of a tab and of its panel, which name each other. */
export const tabId = (set: string, value: string): string => `${set}-tab-${value}`;
export const panelId = (set: string, value: string): string => `${set}-panel-${value}`;

/** Attribute of a set of tabs: the group whose choice it shares, or nothing. */
export const groupAttribute = 'data-tabs';

/** Attribute of a tab and of its panel: which of the set they are. */
export const valueAttribute = 'data-value';

/** The set of tabs around a panel: its id, and which tab it shows at first. */
export interface TabSetState {
  readonly id: string;
  readonly first: string;
}

const TabSetContext = createContext<TabSetState>({ id: '', first: '' });
export const TabSetProvider = TabSetContext.Provider;

/** The set of tabs around. */
export const useTabSet = (): TabSetState => useContext(TabSetContext);

/** Which tab a key leads to from the one at `index`; `undefined` for keys that lead nowhere. */
export function tabForKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
