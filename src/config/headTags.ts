import type { Config } from '@docusaurus/types';
import { layoutKey } from '../document/layout';
import { organizationId } from '../plugins/seo/structured';
import { siteDescription, siteUrl } from '../sdk/constants';

/** Structured data about who publishes the site; see schema.org/Organization. */
const organization = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': organizationId(`${siteUrl}/`),
  name: 'Deckle',
  url: siteUrl,
  logo: `${siteUrl}/img/logo.svg`,
  description: siteDescription,
};

/**
 * Lets the browser lay out a page's text piece by piece (`src/css/layout.css`), before it has seen any of it.
 * Not where a place on the page is to be found, by a hash or because the page is shown again: all heights
 * must be right for that at once. Nor where the browser does not keep what is read in its place while text
 * above it gets its height.
 */
const layoutScript = `if(!location.hash&&window.CSS?.supports("overflow-anchor","auto")&&performance.getEntriesByType("navigation")[0]?.type==="navigate")document.documentElement.dataset.${layoutKey}="lazy"`;

export const headTags: Config['headTags'] = [
  {
    tagName: 'link',
    attributes: {
      rel: 'preload',
      href: '/fonts/familjen-grotesk-latin.woff2',
      as: 'font',
      type: 'font/woff2',
      crossorigin: 'anonymous',
    },
  },
  { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png' } },
  { tagName: 'link', attributes: { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' } },
  { tagName: 'link', attributes: { rel: 'manifest', href: '/site.webmanifest' } },
  { tagName: 'meta', attributes: { name: 'theme-color', content: '#fbfaf7' } },
  {
    tagName: 'script',
    attributes: { type: 'application/ld+json' },
    innerHTML: JSON.stringify(organization),
  },
  { tagName: 'script', attributes: {}, innerHTML: layoutScript },
];
