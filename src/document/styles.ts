/**
 * Styles of the components that only texts of documents show. The browser's bundle renders none of them,
 * and would not know their styles either. Drawings have a stylesheet of their own, which the pages link
 * that show some (see src/plugins/styles), as do those of the matrix of features, which home shows, too.
 */
import '@site/src/components/PlatformChooser/styles.module.css';
