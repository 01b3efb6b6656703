/** Wraps each page's metadata to add a link to its Markdown version. A page that doesn't exist claims no address. */
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import SiteMetadata from '@theme-original/SiteMetadata';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { isPage } from '@site/src/hooks/useLinks';
import { markdownPath } from '@site/src/model/markdownPath';

export default function SiteMetadataWrapper(): ReactNode {
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  if (!isPage(pathname)) return null;
  return (
    <>
      <SiteMetadata />
      <Head>
        <link rel="alternate" type="text/markdown" href={url + markdownPath(pathname, baseUrl)} />
      </Head>
    </>
  );
}
