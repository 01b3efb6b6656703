/**
 * Types of items that the navbar may have; a link needs none. Docusaurus has more, but the code of each type reaches every
 * reader. `src/theme/NavbarItem/ComponentTypes.tsx` renders them, and the build refuses the others.
 */
export const navbarItemTypes = ['dropdown', 'doc', 'docsVersionDropdown', 'html'] as const;
export type NavbarItemType = (typeof navbarItemTypes)[number];
