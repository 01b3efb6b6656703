/**
 * Runs in every page after the theme's own script and before hydration. It is the same text on every page, so that one
 * hash in a content security policy allows it.
 */
import { comparisonAttribute, comparisonQuery } from '../../model/comparison';
import { dismissedAttribute, misplacedAttribute, plainPath } from '../../model/pageState';
import { showNotice } from '../../client/notice';

declare const themeKey: string;
declare const announcementKey: string;
declare const announcementId: string | undefined;

const root = document.documentElement;
const location = window.location;

function stored(key: string): string | null | undefined {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

function decodes(decode: (text: string) => string, text: string): boolean {
  try {
    decode(text);
    return true;
  } catch {
    return false;
  }
}

/** Takes away the attributes that a query gives the root element, `?docusaurus-data-tabs=x`: the site reads its own there. */
function removeQueriedAttributes(): void {
  for (const name of new URLSearchParams(location.search).keys())
    if (name.startsWith('docusaurus-data-')) root.removeAttribute(name.replace('docusaurus-', ''));
}

/**
 * Gives the address the form of the canonical link (no `.html`, no `index.html`, its slash and its case), for a page that
 * hydrates under another address renders twice, and loses its canonical link. Marks a page under an address that is not
 * its own, as all are where the base URL is wrong. Removes a hash and escapes a path that can't be decoded: the router
 * would throw.
 */
function correctAddress(): void {
  let pathname = location.pathname;
  let hash = location.hash;
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const canonical = link ? new URL(link.href).pathname : pathname;
  if (plainPath(canonical) === plainPath(pathname)) pathname = canonical;
  else root.setAttribute(misplacedAttribute, '');
  if (!decodes(decodeURI, pathname)) pathname = pathname.replace(/%/g, '%25');
  if (!decodes(decodeURIComponent, hash)) hash = '';
  if (pathname !== location.pathname || hash !== location.hash) {
    window.history.replaceState(window.history.state, '', pathname + location.search + hash);
  }
}

let isReported = false;

/** Says that the app did not start: once, because a reader may have closed the message. */
function reportMissingScripts(): void {
  if (window.docusaurusRoot || isReported) return;
  isReported = true;
  showNotice({
    heading: 'This page didn’t load completely',
    text: 'You can read it, but its buttons don’t work because part of it couldn’t be loaded. Links still work.',
  });
}

removeQueriedAttributes();
try {
  correctAddress();
} catch {
  // The page is readable under any address.
}
// The guide that is to be compared with another platform's stays hidden until both can be shown.
if (comparisonQuery.test(location.search)) root.setAttribute(comparisonAttribute, '');

// Scripts that hydrate the page are missing, or have run by the time the page is parsed and did not start the app: cut off,
// empty, something else, or throwing. Docusaurus waits for that of the page, and does not expect it to fail.
window.addEventListener(
  'error',
  (event) => {
    const source = event.filename || (event.target as Partial<HTMLScriptElement>).src || '';
    if (/\/(runtime~)?main\.[^/]*js$/.test(source)) reportMissingScripts();
  },
  true,
);
window.addEventListener('unhandledrejection', ({ reason }) => {
  // Scripts of extensions reject, too.
  if (String((reason as Partial<Error> | null)?.stack).includes('/assets/js/'))
    reportMissingScripts();
});
document.addEventListener('DOMContentLoaded', () => {
  if (!('docusaurus' in window)) reportMissingScripts();
});

// No value but light and dark may be the color mode.
if (!/^(light|dark)$/.test(String(root.getAttribute('data-theme')))) {
  const mode = stored(themeKey) === 'dark' ? 'dark' : 'light';
  root.setAttribute('data-theme', mode);
  root.setAttribute('data-theme-choice', mode);
}
// An announcement with a new id is shown, whatever happened to the one before.
if (announcementId !== undefined && stored(announcementKey) !== announcementId) {
  root.setAttribute(dismissedAttribute, 'false');
}
