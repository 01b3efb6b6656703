import type { ReactNode } from 'react';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { classifyDocPath } from '@site/src/model/docPaths';
import { useSiteMap } from '@site/src/hooks/useSiteMap';
import styles from './styles.module.css';

/** One line below a guide's title: product, platform, and newest version. The platform switcher says where else the page exists. */
export default function Availability({ version }: { readonly version?: string }): ReactNode {
  const { activeDoc } = useActiveDocContext('default');
  const { products } = useSiteMap();
  const place = activeDoc === undefined ? undefined : classifyDocPath(`${activeDoc.id}.mdx`);
  if (place?.type !== 'guide') return null;
  const product = products.find(({ id }) => id === place.product);
  const here = product?.platforms.find(({ id }) => id === place.platform);
  return (
    <p className={styles.line}>
      {product?.label} for {here?.label}
      {version !== undefined && ` · ${version}`}
    </p>
  );
}
