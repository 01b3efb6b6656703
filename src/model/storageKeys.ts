/**
 * Names under which the browser stores what the reader chose; Docusaurus adds the site's namespace
 * to each. operations/README.md describes them.
 */
export const storageKeys = {
  /** Color mode; written by Docusaurus, read by the pre-hydration script. */
  theme: 'theme',
  /** The announcement that was seen last; written by Docusaurus, read by the pre-hydration script. */
  announcement: 'docusaurus.announcement.id',
  /** Platform that was chosen on the home page. */
  platform: 'deckle.platform',
  /** Tab that was chosen in a group of tabs. */
  tab: (group: string): string => `docusaurus.tab.${group}`,
  /** Ticks of the checklist of a page; a slash at the end makes no other page. */
  ticks: (pathname: string): string => `deckle.ticks.${pathname.replace(/\/$/, '')}`,
} as const;
