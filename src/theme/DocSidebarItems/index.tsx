/**
 * Wraps the theme's sidebar items: in the drawer, the top-level list begins with the platform switcher; in the sidebar,
 * that is above the list. A link of it closes the drawer, as those of the theme do.
 */
import type { ReactNode } from 'react';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItems';
import PlatformSwitcher from '@site/src/components/PlatformSwitcher';

export default function DocSidebarItemsWrapper(props: Props): ReactNode {
  const { level, onItemClick } = props;
  return (
    <>
      {level === 1 && onItemClick !== undefined && (
        <li>
          <PlatformSwitcher
            onFollow={(label, href) => onItemClick({ type: 'link', label, href })}
          />
        </li>
      )}
      <DocSidebarItems {...props} />
    </>
  );
}
