/**
 * Runs in every page after the theme's own script and before hydration. It is the same text on every page, so that one
 * hash in a content security policy allows it.
 */
import { comparisonAttribute, comparisonQuery } from '../../model/comparison';
import {
  dismissedAttribute,
  misplacedAttribute,
  missingScriptsId,
  plainPath,
} from '../../model/pageState';

declare const themeKey: string;
declare const announcementKey: string | undefined;
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

/** The box has inline styles, because a class would be in a stylesheet that every visit pays for. */
function addStyled<Name extends keyof HTMLElementTagNameMap>(
  parent: HTMLElement,
  name: Name,
  style: string,
  text: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.style.cssText = style;
  element.textContent = text;
  return parent.appendChild(element);
}

/** Says that the app did not start, with a button to retry. */
function reportMissingScripts(): void {
  if (window.docusaurusRoot || document.getElementById(missingScriptsId)) return;
  const box = addStyled(
    document.body,
    'div',
    'position:sticky;bottom:0;z-index:201;' +
      'display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;padding:.75rem 1.25rem;' +
      'color:var(--dk-ink);background:var(--dk-danger-wash);border-top:2px solid var(--dk-danger)',
    '',
  );
  box.id = missingScriptsId;
  box.setAttribute('role', 'alert');
  const message = addStyled(
    box,
    'span',
    '',
    'You can read this page, but its buttons don’t work because part of it couldn’t be loaded. Links still work.',
  );
  addStyled(
    box,
    'button',
    'min-height:44px;padding:0 1rem;' +
      'font:inherit;color:inherit;background:none;border:1px solid;border-radius:6px;cursor:pointer',
    'Retry',
  ).onclick = () => {
    // A reload would take a broken script from the browser's cache, which keeps it for as long as its name.
    fetch(location.href, { method: 'HEAD', cache: 'no-store' })
      .then((answer) => {
        if (answer.status >= 500) throw new Error();
        const scripts = document.querySelectorAll<HTMLScriptElement>('script[src]');
        return Promise.all(Array.from(scripts, (script) => fetch(script.src, { cache: 'reload' })));
      })
      .then(() => {
        location.reload();
      })
      .catch(() => {
        message.textContent = 'Still no connection. Nothing on this page is lost.';
      });
  };
}

try {
  correctAddress();
} catch {
  // The page is readable under any address.
}
// Attributes of `<html>` that Docusaurus copies from the query are the site's own.
new URLSearchParams(location.search).forEach((_, key) => {
  if (key.startsWith('docusaurus-data-')) root.removeAttribute(key.slice(11));
});
// The guide that is to be compared with another platform's stays hidden until both can be shown.
if (comparisonQuery.test(location.search)) root.setAttribute(comparisonAttribute, '');

// Scripts that hydrate the page are missing, or have run by the time the page is parsed and did not start the app: cut off,
// empty, something else, or throwing. Nobody else can say so: they are the ones who would.
window.addEventListener(
  'error',
  (event) => {
    const source = event.filename || (event.target as Partial<HTMLScriptElement>).src || '';
    if (/\/(runtime~)?main\.[^/]*js$/.test(source)) reportMissingScripts();
  },
  true,
);
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
if (announcementKey !== undefined && stored(announcementKey) !== announcementId) {
  root.setAttribute(dismissedAttribute, 'false');
}
