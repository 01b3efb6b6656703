import type { ReactNode } from 'react';
import { platforms } from '@site/src/model/platforms';
import styles from './styles.module.css';

/**
 * Narrows the list of errors by platform and text. Plain elements: what they do is in `filter.ts`,
 * which `src/clientModules/errorIndex.ts` loads when one of them is used.
 */
export default function ErrorFilter(): ReactNode {
  return (
    <div
      className={styles.filter}
      role="search"
      aria-label="Errors"
      data-interactive
      data-error-filter
    >
      <label className={styles.label}>
        <span>Message or word</span>
        <input
          className={styles.field}
          type="search"
          name="text"
          autoComplete="off"
          spellCheck={false}
          data-error-control
        />
      </label>
      <label className={styles.label}>
        <span>Platform</span>
        <select className={styles.field} name="platform" autoComplete="off" data-error-control>
          <option value="">All platforms</option>
          {platforms.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.status} role="status" />
    </div>
  );
}
