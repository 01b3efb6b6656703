/**
 * Wraps links of the navbar: only the link to the very page claims to be it (`aria-current="page"`).
 * One that leads to a page above, and is marked for that, says `true`.
 */
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { isSamePath } from '@docusaurus/theme-common/internal';
import NavbarNavLink from '@theme-original/NavbarItem/NavbarNavLink';
import type { Props } from '@theme/NavbarItem/NavbarNavLink';

export default function NavbarNavLinkWrapper(props: Props): ReactNode {
  const { pathname } = useLocation();
  const target = useBaseUrl(props.to);
  const above = props.to !== undefined && !isSamePath(target, pathname);
  return <NavbarNavLink {...props} {...(above && { 'aria-current': 'true' })} />;
}
