/**
 * Ejected from theme-classic, whose list of tabs cannot be reached from outside. What differs: tabs
 * and panels name each other; arrows, Home and End choose; a hash that leads into a closed tab opens
 * it without changing the reader's choice; on paper and without scripts all panels show.
 */
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/Tabs';
import {
  idOfHash,
  panelId,
  tabForKey,
  tabId,
  TabSetProvider,
  useTabSet,
} from '@site/src/components/TabSet/tabSet';
import styles from './styles.module.css';

function TabList({ className, label }: { className?: string; label: string }): ReactNode {
  const { selectedValue, selectValue, tabValues, block } = useTabs();
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();
  const list = useRef<HTMLUListElement>(null);
  const set = useTabSet();

  const select = (index: number): void => {
    const tab = list.current?.children[index] as HTMLElement | undefined;
    const value = tabValues[index]?.value;
    if (tab === undefined || value === undefined) return;
    tab.focus();
    if (value === selectedValue) return;
    // Tabs of the same kind further up change too; what the reader looks at stays in its place.
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  };

  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = [' ', 'Enter'].includes(event.key)
      ? index
      : tabForKey(event.key, index, tabValues.length);
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  };

  return (
    <ul
      ref={list}
      role="tablist"
      aria-orientation="horizontal"
      aria-label={label}
      className={clsx('tabs', block && 'tabs--block', className)}
    >
      {tabValues.map(({ value, label: text, attributes }, index) => (
        <li
          key={value}
          role="tab"
          id={tabId(set, value)}
          aria-controls={panelId(set, value)}
          aria-selected={selectedValue === value}
          tabIndex={selectedValue === value ? 0 : -1}
          onKeyDown={(event) => {
            onKeyDown(event, index);
          }}
          onClick={() => {
            select(index);
          }}
          {...attributes}
          className={clsx(
            'tabs__item',
            styles.tab,
            attributes?.className as string | undefined,
            selectedValue === value && 'tabs__item--active',
          )}
        >
          {text ?? value}
        </li>
      ))}
    </ul>
  );
}

/** The tab that a hash has opened, until the reader chooses another one. */
interface Opened {
  readonly value: string;
  /** What was chosen then. */
  readonly instead: string;
  readonly target: Element;
}

function TabSet(props: Props): ReactNode {
  const context = useTabsContextValue(props);
  const location = useLocation();
  const set = useId();
  const [opened, setOpened] = useState<Opened>();
  const { tabValues, selectedValue: chosen } = context;
  const selectedValue = opened?.instead === chosen ? opened.value : chosen;

  useEffect(() => {
    const id = idOfHash(location.hash);
    const target = id === undefined ? null : document.getElementById(id);
    const holder = tabValues.find(({ value }) =>
      document.getElementById(panelId(set, value))?.contains(target),
    );
    if (target === null || holder === undefined) return;
    // Where the target is can only be told once the panels are in the page.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setOpened({ value: holder.value, instead: chosen, target });
    // Only a new location counts, not the reader's choice after it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [location]);

  useEffect(() => {
    opened?.target.scrollIntoView();
  }, [opened]);

  return (
    <TabsProvider
      value={{
        ...context,
        selectedValue,
        selectValue: (value) => {
          setOpened(undefined);
          context.selectValue(value);
        },
      }}
    >
      <TabSetProvider value={set}>
        <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.container)}>
          <TabList className={props.className} label={props.groupId ? 'Code in' : 'Choose'} />
          <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
        </div>
      </TabSetProvider>
    </TabsProvider>
  );
}

export default function Tabs(props: Props): ReactNode {
  // As the original does: mounted anew after hydration, because the stored choice may differ.
  return <TabSet key={String(useIsBrowser())} {...props} />;
}
