import type { ReactNode } from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { symbolPath } from '@site/src/model/equivalents';
import type { ProductId } from '@site/src/model/platforms';
import styles from './styles.module.css';

interface Props {
  /** Neutral id of the symbol: `ScanFilter.AUTO`. */
  readonly of: string;
  readonly product?: ProductId;
  /** Whether it is the first of its page, which says what the mark means. The build adds it. */
  readonly first?: boolean;
}

/**
 * Link to the page of a symbol on all platforms. A plain click opens the card with its names instead: what it does is in
 * `card.ts`, which `src/clientModules/equivalents.ts` loads when one is selected.
 */
export default function Equivalents({ of, product = 'document', first = false }: Props): ReactNode {
  return (
    // A click is not the router's.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a
      className={clsx(styles.button, first && styles.first)}
      href={useBaseUrl(symbolPath(product, of))}
      aria-haspopup="dialog"
      aria-label={`${of} on other platforms`}
      data-equivalents
    >
      {first && 'Other platforms'}
    </a>
  );
}
