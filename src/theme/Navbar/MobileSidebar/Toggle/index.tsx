/**
 * Wraps the menu button of narrow screens: without JavaScript, where it is dead, a link to the
 * navigation at the end of the page takes its place (`src/css/access.css` hides the button).
 */
import type { ReactNode } from 'react';
import MobileSidebarToggle from '@theme-original/Navbar/MobileSidebar/Toggle';
import { navigationId } from '@site/src/components/NoScriptNavigation/target';

export default function MobileSidebarToggleWrapper(): ReactNode {
  return (
    <>
      <MobileSidebarToggle />
      <noscript>
        {/* Leads to a place outside of the page's content, which the check of anchors cannot see. */}
        {/* eslint-disable-next-line @docusaurus/no-html-links */}
        <a className="navbar__toggle" href={`#${navigationId}`}>
          Menu
        </a>
      </noscript>
    </>
  );
}
