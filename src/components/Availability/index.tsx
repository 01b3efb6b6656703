import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { usePlace } from '@site/src/hooks/usePlace';
import { useSiteMap } from '@site/src/hooks/useSiteMap';
import { successorOf } from '@site/src/model/platforms';
import styles from './styles.module.css';

/**
 * One line below a guide's title: product, platform, newest version, and the platform to move to where there will be no
 * newer one. The platform switcher says where else the page exists.
 */
export default function Availability({ version }: { readonly version?: string }): ReactNode {
  const place = usePlace();
  const { products } = useSiteMap();
  if (place?.type !== 'guide') return null;
  const product = products.find(({ id }) => id === place.product);
  const here = product?.platforms.find(({ id }) => id === place.platform);
  const successor = successorOf(place.platform);
  const migration = here?.pages.migration;
  return (
    <p className={styles.line}>
      {product?.label} for {here?.label}
      {version !== undefined && ` · ${version}`}
      {successor !== undefined && migration !== undefined && (
        <>
          {' · no new versions: '}
          <Link to={migration}>move to {successor}</Link>
        </>
      )}
    </p>
  );
}
