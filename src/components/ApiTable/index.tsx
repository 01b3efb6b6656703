import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Which columns the table has; narrow screens set them below each other. */
  readonly kind: 'options' | 'fields' | 'values' | 'members' | 'parameters' | 'index';
  readonly children: ReactNode;
}

/** Wrapper of a table that is generated from the API. On phones, its rows become blocks. */
export default function ApiTable({ kind, children }: Props): ReactNode {
  return <div className={clsx(styles.frame, styles[kind])}>{children}</div>;
}
