/**
 * Ejected to render nothing. The original's trail names only what is in the sidebar and has an address,
 * which is mostly the page alone. The build writes the whole trail (src/plugins/seo), and no script is
 * shipped for it.
 */
import type { ReactNode } from 'react';

export default function DocBreadcrumbsStructuredData(): ReactNode {
  return null;
}
