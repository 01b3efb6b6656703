/**
 * Styles of the components that only documents show. The browser's bundle renders none of them, and would not
 * know their styles either. Drawings have a stylesheet of their own, which the pages link that show some
 * (see src/plugins/styles), as do those of the matrix of features, which home shows, too.
 */
import '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/Items/Home/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocItem/Layout/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocItem/TOC/Mobile/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/EditMetaRow/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/Icon/Edit/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/Icon/ExternalLink/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/TOC/styles.module.css';
import '@site/src/components/ChangelogFeed/styles.module.css';
import '@site/src/components/PlatformChooser/styles.module.css';
import '@site/src/theme/DocBreadcrumbs/styles.module.css';
import '@site/src/theme/TOCCollapsible/styles.module.css';
