import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';
import { isPlatformId, platformById } from '@site/src/model/platforms';
import { storageKeys } from '@site/src/model/storageKeys';
import { entriesIn, narrow, ownFirst } from './symbols';
import styles from '../ErrorIndex/styles.module.css';

/** Narrows the list of symbols. Without it, the whole list is shown. */
function Filter({ article }: { readonly article: Element | null }): ReactNode {
  const [typed, setTyped] = useState('');
  const entries = useMemo(() => (article === null ? [] : entriesIn(article)), [article]);
  const [status, setStatus] = useState('');
  return (
    <div className={styles.filter} role="search" aria-label="Symbols" data-interactive="">
      <label className={styles.label}>
        <span>Type or member</span>
        <input
          className={styles.field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          // What is typed before the list can be filtered would be lost.
          disabled={article === null}
          value={typed}
          onChange={({ target: { value } }) => {
            setTyped(value);
            const count = narrow(entries, value);
            setStatus(
              value.trim() === ''
                ? ''
                : count === 0
                  ? 'No symbol matches. Try fewer words.'
                  : `${String(count)} ${count === 1 ? 'symbol' : 'symbols'}`,
            );
          }}
        />
      </label>
      <p className={styles.status} role="status">
        {status}
      </p>
    </div>
  );
}

/** In the list of symbols, a filter. On the page of a type, the reader's platform comes first in each table. */
export default function SymbolTools({ of }: { readonly of: 'list' | 'type' }): ReactNode {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [stored] = useStorageSlot(storageKeys.platform);
  const article = place?.closest('article') ?? null;
  const own = of === 'type' && stored !== null && isPlatformId(stored) ? stored : undefined;

  useEffect(() => {
    if (article !== null && own !== undefined) ownFirst(article, platformById(own).label);
  }, [article, own]);

  return <div ref={setPlace}>{of === 'list' && <Filter article={article} />}</div>;
}
