import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import PlatformLogo from '@site/src/components/PlatformLogo';
import { usePlatformChoice } from '@site/src/hooks/usePlatformChoice';
import { useSiteMap } from '@site/src/hooks/useSiteMap';
import type { PageKind } from '@site/src/model/pageKinds';
import type { PlatformPages } from '@site/src/model/siteMap';
import { firstComparison, matrixOf } from './matrix';
import styles from './styles.module.css';

interface Props {
  /** Id of the product. */
  readonly product: string;
}

function PageCell({
  kind,
  platform,
}: {
  readonly kind: PageKind;
  readonly platform: PlatformPages;
}): ReactNode {
  const path = platform.pages[kind.id];
  return (
    <td>
      {path === undefined ? (
        <span className={styles.none}>
          –<span className="dk-hidden">not available</span>
        </span>
      ) : (
        <Link
          to={path}
          className={styles.page}
          aria-label={`${kind.title} on ${platform.label}`}
          title={platform.label}
        />
      )}
    </td>
  );
}

/**
 * Which guide exists on which platform, each cell a link. Nothing in it is written by hand: a cell is there because the
 * page is. It is an island because comparisons begin with the reader's platform.
 */
export default function FeatureMatrix({ product: productId }: Props): ReactNode {
  const product = useSiteMap().products.find(({ id }) => id === productId);
  const [readerPlatform] = usePlatformChoice();
  if (product === undefined) return null;
  const { kinds, platforms } = matrixOf(product);
  if (platforms.length === 0) return null;
  return (
    <table className={styles.matrix} data-product={productId}>
      <caption>{product.label}</caption>
      <thead>
        <tr>
          <td />
          {platforms.map(({ id, label, intro }) => (
            <th key={id} scope="col">
              <Link to={intro} className={styles.platform}>
                <PlatformLogo platform={id} size={18} />
                <span>{label}</span>
              </Link>
            </th>
          ))}
          <th scope="col">
            <span>Compare</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => {
          const comparison = firstComparison(kind, platforms, readerPlatform);
          return (
            <tr key={kind.id}>
              <th scope="row">
                <span>{kind.title}</span>
              </th>
              {platforms.map((platform) => (
                <PageCell key={platform.id} kind={kind} platform={platform} />
              ))}
              <td>
                {comparison !== undefined && (
                  <Link
                    to={comparison.path}
                    className={styles.compare}
                    aria-label={`Compare ${kind.title} on ${comparison.platforms}`}
                    title={comparison.platforms}
                  >
                    <span>Compare</span>
                  </Link>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
