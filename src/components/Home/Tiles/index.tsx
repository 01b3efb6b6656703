import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import PlatformLogo from '@site/src/components/PlatformLogo';
import styles from './styles.module.css';

export interface TilesProps {
  readonly product: 'document' | 'barcode';
  readonly label: string;
  readonly platforms: readonly {
    readonly id: string;
    readonly label: string;
    readonly languages: readonly string[];
    readonly intro: string;
  }[];
  /** One sentence about the product. */
  readonly children: ReactNode;
}

/** The platforms of one SDK, each a tile that leads to its introduction. */
export default function Tiles({ product, label, platforms, children }: TilesProps): ReactNode {
  return (
    <div className={styles.product} data-product={product}>
      <div>
        <h3 className={styles.heading}>{label}</h3>
        <p className={styles.sentence}>{children}</p>
      </div>
      <ul className={styles.tiles}>
        {platforms.map((platform) => (
          <li key={platform.id}>
            <Link className={styles.tile} to={platform.intro}>
              <PlatformLogo platform={platform.id} size={24} className={styles.logo} />
              <span className={styles.name}>{platform.label}</span>
              <span className={styles.languages}>{platform.languages.join(', ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
