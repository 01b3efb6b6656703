/** Wraps the slide-out sidebar of narrow screens: it is rendered when it is opened for the first time. */
import { useState, type ReactNode } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

export default function MobileSidebarWrapper(): ReactNode {
  const { shown } = useNavbarMobileSidebar();
  const [isWanted, setIsWanted] = useState(false);
  if (shown && !isWanted) setIsWanted(true);
  return isWanted ? <MobileSidebar /> : null;
}
