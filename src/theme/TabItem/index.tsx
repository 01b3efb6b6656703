/**
 * Ejected from theme-classic, together with `Tabs`. What differs: the panel is named by its tab, and
 * carries its label for paper and for readers without JavaScript, who see all panels.
 */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useTabs } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TabItem';
import { panelId, tabId, useTabSet } from '@site/src/components/TabSet/tabSet';
import styles from './styles.module.css';

export default function TabItem({ children, className, value, label }: Props): ReactNode {
  const { selectedValue, lazy } = useTabs();
  const set = useTabSet();
  const selected = value === selectedValue;
  if (!selected && lazy) return null;
  return (
    <div
      role="tabpanel"
      id={panelId(set, value)}
      aria-labelledby={tabId(set, value)}
      className={clsx(styles.panel, className)}
      data-label={label ?? value}
      hidden={!selected}
    >
      {children}
    </div>
  );
}
