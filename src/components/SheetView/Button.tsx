import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface ButtonProps {
  readonly children: string;
  readonly onClick: () => void;
}

/** A button of the page or the dialog. */
export default function Button(props: ButtonProps): ReactNode {
  return <button type="button" className={styles.button} {...props} />;
}
