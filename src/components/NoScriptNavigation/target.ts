/** Where the link leads that stands in for the menu button. */
export const navigationId = 'navigation';
