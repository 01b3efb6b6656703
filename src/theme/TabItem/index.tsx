/** Ejected from theme-classic: it only holds what `Tabs` shows as a panel. */
import type { ReactNode } from 'react';
import type { Props } from '@theme/TabItem';

export default function TabItem({ children }: Props): ReactNode {
  return children;
}
