import type { ReactNode } from 'react';
import { platformById, type PlatformId } from '@site/src/model/platforms';
import { useSiteMap } from '@site/src/hooks/useSiteMap';
import Select, { type Choice } from '../Select';
import { pageGroups, type Filters } from './filters';
import styles from './styles.module.css';

export interface FilterBarProps {
  readonly filters: Filters;
  /** Platforms that are searched as things are; none means all. */
  readonly platforms: readonly PlatformId[];
  readonly onChange: (filters: Filters) => void;
}

/** Platform, product, and group of pages to search, derived from the pages that exist. */
export default function FilterBar({ filters, platforms, onChange }: FilterBarProps): ReactNode {
  const { products } = useSiteMap();
  const platformIds = new Set(products.flatMap((product) => product.platforms.map(({ id }) => id)));
  const { platform, product, group } = filters;
  const choices: Choice<Filters['platform']>[] = [
    { value: 'all', label: 'All platforms' },
    ...[...platformIds].map((id) => ({ value: id, label: platformById(id).label })),
  ];
  // A platform implied by the page or the query is shown like the reader's own choice.
  const value = platform === 'auto' ? (platforms[0] ?? 'all') : platform;
  return (
    <div className={styles.filters} role="group" aria-label="Filter results">
      <Select
        className={styles.select}
        label="Platform"
        value={value}
        choices={choices}
        onChoose={(chosen) => onChange({ ...filters, platform: chosen })}
      />
      <Select
        className={styles.select}
        label="Product"
        value={product}
        choices={[
          { value: 'all', label: 'Both SDKs' },
          ...products.map(({ id, label }) => ({ value: id, label })),
        ]}
        onChoose={(chosen) => onChange({ ...filters, product: chosen })}
      />
      <Select
        className={styles.select}
        label="Kind of page"
        value={group}
        choices={pageGroups.map(({ id, label }) => ({ value: id, label }))}
        onChoose={(chosen) => onChange({ ...filters, group: chosen })}
      />
    </div>
  );
}
