import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { classifyDocPath } from '@site/src/model/docPaths';
import { useSiteMap } from '@site/src/hooks/useSiteMap';
import styles from './styles.module.css';

/** One line below a guide's title: product, platform, newest version, and where else the page exists. */
export default function Availability({ version }: { readonly version?: string }): ReactNode {
  const { activeDoc } = useActiveDocContext('default');
  const { products } = useSiteMap();
  const place = activeDoc === undefined ? undefined : classifyDocPath(`${activeDoc.id}.mdx`);
  if (place?.type !== 'guide') return null;
  const product = products.find(({ id }) => id === place.product);
  const here = product?.platforms.find(({ id }) => id === place.platform);
  const others =
    product?.platforms.filter(
      ({ id, pages }) => id !== place.platform && pages[place.kind.id] !== undefined,
    ) ?? [];
  return (
    <p className={styles.line}>
      {product?.label} for {here?.label}
      {version !== undefined && ` · ${version}`}
      {others.length > 0 && ' · also on '}
      {others.map((platform, index) => (
        <span key={platform.id}>
          {index > 0 && ', '}
          <Link to={platform.pages[place.kind.id] ?? platform.intro}>{platform.label}</Link>
        </span>
      ))}
    </p>
  );
}
