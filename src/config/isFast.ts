/**
 * Whether documents are static HTML in the browser. Never in the live preview; `DECKLE_FAST=0` turns it off for a build,
 * which is then an ordinary Docusaurus build. For the build only.
 */
export const isFast = process.env.NODE_ENV === 'production' && process.env.DECKLE_FAST !== '0';
