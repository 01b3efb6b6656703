import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The languages of a platform, each a radio button with its title; nothing where there is one. */
export function Languages({ children }: { readonly children: readonly ReactNode[] }): ReactNode {
  return (
    children.length > 1 && (
      <div className={styles.languages} role="radiogroup" aria-label="Code for">
        {children}
      </div>
    )
  );
}

interface FileProps {
  /** Where the code belongs, if that is fixed. */
  readonly path: string | undefined;
  /** The code, in an element `code`. */
  readonly children: ReactNode;
  /** The button that copies it. */
  readonly button: ReactNode;
}

/** Generated code in its frame. */
export function File({ path, children, button }: FileProps): ReactNode {
  return (
    <div className={styles.file}>
      {/* Scrolls sideways, so the keyboard has to reach it. */}
      <pre translate="no" tabIndex={0} role="region" aria-label={path ?? 'Generated code'}>
        {children}
      </pre>
      <div className={styles.filebar}>
        <span>{path && <code translate="no">{path}</code>}</span>
        {button}
      </div>
    </div>
  );
}
