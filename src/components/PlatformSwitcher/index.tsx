import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { closeOnEscape } from '@site/src/client/details';
import PlatformLogo from '@site/src/components/PlatformLogo';
import { comparisonPath, isComparable } from '@site/src/model/comparison';
import { sectionInView } from '@site/src/components/Comparison/sectionInView';
import { platformById, productLabel } from '@site/src/model/platforms';
import { switchTarget, type PlatformPages, type ProductPages } from '@site/src/model/siteMap';
import { usePlatformPage, type PlatformPage } from '@site/src/hooks/usePlace';
import { usePlatformChoice } from '@site/src/hooks/usePlatformChoice';
import { useSiteMap } from '@site/src/hooks/useSiteMap';
import { Chevron } from '@site/src/components/icons';
import styles from './styles.module.css';

export interface PlatformSwitcherProps {
  /** Told when the reader follows a link: the drawer closes then. */
  readonly onFollow?: (label: string, href: string) => void;
}

interface EntryProps extends PlatformSwitcherProps {
  /** The page in view. */
  readonly page: PlatformPage;
  readonly product: ProductPages;
  readonly target: PlatformPages;
  /** Hash of the section in view, once the list was opened. */
  readonly opened: string | undefined;
}

/** A platform, and the way to the same page on it; on another platform that has it, also to a comparison of the two. */
function Entry({ page, product, target, opened, onFollow }: EntryProps): ReactNode {
  const { pathname } = useLocation();
  const kindId = page.type === 'guide' ? page.kind.id : 'api';
  const { path, exact, title } = switchTarget(product, target, kindId);
  const isSameProduct = product.id === page.product;
  const active = isSameProduct && target.id === page.platform;
  const canCompare =
    exact && isSameProduct && !active && page.type === 'guide' && isComparable(page.kind);
  const follow = (): void => onFollow?.(target.label, path);
  return (
    <li className={styles.entry}>
      <Link
        to={path}
        className={clsx(styles.target, active && styles.active)}
        aria-current={active ? 'true' : undefined}
        onClick={follow}
      >
        <span className={styles.glyph}>
          {opened !== undefined && <PlatformLogo platform={target.id} size={18} />}
        </span>
        <span>
          <span>{target.label}</span>
          {!exact && <span className={styles.note}>{`No such guide: opens ${title}`}</span>}
        </span>
      </Link>
      {opened !== undefined && canCompare && (
        <Link
          to={comparisonPath(pathname, target.id) + opened}
          className={styles.compare}
          aria-label={`Compare with ${target.label}`}
          onClick={follow}
        >
          Compare
        </Link>
      )}
    </li>
  );
}

/**
 * Head of the sidebar: the platform in view, and the way to the same page on every other one. Where
 * a platform lacks the page, the entry says where it leads instead. A disclosure of plain links, so
 * it works before and without JavaScript.
 */
export default function PlatformSwitcher({ onFollow }: PlatformSwitcherProps): ReactNode {
  const { products } = useSiteMap();
  const [, choose] = usePlatformChoice();
  // Hash of the section in view when the list was opened. The list is rendered only then: its glyphs would be a tenth of
  // the HTML of each page.
  const [opened, setOpened] = useState<string>();
  const details = useRef<HTMLDetailsElement>(null);
  const history = useHistory();
  const { pathname, search } = useLocation();
  // When the reader chooses another page, not when it comes: the list may have been opened while it was on its way.
  useEffect(
    () =>
      history.listen((location) => {
        const isHere = location.pathname === pathname && location.search === search;
        if (details.current && !isHere) details.current.open = false;
      }),
    [history, pathname, search],
  );
  const page = usePlatformPage();
  const platformId = page?.platform;

  useEffect(() => {
    if (platformId !== undefined) choose(platformId);
  }, [platformId, choose]);

  if (page === undefined) return null;
  return (
    <details
      ref={details}
      className={styles.switcher}
      onKeyDown={(event) => closeOnEscape(event, event.currentTarget)}
      onToggle={() => setOpened(sectionInView())}
    >
      <summary className={styles.current}>
        <PlatformLogo platform={page.platform} size={24} />
        <span className={styles.names}>
          <span className={styles.label}>{platformById(page.platform).label}</span>
          <span className={styles.product}>{productLabel(page.product)}</span>
        </span>
        <span className="dk-hidden">Switch platform</span>
        <Chevron size={16} className={styles.chevron} />
      </summary>
      <div className={styles.panel}>
        {products.map((product) => (
          <div
            key={product.id}
            className={clsx(styles.group, product.id === 'barcode' && styles.barcode)}
          >
            <p className={styles.heading} id={`switch-${product.id}`}>
              {product.label}
            </p>
            <ul className={styles.list} aria-labelledby={`switch-${product.id}`}>
              {product.platforms.map((target) => (
                <Entry key={target.id} {...{ page, product, target, opened, onFollow }} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
