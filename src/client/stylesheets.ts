import { patience } from './request';

/** Linked and inlined stylesheets. */
const stylesheets = 'link[rel="stylesheet"][href], style[data-href]';

/** Settles when a stylesheet is loaded, has failed, or takes too long: readers get the text without it. */
function loaded(link: HTMLLinkElement): Promise<void> {
  if (link.sheet !== null) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, patience);
    link.addEventListener('load', () => {
      resolve();
    });
    link.addEventListener('error', () => {
      // Removed, so that the next page that needs it requests it again.
      link.remove();
      resolve();
    });
  });
}

/** Loads stylesheets that the page in view lacks. */
export async function loadStyles(hrefs: readonly string[]): Promise<void> {
  const present = new Map(
    [...document.querySelectorAll(stylesheets)].map((element) => [
      element.getAttribute('href') ?? element.getAttribute('data-href'),
      element,
    ]),
  );
  await Promise.all(
    hrefs.map((href) => {
      const element = present.get(href);
      if (element !== undefined) {
        return element instanceof HTMLLinkElement ? loaded(element) : Promise.resolve();
      }
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      document.head.append(link);
      return loaded(link);
    }),
  );
}
