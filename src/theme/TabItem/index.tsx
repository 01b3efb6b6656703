/**
 * Ejected from theme-classic, together with `Tabs`. What differs: the panel is named by its tab, and
 * carries its label for paper and for readers without JavaScript, who see all panels.
 */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/TabItem';
import { panelId, tabId, useTabSet, valueAttribute } from '@site/src/components/TabSet/tabSet';
import styles from './styles.module.css';

export default function TabItem({ children, className, value, label }: Props): ReactNode {
  const { id, first } = useTabSet();
  return (
    <div
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      className={clsx(styles.panel, className)}
      data-label={label ?? value}
      hidden={value !== first}
      {...{ [valueAttribute]: value }}
    >
      {children}
    </div>
  );
}
