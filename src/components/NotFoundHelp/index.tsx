import { useMemo, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useDocs } from '@site/src/hooks/useSiteMap';
import { openSearch } from '@site/src/components/Search/open';
import { ErrorNoticeButton } from '@site/src/components/ErrorNotice';
import { notFoundHelp, searchWords, type Suggestion } from './suggestions';
import styles from './styles.module.css';

function Links({ list }: { readonly list: readonly Suggestion[] }): ReactNode {
  return (
    <ul className={styles.list}>
      {list.map(({ path, label }) => (
        <li key={path}>
          <Link to={path}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The pages that a wrong address probably meant. */
export default function NotFoundHelp(): ReactNode {
  const { pathname } = useLocation();
  const baseUrl = useBaseUrl('/');
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : pathname;
  const docs = useDocs();
  const { elsewhere, nearest } = useMemo(() => notFoundHelp(path, docs), [path, docs]);
  const words = useMemo(() => searchWords(path), [path]);
  return (
    <>
      {elsewhere && (
        <>
          <h2 className={styles.heading}>{`${elsewhere.title} on other platforms`}</h2>
          {elsewhere.platform !== undefined && (
            <p>
              {`${elsewhere.platform} has no page “${elsewhere.title}”. These platforms have it:`}
            </p>
          )}
          <Links list={elsewhere.pages} />
        </>
      )}
      {nearest.length > 0 && (
        <>
          <h2 className={styles.heading}>
            {elsewhere === undefined
              ? 'Did you mean'
              : `Nearest on ${elsewhere.platform ?? 'this site'}`}
          </h2>
          <Links list={nearest} />
        </>
      )}
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
