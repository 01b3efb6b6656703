import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/** A button of the theme builder. */
export default function Button(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" className={styles.button} {...props} />;
}
