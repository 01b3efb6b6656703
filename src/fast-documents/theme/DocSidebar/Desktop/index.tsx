/**
 * Wraps the sidebar of wide screens. It is in every page as served, also where the screen is narrow and
 * the drawer has its links: there it is not brought to life, only to be taken out again.
 */
import type { ReactNode } from 'react';
import DocSidebarDesktop from '@theme-init/DocSidebar/Desktop';
import type { Props } from '@theme/DocSidebar/Desktop';
import StaticRegion from '@site/src/fast-documents/StaticRegion';

/** The width below which the theme has the drawer (`useWindowSize`). */
const isNarrow = (): boolean => window.innerWidth <= 996;

export default function DocSidebarDesktopWrapper(props: Props): ReactNode {
  return (
    <StaticRegion keep={isNarrow}>
      <DocSidebarDesktop {...props} />
    </StaticRegion>
  );
}
