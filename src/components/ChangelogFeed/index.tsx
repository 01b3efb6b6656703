import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePlace } from '@site/src/hooks/usePlace';
import { allFeedPath, feedPath, feedTitle } from '@site/src/model/feeds';
import styles from './styles.module.css';

/** The feed of the document in view and the one of all changelogs; nothing for any other document. */
function useFeeds() {
  const { permalink } = useDoc().metadata;
  const all = allFeedPath(useBaseUrl('/'));
  const place = usePlace();
  if (place?.type !== 'guide' || place.kind.id !== 'changelog') return [];
  return [
    {
      path: feedPath(permalink),
      title: feedTitle(place),
      name: 'Atom feed',
      of: ' of this changelog',
    },
    { path: all, title: feedTitle(), name: 'Feed of all SDKs', of: '' },
  ];
}

/** The links to the feeds in the head of a changelog page. */
export function ChangelogFeedTags(): ReactNode {
  const feeds = useFeeds();
  if (feeds.length === 0) return null;
  return (
    <Head>
      {feeds.map(({ path, title }) => (
        <link key={path} rel="alternate" type="application/atom+xml" href={path} title={title} />
      ))}
    </Head>
  );
}

/** The ways to follow a changelog: a link to its feed, one to that of all changelogs. */
export default function ChangelogFeed(): ReactNode {
  const feeds = useFeeds();
  if (feeds.length === 0) return null;
  return (
    <span className={styles.feeds}>
      {feeds.map(({ path, name, of }) => (
        // A file, not a page of the router.
        // eslint-disable-next-line @docusaurus/no-html-links
        <a key={path} href={path} type="application/atom+xml">
          {name}
          <span className="dk-hidden">{of}</span>
        </a>
      ))}
    </span>
  );
}
