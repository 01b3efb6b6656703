import type { ReactNode } from 'react';
import { pageStates, type PageStateName } from './labels';
import { Page } from './parts';
import styles from './styles.module.css';

/** A drawing of the same page as the camera sees it, cropped, filtered, or among the pages of a document. */
export default function PageState({ name }: { readonly name: PageStateName }): ReactNode {
  return (
    <span className={styles.state} role="img" aria-label={pageStates[name]} data-state={name}>
      {name === 'pages' && (
        <>
          <Page n={3} />
          <Page n={2} />
        </>
      )}
      <Page>{(name === 'photo' || name === 'cropped') && <i className={styles.shade} />}</Page>
    </span>
  );
}
