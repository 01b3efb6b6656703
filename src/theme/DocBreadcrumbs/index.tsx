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
import PageMenu from '@generated/deckle-components/default/PageMenu';
import ChangelogFeed from '@site/src/components/ChangelogFeed';
import { usePlatformPage } from '@site/src/hooks/usePlace';
import { platformFolder } from '@site/src/model/docPaths';
import { agentFileName, markdownPath } from '@site/src/model/markdownPath';
import styles from './styles.module.css';

/** Breadcrumbs of a page that is in no sidebar: the way back to its list. */
function ListBreadcrumbs(): ReactNode {
  const { permalink, id, frontMatter, title } = useDoc().metadata;
  const lists = [
    { path: '/docs/symbols/', label: 'Symbols on all platforms' },
    { path: '/docs/sheets/', label: 'Barcodes and documents to scan' },
  ];
  const list = lists.find(({ path }) => `/docs/${id}`.startsWith(path));
  if (list === undefined || permalink.endsWith('/')) return null;
  return (
    <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label="Breadcrumbs">
      <ul className="breadcrumbs">
        <HomeBreadcrumbItem />
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={list.path}>
            {list.label}
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
      <PageMenu
        key={permalink}
        markdown={markdownPath(permalink, baseUrl)}
        {...(agents === undefined ? {} : { agents })}
      />
    </div>
  );
}
