import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import PlatformLogo from '@site/src/components/PlatformLogo';
import type { ProductId } from '@site/src/model/platforms';
import { useSiteMap } from '@site/src/hooks/useSiteMap';
import styles from './styles.module.css';

/** Tiles of the platforms that a product has pages for, with the two ways in. */
export default function PlatformChooser({
  product: productId,
}: {
  readonly product: ProductId;
}): ReactNode {
  const product = useSiteMap().products.find(({ id }) => id === productId);
  return (
    <ul className={styles.tiles} data-product={productId}>
      {product?.platforms.map((platform) => (
        <li key={platform.id} className={styles.tile}>
          <PlatformLogo platform={platform.id} size={28} />
          <span className={styles.text}>
            <Link to={platform.intro} className={styles.name}>
              {platform.label}
            </Link>
            <span className={styles.links}>
              {platform.pages.getStarted !== undefined && (
                <Link to={platform.pages.getStarted}>Get started</Link>
              )}
              {platform.pages.changelog !== undefined && (
                <Link to={platform.pages.changelog}>Changelog</Link>
              )}
              {platform.api !== undefined && <Link to={platform.api}>API</Link>}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
