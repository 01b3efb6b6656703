import type { HtmlTagObject } from '@docusaurus/types';
import { organizationId } from '../plugins/seo/structured';
import { companyName, siteUrl } from '../model/constants';

/** Structured data about who publishes the site; see schema.org/Organization. */
const organization = (home: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': organizationId(home),
  name: companyName,
  url: home.replace(/\/$/, ''),
  logo: `${home}img/logo.svg`,
});

/**
 * Elements of every page's head.
 *
 * @param baseUrl Path below which the site is served, with a slash at both ends. Docusaurus writes these elements as
 *   they are.
 */
export const headTags = (baseUrl: string): HtmlTagObject[] => [
  {
    tagName: 'link',
    attributes: { rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png` },
  },
  {
    tagName: 'link',
    attributes: { rel: 'icon', href: `${baseUrl}favicon.svg`, type: 'image/svg+xml' },
  },
  { tagName: 'link', attributes: { rel: 'manifest', href: `${baseUrl}site.webmanifest` } },
  { tagName: 'meta', attributes: { name: 'theme-color', content: '#fbfaf7' } },
  {
    tagName: 'script',
    attributes: { type: 'application/ld+json' },
    innerHTML: JSON.stringify(organization(siteUrl + baseUrl)),
  },
];
