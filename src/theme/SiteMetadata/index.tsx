/**
 * Wraps what every page says of itself in its head: adds where its Markdown version is. The not-found page
 * takes that out again, as it does with its address.
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
