import { dismissedAttribute, plainScript } from './names';

/** What the script must know of the site; the same for all pages of a build. */
export interface EarlyOptions {
  /** Key under which the reader's color mode is kept. */
  readonly themeKey: string;
  /** Key under which the id of the last announcement is kept, and the id of today's. */
  readonly announcement?: { readonly idKey: string; readonly id: string } | undefined;
}

/**
 * The script that runs in every page after the theme's own and before hydration. It is the same text
 * on every page, so that one hash in a content security policy allows it. It
 *
 * - gives the address the form of the canonical link (no `.html`, no `index.html`, its slash and its
 *   case), for a page that hydrates under another address renders twice, and loses its canonical link;
 * - takes away a hash, and escapes a path, that cannot be decoded: the router would throw;
 * - lets no value but light and dark be the color mode;
 * - shows an announcement with a new id, whatever happened to the one before.
 */
export function earlyScript({ themeKey, announcement }: EarlyOptions): string {
  return `(function () {
  var root = document.documentElement;
  function stored(key) {
    try { return window.localStorage.getItem(key); } catch (e) { return undefined; }
  }
  function decodes(decode, text) {
    try { decode(text); return true; } catch (e) { return false; }
  }
  ${plainScript}
  try {
    var at = window.location, path = at.pathname, hash = at.hash;
    var link = document.querySelector('link[rel="canonical"]');
    var right = link ? new URL(link.href).pathname : path;
    if (plain(right) === plain(path)) path = right;
    if (!decodes(decodeURI, path)) path = path.replace(/%/g, '%25');
    if (!decodes(decodeURIComponent, hash)) hash = '';
    if (path !== at.pathname || hash !== at.hash) window.history.replaceState(window.history.state, '', path + at.search + hash);
  } catch (e) {}
  if (!/^(light|dark)$/.test(root.getAttribute('data-theme'))) {
    var mode = stored(${JSON.stringify(themeKey)}) === 'dark' ? 'dark' : 'light';
    root.setAttribute('data-theme', mode);
    root.setAttribute('data-theme-choice', mode);
  }
${
  announcement === undefined
    ? ''
    : `  if (stored(${JSON.stringify(announcement.idKey)}) !== ${JSON.stringify(announcement.id)}) root.setAttribute('${dismissedAttribute}', 'false');
`
}})();`;
}
