import { useMemo, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useDocs } from '@site/src/hooks/useSiteMap';
import { openSearch } from '@site/src/components/Search/open';
import { ErrorNoticeButton } from '@site/src/components/ErrorNotice';
import { notFoundHelp, searchWords, type Suggestion } from './suggestions';
import styles from './styles.module.css';

interface ListProps {
  readonly heading: string;
  readonly pages: readonly Suggestion[];
}

function List({ heading, pages }: ListProps): ReactNode {
  if (pages.length === 0) return null;
  return (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {pages.map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The pages that a wrong address probably meant. */
export default function NotFoundHelp(): ReactNode {
  const { pathname } = useLocation();
  const baseUrl = useBaseUrl('/');
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : pathname;
  const docs = useDocs();
  const { elsewhere, nearest } = useMemo(() => notFoundHelp(path, docs), [path, docs]);
  const words = searchWords(path);
  return (
    <>
      <List heading="On these platforms" pages={elsewhere} />
      <List heading="Did you mean" pages={nearest} />
      {words !== '' && (
        <p className={styles.search}>
          <ErrorNoticeButton
            quiet
            onClick={() => {
              openSearch(words);
            }}
          >
            {`Search for “${words}”`}
          </ErrorNoticeButton>
        </p>
      )}
    </>
  );
}
