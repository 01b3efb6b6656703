import { patience } from './request';

/** Linked and inlined stylesheets. */
const stylesheets = 'link[rel="stylesheet"][href], style[data-href]';

/** Settles when a stylesheet is loaded, has failed, or takes too long: readers get the text without it. */
const loaded = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    if (!(element instanceof HTMLLinkElement) || element.sheet !== null) {
      resolve();
      return;
    }
    setTimeout(resolve, patience);
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      // Removed, so that the next page that needs it requests it again.
      element.remove();
      resolve();
    });
  });

/** Adds a stylesheet to the page. */
function append(href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  return link;
}

/** Loads stylesheets that the page in view lacks. */
export async function loadStyles(hrefs: readonly string[]): Promise<void> {
  const present = new Map(
    [...document.querySelectorAll(stylesheets)].map((element) => [
      element.getAttribute('href') ?? element.getAttribute('data-href'),
      element,
    ]),
  );
  await Promise.all(hrefs.map((href) => loaded(present.get(href) ?? append(href))));
}
