/** Name of the data attribute of the root element that says `lazy` while pieces are laid out when needed. */
export const layoutKey = 'layout';

/** Attribute of a document all of whose pieces are to be laid out at once. */
export const laidOutAttribute = 'data-laid-out';

/** The pieces that wait; `src/css/layout.css` has the same selector. */
export const pieces = `[data-piece], [data-document]:not([${laidOutAttribute}]) .theme-doc-markdown > *, .theme-layout-footer`;

/**
 * Script that makes the browser style and lay out the page as far as it has come: a long task becomes some short ones,
 * between which the page answers. It is an expression that asks for a position.
 */
export const pauseScript = 'document.body.offsetTop';
