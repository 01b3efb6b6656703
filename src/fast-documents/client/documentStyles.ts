/**
 * Styles of components that only static HTML uses. The client bundle renders none of them, and would not deliver their
 * styles otherwise. Screens and the feature matrix have stylesheets of their own, which the pages link that need them
 * (`../output/splitStylesheets.ts`).
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
