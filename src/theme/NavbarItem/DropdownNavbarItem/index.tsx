/**
 * Wraps menus of the navbar: `menuLabel` names the menu of docs versions. By default, its name is the label of the
 * version on display, and "Versions" on narrow screens.
 */
import type { ReactNode } from 'react';
import DropdownNavbarItem from '@theme-original/NavbarItem/DropdownNavbarItem';
import type { Props as OriginalProps } from '@theme/NavbarItem/DropdownNavbarItem';

type Props = OriginalProps & { readonly menuLabel?: string };

export default function DropdownNavbarItemWrapper({ menuLabel, ...props }: Props): ReactNode {
  return <DropdownNavbarItem {...props} {...(menuLabel !== undefined && { label: menuLabel })} />;
}
