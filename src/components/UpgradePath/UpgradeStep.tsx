import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly kind: string;
  /** Present if the step breaks code. */
  readonly breaking?: string;
  /** What it concerns, as `uses.ts` writes it. */
  readonly uses?: string;
  /** Address of what to do, as the changelog writes it. */
  readonly link?: string;
  readonly children: ReactNode;
}

/** An entry of a changelog. */
export default function UpgradeStep(props: Props): ReactNode {
  const { kind, breaking, uses, link, children } = props;
  return (
    <div
      className={styles.step}
      data-kind={kind}
      data-breaking={breaking}
      data-uses={uses}
      data-link={link}
    >
      <b>{breaking === undefined ? kind : 'Breaking'}</b>
      <div data-text="">{children}</div>
    </div>
  );
}
