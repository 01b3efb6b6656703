import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useSiteMap } from '@site/src/hooks/useSiteMap';
import { navigationId } from './target';
import styles from './styles.module.css';

/**
 * The way to every platform for readers without JavaScript, at the end of each page. The menu button
 * of narrow screens needs a script; without one a link in its place leads here.
 */
export default function NoScriptNavigation(): ReactNode {
  const { products } = useSiteMap();
  return (
    <noscript>
      <nav id={navigationId} className={styles.navigation} aria-label="All platforms">
        {products.map(({ id, label, platforms }) => (
          <div key={id}>
            <p className={styles.heading} id={`${navigationId}-${id}`}>
              {label}
            </p>
            <ul className={styles.list} aria-labelledby={`${navigationId}-${id}`}>
              {platforms.map((platform) => (
                <li key={platform.id}>
                  <Link className={styles.link} to={platform.intro}>
                    {platform.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </noscript>
  );
}
