/**
 * Wraps each page's metadata to add a link to its Markdown version. The not-found page removes the link, as
 * it does with the canonical one.
 */
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import SiteMetadata from '@theme-original/SiteMetadata';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownPath } from '@site/src/model/markdownPath';

export default function SiteMetadataWrapper(): ReactNode {
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  return (
    <>
      <SiteMetadata />
      <Head>
        <link rel="alternate" type="text/markdown" href={url + markdownPath(pathname, baseUrl)} />
      </Head>
    </>
  );
}
