import type { Config } from '@docusaurus/types';
import { organizationId } from '../plugins/seo/structured';
import { siteUrl } from '../model/constants';

/** Structured data about who publishes the site; see schema.org/Organization. */
const organization = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': organizationId(`${siteUrl}/`),
  name: 'Deckle',
  url: siteUrl,
  logo: `${siteUrl}/img/logo.svg`,
};

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
];
