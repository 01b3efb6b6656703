/** Attribute of the root element of a page that is not under its own address. `src/css/access.css` has it, too. */
export const misplacedAttribute = 'data-misplaced';

/** Attribute of the element that holds the text of a document. */
export const documentAttribute = 'data-document';

/** Attribute of the element an island lives in: its name and properties as JSON. */
export const islandAttribute = 'data-island';

/** Attribute of an element that holds a slot of an island: its name. */
export const slotAttribute = 'data-slot';

/** Attribute of a set of tabs: the group whose choice it shares, or nothing. */
export const tabGroupAttribute = 'data-tabs';

/** Attribute of a tab and of its panel: which of the set they are. */
export const tabValueAttribute = 'data-value';

/** Attribute of the root element by which the classic theme hides an announcement before hydration. */
export const dismissedAttribute = 'data-announcement-bar-initially-dismissed';

/**
 * A path as it is compared: without `.html`, `index.html` and the last slash, in lower case, with one slash for
 * several: nginx and Apache answer with the page to those, too.
 */
export function plainPath(path: string): string {
  return path
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/i, '')
    .replace(/\/+$/, '')
    .toLowerCase();
}
