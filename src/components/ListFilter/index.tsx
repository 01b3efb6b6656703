import type { ReactNode } from 'react';
import { platforms } from '@site/src/model/platforms';
import styles from './styles.module.css';

const fields = {
  errors: { label: 'Errors', text: 'Message or word' },
  symbols: { label: 'Symbols', text: 'Type or member' },
} as const;

/**
 * Narrows a list of the page by words, and that of errors by platform. Plain elements: what they do is in `controls.ts`,
 * which `src/clientModules/listFilter.ts` loads with the page.
 */
export default function ListFilter({ of }: { readonly of: keyof typeof fields }): ReactNode {
  const { label, text } = fields[of];
  return (
    <div
      className={styles.filter}
      role="search"
      aria-label={label}
      data-interactive
      data-list-filter={of}
    >
      {of === 'errors' && (
        <label className={styles.label}>
          <span>Platform</span>
          <select className={styles.field} name="platform" autoComplete="off" data-list-control>
            <option value="">All platforms</option>
            {platforms.map(({ id, label: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.label}>
        <span>{text}</span>
        <input
          className={styles.field}
          type="search"
          name="text"
          autoComplete="off"
          spellCheck={false}
          data-list-control
        />
      </label>
      <p className={styles.status} role="status" />
    </div>
  );
}
