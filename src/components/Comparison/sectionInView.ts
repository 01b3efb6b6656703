/** Where the text begins below the navbar and what else sticks to the top, in CSS pixels; roughly. */
const textTop = 200;

/**
 * Hash of the section that the reader has reached: of the last heading that is not below the upper part of the window.
 *
 * @param prefix Beginning of the ids of headings that don't count.
 * @returns An empty text above the first heading.
 */
export function sectionInView(prefix?: string): string {
  const reached = [...document.querySelectorAll('main :is(h2, h3)[id]')].filter(
    (heading) =>
      (prefix === undefined || !heading.id.startsWith(prefix)) &&
      // Those in closed tabs are nowhere.
      heading.getClientRects().length > 0 &&
      heading.getBoundingClientRect().top < textTop,
  );
  const last = reached.at(-1);
  return last === undefined ? '' : `#${last.id}`;
}
