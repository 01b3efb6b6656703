/** Name of the data attribute of the root element that says `lazy` while pieces are laid out when needed. */
export const layoutKey = 'layout';

/** Attribute of a document all of whose pieces are to be laid out at once. */
export const laidOutAttribute = 'data-laid-out';

/** The pieces that wait; `src/css/layout.css` has the same selector. */
export const pieces = `[data-piece], [data-document]:not([${laidOutAttribute}]) .theme-doc-markdown > *`;
