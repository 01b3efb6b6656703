/**
 * Wraps links of the navbar: only the link to the very page claims to be it (`aria-current="page"`).
 * One that leads to a page above, or is in a menu, has `true`; the button of a menu has none.
 */
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { isSamePath } from '@docusaurus/theme-common/internal';
import NavbarNavLink from '@theme-original/NavbarItem/NavbarNavLink';
import type { Props } from '@theme/NavbarItem/NavbarNavLink';

/** The button of a menu names no page, and what is chosen in a menu is the one of a set. */
function currentIn(props: Props, leadsTo: 'page' | 'above'): 'false' | 'true' | undefined {
  if (props['aria-haspopup'] !== undefined) return 'false';
  return leadsTo === 'above' || props.className?.includes('dropdown__link') === true
    ? 'true'
    : undefined;
}

export default function NavbarNavLinkWrapper(props: Props): ReactNode {
  const { pathname } = useLocation();
  const target = useBaseUrl(props.to);
  const isAbove = props.to !== undefined && !isSamePath(target, pathname);
  const current = currentIn(props, isAbove ? 'above' : 'page');
  return <NavbarNavLink {...props} {...(current !== undefined && { 'aria-current': current })} />;
}
