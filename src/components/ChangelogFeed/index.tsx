import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { PlatformId, ProductId } from '@site/src/sdk/platforms';
import { allFeedPath, feedPath, feedTitle } from '@site/src/sdk/feeds';
import styles from './styles.module.css';

interface Props {
  /** Address of the changelog page. */
  readonly path: string;
  readonly product: ProductId;
  readonly platform: PlatformId;
}

/** The ways to follow a changelog: a link to its feed, one to that of all changelogs, both also for feed readers. */
export default function ChangelogFeed({ path, product, platform }: Props): ReactNode {
  const all = allFeedPath(useBaseUrl('/'));
  const own = feedPath(path);
  return (
    <>
      <Head>
        <link
          rel="alternate"
          type="application/atom+xml"
          href={own}
          title={feedTitle({ product, platform })}
        />
        <link rel="alternate" type="application/atom+xml" href={all} title={feedTitle()} />
      </Head>
      <span className={styles.feeds}>
        {/* Files, not pages of the router. */}
        {/* eslint-disable-next-line @docusaurus/no-html-links */}
        <a href={own} type="application/atom+xml">
          Feed<span className="dk-hidden"> of this changelog</span>
        </a>
        {/* eslint-disable-next-line @docusaurus/no-html-links */}
        <a href={all} type="application/atom+xml">
          Feed of all<span className="dk-hidden"> SDKs</span>
        </a>
      </span>
    </>
  );
}
