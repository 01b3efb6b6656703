import { comparisonAttribute, comparisonQuery } from '../../model/comparison';
import {
  dismissedAttribute,
  misplacedAttribute,
  missingScriptsId,
  plainScript,
} from '../../model/pageState';

/** Input of the script; the same for all pages of a build. */
export interface PreHydrationOptions {
  /** Key under which the reader's color mode is stored. */
  readonly themeKey: string;
  /** Key under which the id of the last announcement is stored, and the id of the current one. */
  readonly announcement?: { readonly idKey: string; readonly id: string } | undefined;
}

/**
 * The script that runs in every page after the theme's own and before hydration. It is the same text
 * on every page, so that one hash in a content security policy allows it. It
 *
 * - gives the address the form of the canonical link (no `.html`, no `index.html`, its slash and its
 *   case), for a page that hydrates under another address renders twice, and loses its canonical link;
 * - removes a hash and escapes a path that can't be decoded: the router would throw;
 * - marks a page under an address that is not its own, as all are where the base URL is wrong;
 * - removes the attributes of `<html>` that Docusaurus copies from the query (`?docusaurus-data-comparison=1`): they
 *   are the site's own;
 * - lets no value but light and dark be the color mode;
 * - hides a guide that is to be compared with another platform's, until both can be shown;
 * - shows an announcement with a new id, whatever happened to the one before;
 * - says so, with a button to retry, where the scripts that hydrate the page are missing, or have run by the time the
 *   page is parsed and did not start the app: cut off, empty, something else, or throwing. Nobody
 *   else can: they are the ones who would. Retry fetches the scripts anew: a reload would take a broken one from the
 *   browser's cache, which keeps it for as long as its name. The box has inline styles, because a class would be in a
 *   stylesheet that every visit pays for.
 */
export function preHydrationScript({ themeKey, announcement }: PreHydrationOptions): string {
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
    else root.setAttribute('${misplacedAttribute}', '');
    if (!decodes(decodeURI, path)) path = path.replace(/%/g, '%25');
    if (!decodes(decodeURIComponent, hash)) hash = '';
    if (path !== at.pathname || hash !== at.hash) window.history.replaceState(window.history.state, '', path + at.search + hash);
  } catch (e) {}
  new URLSearchParams(window.location.search).forEach(function (value, key) {
    if (/^docusaurus-data-/.test(key)) root.removeAttribute(key.slice(11));
  });
  if (${String(comparisonQuery)}.test(window.location.search)) root.setAttribute('${comparisonAttribute}', '');
  function notStarted() {
    var body = document.body, box, text, button;
    if (window.docusaurusRoot || document.getElementById('${missingScriptsId}')) return;
    function add(to, name, look, words) {
      var element = document.createElement(name);
      element.style.cssText = look;
      element.textContent = words;
      return to.appendChild(element);
    }
    box = add(body, 'div', 'position:sticky;bottom:0;z-index:201;display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;padding:.75rem 1.25rem;color:var(--dk-ink);background:var(--dk-danger-wash);border-top:2px solid var(--dk-danger)', '');
    box.id = '${missingScriptsId}';
    box.setAttribute('role', 'alert');
    text = add(box, 'span', '', 'You can read this page, but its buttons don’t work because part of it couldn’t be loaded. Links still work.');
    button = add(box, 'button', 'min-height:44px;padding:0 1rem;font:inherit;color:inherit;background:none;border:1px solid;border-radius:6px;cursor:pointer', 'Retry');
    button.onclick = function () {
      fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(function (answer) {
        if (answer.status >= 500) throw answer;
        return Promise.all([].map.call(document.scripts, function (script) {
          return script.src && fetch(script.src, { cache: 'reload' });
        }));
      }).then(function () {
        window.location.reload();
      }).catch(function () {
        text.textContent = 'Still no connection. Nothing on this page is lost.';
      });
    };
  }
  window.addEventListener('error', function (event) {
    if (/\\/(runtime~)?main\\.[^/]*js$/.test(event.filename || (event.target && event.target.src) || '')) notStarted();
  }, true);
  document.addEventListener('DOMContentLoaded', function () {
    if (!window.docusaurus) notStarted();
  });
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
