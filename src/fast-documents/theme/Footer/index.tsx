/** Wraps the footer: it is the same on all pages and needs no script (`StaticRegion`). */
import type { ReactNode } from 'react';
import Footer from '@theme-init/Footer';
import StaticRegion from '@site/src/fast-documents/StaticRegion';

export default function FooterWrapper(): ReactNode {
  return (
    <StaticRegion>
      <Footer />
    </StaticRegion>
  );
}
