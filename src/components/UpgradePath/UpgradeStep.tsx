import type { ReactNode } from 'react';
import type { StepKind } from '@site/src/model/upgradePath';
import styles from './styles.module.css';

interface Props {
  readonly kind: StepKind;
  /** Words that give away code that it concerns, with blanks between; without any, it concerns every app. */
  readonly words?: string;
  readonly children: ReactNode;
}

/** An entry of a changelog. */
export default function UpgradeStep({ kind, words, children }: Props): ReactNode {
  return (
    <div className={styles.step} data-kind={kind} data-words={words}>
      <b>{kind}</b>
      <div>{children}</div>
    </div>
  );
}
