/**
 * Ejected from theme-classic. What differs: it does nothing. Code is highlighted at build time, so
 * no Prism language has to reach the browser.
 */
export default function prismIncludeLanguages(): void {
  // Nothing to include.
}
