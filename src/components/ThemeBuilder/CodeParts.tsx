import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface CodeHeadProps {
  /** A list of the platforms to choose from. */
  readonly platforms: ReactNode;
  /** The languages of a platform, each a radio button with its title. */
  readonly languages: readonly ReactNode[];
}

/** What to choose above the code: platform and language, if there is a choice. */
export function CodeHead({ platforms, languages }: CodeHeadProps): ReactNode {
  return (
    <div className={styles.presets}>
      {platforms}
      {languages.length > 1 && (
        <div role="radiogroup" aria-label="Code for">
          {languages}
        </div>
      )}
    </div>
  );
}

interface FileProps {
  /** Where to put the code, if that is fixed. */
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
      <div>
        <span>{path && <code translate="no">{path}</code>}</span>
        {button}
      </div>
    </div>
  );
}
