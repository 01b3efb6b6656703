/**
 * Wraps the breadcrumbs: beside them stand the menu that gives the page as Markdown and, on changelogs,
 * the feeds. Pages that are in no sidebar get their own.
 */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ChangelogFeed from '@site/src/components/ChangelogFeed';
import PageMenu from '@site/src/components/PageMenu';
import { usePlatformPage } from '@site/src/hooks/usePlace';
import { pageLists, platformFolder } from '@site/src/model/docPaths';
import { agentFileName, markdownPath } from '@site/src/model/markdownPath';
import styles from './styles.module.css';

const lists: Readonly<Partial<Record<string, string>>> = pageLists;

/** Breadcrumbs of a page that is in no sidebar: the way back to its list. */
function ListBreadcrumbs(): ReactNode {
  const { permalink, id, frontMatter, title } = useDoc().metadata;
  const [folder = ''] = id.split('/');
  if (lists[folder] === undefined || permalink.endsWith('/')) return null;
  return (
    <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label="Breadcrumbs">
      <ul className="breadcrumbs">
        <HomeBreadcrumbItem />
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={`/docs/${folder}/`}>
            {lists[folder]}
          </Link>
        </li>
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{frontMatter.sidebar_label ?? title}</span>
        </li>
      </ul>
    </nav>
  );
}

export default function DocBreadcrumbsWrapper(): ReactNode {
  const { permalink } = useDoc().metadata;
  const page = usePlatformPage();
  const baseUrl = useBaseUrl('/');
  const agents =
    page && `${baseUrl}docs/${platformFolder(page.product, page.platform)}/${agentFileName}`;
  return (
    <div className={styles.head}>
      <div className={styles.path}>
        <DocBreadcrumbs />
        <ListBreadcrumbs />
      </div>
      <ChangelogFeed />
      <PageMenu markdown={markdownPath(permalink, baseUrl)} agents={agents} />
    </div>
  );
}
