/**
 * Wraps the breadcrumbs: beside them stand the menu that gives the page as Markdown and, on changelogs,
 * the feeds.
 */
import type { ReactNode } from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import PageMenu from '@generated/deckle-components/default/PageMenu';
import ChangelogFeed from '@site/src/components/ChangelogFeed';
import { classifyDocPath, platformFolder } from '@site/src/model/docPaths';
import { agentFileName, markdownPath } from '@site/src/model/markdownPath';
import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  const { permalink, id } = useDoc().metadata;
  const baseUrl = useBaseUrl('/');
  const place = classifyDocPath(`${id}.mdx`);
  const agents =
    place.type === 'guide' || place.type === 'reference'
      ? `${baseUrl}docs/${platformFolder(place.product, place.platform)}/${agentFileName}`
      : undefined;
  return (
    <div className={styles.head}>
      <div className={styles.path}>
        <DocBreadcrumbs />
      </div>
      <ChangelogFeed />
      <PageMenu
        key={permalink}
        markdown={markdownPath(permalink, baseUrl)}
        {...(agents === undefined ? {} : { agents })}
      />
    </div>
  );
}
