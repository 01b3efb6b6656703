/**
 * The script of the not-found page: redirects a misspelled path (`/docs/android/DOCSCAN`, `/docs/Android/docScan.html`)
 * to the existing page, without an entry in the history.
 */
import { plainPath } from '../../model/pageState';

declare const paths: readonly string[];

const { location } = window;
const wanted = location.pathname;
const found = paths.includes(wanted)
  ? undefined
  : paths.find((path) => plainPath(path) === plainPath(wanted));

if (found !== undefined) {
  document.documentElement.style.visibility = 'hidden';
  // The not-found page must not hydrate in the meantime: the router ignores case, so it would render the guide over the
  // markup of the not-found page and report an error. Docusaurus renders into this root if it exists (for hot reloading).
  window.docusaurusRoot = { render: () => undefined, unmount: () => undefined };
  location.replace(found + location.search + location.hash);
}
