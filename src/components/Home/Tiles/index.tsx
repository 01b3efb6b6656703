import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import PlatformLogo from '@site/src/components/PlatformLogo';
import type { ProductPages } from '@site/src/model/siteMap';
import styles from '@site/src/components/PlatformChooser/styles.module.css';

export interface TilesProps {
  readonly products: readonly ProductPages[];
}

/** A tile for each platform, with a link to the introduction of each SDK that it has. It looks like those of `PlatformChooser`. */
export default function Tiles({ products }: TilesProps): ReactNode {
  const platforms = new Map(
    products.flatMap((product) => product.platforms.map((platform) => [platform.id, platform])),
  );
  return (
    <ul className={styles.tiles}>
      {[...platforms.values()].map(({ id, label, languages }) => (
        <li key={id} className={styles.tile}>
          <PlatformLogo platform={id} size={28} />
          <div className={styles.text}>
            <div className={styles.name}>{label}</div>
            <div className={styles.languages}>{languages.join(', ')}</div>
            <div className={styles.links}>
              {products.map((product) => {
                const intro = product.platforms.find((platform) => platform.id === id)?.intro;
                return (
                  intro !== undefined && (
                    <Link
                      key={product.id}
                      data-product={product.id}
                      to={intro}
                      aria-label={`${product.label} for ${label}`}
                    >
                      {product.label}
                    </Link>
                  )
                );
              })}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
