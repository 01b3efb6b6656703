import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import PlatformLogo from '@site/src/components/PlatformLogo';
import type { ProductId } from '@site/src/model/platforms';
import { useSiteMap } from '@site/src/hooks/useSiteMap';
import styles from './styles.module.css';

interface Props {
  readonly product: ProductId;
}

/**
 * Which page exists on which platform, each cell a link. Nothing in it is written by hand: a cell is
 * there because the page is.
 */
export default function FeatureMatrix({ product: productId }: Props): ReactNode {
  const product = useSiteMap().products.find(({ id }) => id === productId);
  const platforms = product?.platforms.filter(({ hasGuides }) => hasGuides) ?? [];
  if (product === undefined || platforms.length === 0) return null;
  const kinds = product.kinds.filter((kind) =>
    platforms.some(({ pages }) => pages[kind.id] !== undefined),
  );
  return (
    <div
      className={styles.scroll}
      role="region"
      aria-label={`Pages of the ${product.label} by platform`}
      tabIndex={0}
    >
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">{product.label}</th>
            {platforms.map((platform) => (
              <th key={platform.id} scope="col">
                <Link to={platform.intro} className={styles.platform}>
                  <PlatformLogo platform={platform.id} size={18} />
                  {platform.label}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind.id}>
              <th scope="row">{kind.title}</th>
              {platforms.map((platform) => {
                const path = platform.pages[kind.id];
                return (
                  <td key={platform.id}>
                    {path === undefined ? (
                      <span className={styles.none}>
                        –<span className="dk-hidden">not available</span>
                      </span>
                    ) : (
                      <Link
                        to={path}
                        className={styles.cell}
                        aria-label={`${kind.title} on ${platform.label}`}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
