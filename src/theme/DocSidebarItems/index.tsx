/**
 * Wraps the theme's sidebar items: the top-level list, in the desktop sidebar and in the drawer,
 * begins with the platform switcher. A link of it closes the drawer, as those of the theme do.
 */
import type { ReactNode } from 'react';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItems';
import PlatformSwitcher from '@site/src/components/PlatformSwitcher';

export default function DocSidebarItemsWrapper(props: Props): ReactNode {
  return (
    <>
      {props.level === 1 && (
        <PlatformSwitcher
          onFollow={(label, href) => props.onItemClick?.({ type: 'link', label, href })}
        />
      )}
      <DocSidebarItems {...props} />
    </>
  );
}
