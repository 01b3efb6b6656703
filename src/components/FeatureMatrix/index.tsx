import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import PlatformLogo from '@site/src/components/PlatformLogo';
import { firstComparison } from '@site/src/components/Comparison/address';
import type { PageKind } from '@site/src/model/pageKinds';
import type { PlatformPages } from '@site/src/model/siteMap';
import type { ProductId } from '@site/src/model/platforms';
import { useSiteMap } from '@site/src/hooks/useSiteMap';
import styles from './styles.module.css';

interface Props {
  readonly product: ProductId;
}

const none = (
  <span className={styles.none}>
    –<span className="dk-hidden">not available</span>
  </span>
);

/** Leads to the pages of the first two platforms side by side, where readers choose others. */
function CompareLink({
  kind,
  platforms,
}: {
  readonly kind: PageKind;
  readonly platforms: readonly PlatformPages[];
}): ReactNode {
  const path = firstComparison(kind, platforms);
  if (path === undefined) return none;
  return (
    <Link
      to={path}
      className={styles.compare}
      aria-label={`Compare ${kind.title} on two platforms`}
    >
      Compare
    </Link>
  );
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
            <th scope="col">
              <span className="dk-hidden">Two platforms</span>
            </th>
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
              <td>
                <CompareLink kind={kind} platforms={platforms} />
              </td>
              {platforms.map((platform) => {
                const path = platform.pages[kind.id];
                return (
                  <td key={platform.id}>
                    {path === undefined ? (
                      none
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
