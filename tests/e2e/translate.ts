import type { Page } from '@playwright/test';

/**
 * Does in the page what the translator of Chrome does: takes each text node away and puts two nested `<font>`
 * elements with a new one in its place, now and whenever the page changes. Leaves out what asks not to be
 * translated. The words stay the same, so that tests can read them.
 */
function startTranslator(): void {
  const excluded = '[translate="no"], .notranslate, script, style, noscript, textarea, svg, head';
  const translated = 'data-translated';

  const replace = (text: Node): void => {
    const parent = text.parentElement;
    if (parent === null || !text.textContent?.trim()) return;
    if (parent.hasAttribute(translated) || parent.closest(excluded) !== null) return;
    const make = (): Element => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const inner = make();
    inner.setAttribute(translated, '');
    inner.textContent = text.textContent;
    const outer = make();
    outer.setAttribute(translated, '');
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  };

  const replaceAllIn = (root: Node): void => {
    if (root.nodeType === Node.TEXT_NODE) {
      replace(root);
      return;
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) replace(text);
  };

  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') replace(target);
      else for (const node of addedNodes) replaceAllIn(node);
    }
  }).observe(document.documentElement, { childList: true, characterData: true, subtree: true });
  replaceAllIn(document.documentElement);
}

/** Translates the page in view, and what it becomes. */
export const translate = (page: Page): Promise<void> => page.evaluate(startTranslator);

/** Translates every page that is loaded as soon as its HTML is loaded, before scripts of the site run. */
export const translateEarly = (page: Page): Promise<unknown> =>
  page.addInitScript(
    `document.addEventListener('DOMContentLoaded', ${startTranslator.toString()});`,
  );
