/** Target of the link that replaces the menu button without scripts. */
export const navigationId = 'navigation';
