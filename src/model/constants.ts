/** Site-wide constants: the only place where a host name, a label of the site or a legal line is typed. */

/** Public address of the site, without a trailing slash. */
export const siteUrl = 'https://docs.example.com';

/** Who makes the SDKs and publishes the site. */
export const companyName = 'Deckle';

/** Name of the site in the navbar and in titles. */
export const siteTitle = `${companyName} Docs`;

/** One line about what the SDKs do; hero of the home page and default description. */
export const tagline = 'Document scanning and data extraction for your app';

/** Repository of these docs; edit links are derived from it. */
export const repositoryUrl = 'https://git.example.com/deckle/docs';

/** Base URL of edit links: the folder view of the default branch. */
export const editUrl = `${repositoryUrl}/edit/main/`;

/** Form that issues a trial license key, on the company's own site. */
export const trialUrl = 'https://www.example.com/deckle/trial';

/** Form for questions to the company's support, on the company's own site. */
export const supportUrl = 'https://www.example.com/deckle/support';

/** Legal line. Its year is typed, so that a build is the same next year. */
export const copyright = `Copyright © 2025 ${companyName}`;

/** Description of pages without their own. */
export const siteDescription =
  'Guides and API reference of the Deckle Document SDK and the Deckle Barcode SDK for native and cross-platform apps.';

/** The file of the site with the licenses of third parties, in the root of the build. */
export const licensesFile = 'licenses.txt';

/** Folder, below the base URL, of the files whose names carry a hash. */
export const hashedFolder = 'assets/';

/** Folder of the social cards, which machines fetch and readers do not. */
export const cardsFolder = `${hashedFolder}cards/`;
