import type { ReactNode } from 'react';
import type { StepKind } from '@site/src/model/upgradePath';
import styles from './styles.module.css';

interface Props {
  readonly kind: StepKind;
  /** Words that give away code that it concerns, with blanks between; without any, it concerns every app. */
  readonly words?: string;
  /** Version in which came what it is about; an upgrade across that version isn't concerned. */
  readonly since?: string;
  readonly children: ReactNode;
}

/** An entry of a changelog. */
export default function UpgradeStep({ kind, words, since, children }: Props): ReactNode {
  return (
    <div className={styles.step} data-kind={kind} data-words={words} data-since={since}>
      <b>{kind}</b>
      <div>{children}</div>
    </div>
  );
}
