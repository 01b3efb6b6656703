/** Wraps the footer: it is the same on all pages and needs no script (`components/StaticRegion`). */
import type { ReactNode } from 'react';
import Footer from '@theme-original/Footer';
import StaticRegion from '@site/src/fast-documents/StaticRegion';

export default function FooterWrapper(): ReactNode {
  return (
    <StaticRegion>
      <Footer />
    </StaticRegion>
  );
}
