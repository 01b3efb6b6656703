/**
 * Wraps the list of the sidebar: the platform switcher is above it, and stays in view while the list scrolls.
 */
import type { ReactNode } from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import PlatformSwitcher from '@site/src/components/PlatformSwitcher';
import styles from './styles.module.css';

export default function ContentWrapper(props: Props): ReactNode {
  return (
    <>
      <div className={styles.head}>
        <PlatformSwitcher />
      </div>
      <Content {...props} />
    </>
  );
}
