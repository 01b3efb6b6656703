/**
 * Ejected from theme-classic, whose list of tabs cannot be reached from outside. What differs: it is
 * static markup, so that it also works in text that React does not render in the browser; keys, clicks
 * and choices are served by `clientModules/tabs.ts`. Tabs and panels name each other; on paper and
 * without scripts all panels show. The build writes all sets (`src/plugins/content/expand/codeBlocks.ts`), so only
 * what it uses is supported.
 */
import { Children, isValidElement, useId, type ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props as ItemProps } from '@theme/TabItem';
import type { Props } from '@theme/Tabs';
import { tabGroupAttribute, tabValueAttribute } from '@site/src/model/pageState';
import styles from './styles.module.css';

export default function Tabs({ children, groupId }: Props): ReactNode {
  const id = useId();
  // What a tab and its panel name each other by.
  const panels = Children.toArray(children).filter(isValidElement<ItemProps>);
  const items = panels.map(({ props }, index) => ({
    ...props,
    tabId: `${id}-tab-${props.value}`,
    panelId: `${id}-panel-${props.value}`,
    isShown: index === 0,
  }));
  return (
    <div
      className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.container)}
      {...{ [tabGroupAttribute]: groupId ?? '' }}
    >
      <ul
        role="tablist"
        aria-orientation="horizontal"
        aria-label={groupId ? 'Code in' : 'Choose'}
        className="tabs"
      >
        {items.map(({ value, label, tabId, panelId, isShown }) => (
          <li
            key={value}
            role="tab"
            id={tabId}
            aria-controls={panelId}
            aria-selected={isShown}
            tabIndex={isShown ? 0 : -1}
            className={clsx('tabs__item', styles.tab, isShown && 'tabs__item--active')}
            {...{ [tabValueAttribute]: value }}
          >
            {label ?? value}
          </li>
        ))}
      </ul>
      <div className="margin-top--md">
        {items.map(({ value, label, tabId, panelId, isShown, children: panel }) => (
          <div
            key={value}
            role="tabpanel"
            id={panelId}
            aria-labelledby={tabId}
            className={styles.panel}
            data-label={label ?? value}
            hidden={!isShown}
            {...{ [tabValueAttribute]: value }}
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}
