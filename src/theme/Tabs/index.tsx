/**
 * Ejected from theme-classic, whose list of tabs cannot be reached from outside. What differs: it is
 * static markup, so that it also works in text that React does not render in the browser; keys, clicks
 * and choices are served by `clientModules/tabs.ts`. Tabs and panels name each other; on paper and
 * without scripts all panels show. Left out: tabs in the query of the address, and lazy panels.
 */
import { Children, isValidElement, useId, type ReactElement, type ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props as ItemProps } from '@theme/TabItem';
import type { Props } from '@theme/Tabs';
import {
  groupAttribute,
  panelId,
  tabId,
  TabSetProvider,
  valueAttribute,
} from '@site/src/components/TabSet/tabSet';
import styles from './styles.module.css';

/** The panels of a set. The build writes no other children; what it does write is checked there. */
function itemsOf(children: ReactNode): readonly ReactElement<ItemProps>[] {
  return Children.toArray(children).filter((child): child is ReactElement<ItemProps> =>
    isValidElement<ItemProps>(child),
  );
}

export default function Tabs({ children, className, groupId, block }: Props): ReactNode {
  const id = useId();
  const items = itemsOf(children);
  const first = (items.find(({ props }) => props.default) ?? items[0])?.props.value ?? '';
  return (
    <div
      className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.container)}
      {...{ [groupAttribute]: groupId ?? '' }}
    >
      <ul
        role="tablist"
        aria-orientation="horizontal"
        aria-label={groupId ? 'Code in' : 'Choose'}
        className={clsx('tabs', block && 'tabs--block', className)}
      >
        {items.map(({ props: { value, label } }) => (
          <li
            key={value}
            role="tab"
            id={tabId(id, value)}
            aria-controls={panelId(id, value)}
            aria-selected={value === first}
            tabIndex={value === first ? 0 : -1}
            className={clsx('tabs__item', styles.tab, value === first && 'tabs__item--active')}
            {...{ [valueAttribute]: value }}
          >
            {label ?? value}
          </li>
        ))}
      </ul>
      <div className="margin-top--md">
        <TabSetProvider value={{ id, first }}>{items}</TabSetProvider>
      </div>
    </div>
  );
}
