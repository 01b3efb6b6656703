import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePlace } from '@site/src/hooks/usePlace';
import { allFeedPath, feedPath, feedTitle } from '@site/src/model/feeds';
import styles from './styles.module.css';

/** A feed's address and title. */
interface Feed {
  readonly path: string;
  readonly title: string;
}

/** The feed of the document in view and the one of all changelogs; `undefined` for any other document. */
function useFeeds(): { readonly own: Feed; readonly all: Feed } | undefined {
  const { permalink } = useDoc().metadata;
  const all = allFeedPath(useBaseUrl('/'));
  const place = usePlace();
  if (place?.type !== 'guide' || place.kind.id !== 'changelog') return undefined;
  return {
    own: { path: feedPath(permalink), title: feedTitle(place) },
    all: { path: all, title: feedTitle() },
  };
}

/** The links to the feeds in the head of a changelog page. */
export function ChangelogFeedTags(): ReactNode {
  const feeds = useFeeds();
  if (feeds === undefined) return null;
  return (
    <Head>
      {[feeds.own, feeds.all].map(({ path, title }) => (
        <link key={path} rel="alternate" type="application/atom+xml" href={path} title={title} />
      ))}
    </Head>
  );
}

/** The ways to follow a changelog: a link to its feed, one to that of all changelogs. */
export default function ChangelogFeed(): ReactNode {
  const feeds = useFeeds();
  if (feeds === undefined) return null;
  return (
    <span className={styles.feeds}>
      {/* Files, not pages of the router. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a href={feeds.own.path} type="application/atom+xml">
        Feed<span className="dk-hidden"> of this changelog</span>
      </a>
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a href={feeds.all.path} type="application/atom+xml">
        Feed of all<span className="dk-hidden"> SDKs</span>
      </a>
    </span>
  );
}
