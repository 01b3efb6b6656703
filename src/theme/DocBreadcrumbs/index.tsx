/**
 * Wraps the breadcrumbs: beside them stand the menu that gives the page as Markdown and, on changelogs,
 * the feeds.
 */
import type { ReactNode } from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ChangelogFeed from '@site/src/components/ChangelogFeed';
import PageMenu from '@site/src/components/PageMenu';
import { placeOf } from '@site/src/sdk/docPaths';
import { twinPath } from '@site/src/sdk/twins';
import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  const { id, permalink } = useDoc().metadata;
  const baseUrl = useBaseUrl('/');
  const place = placeOf(`${id}.mdx`);
  return (
    <div className={styles.head}>
      <div className={styles.path}>
        <DocBreadcrumbs />
      </div>
      {place.type === 'guide' && place.kind.id === 'changelog' && (
        <ChangelogFeed path={permalink} product={place.product} platform={place.platform} />
      )}
      <PageMenu key={permalink} markdown={twinPath(permalink, baseUrl)} />
    </div>
  );
}
