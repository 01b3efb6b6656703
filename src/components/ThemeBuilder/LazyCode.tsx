import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import type { CodeProps } from './Code';
import Unavailable from './Unavailable';
import { useLazy } from './useLazy';
import styles from './styles.module.css';

interface LazyCodeProps extends CodeProps {
  /** The code of the default colors, which the build has rendered. */
  readonly children: ReactNode;
}

const load = () => import('./Code');

/** The theme as code. What writes it is loaded when the reader comes near, or has changed a color. */
export default function LazyCode({ children, ...props }: LazyCodeProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const isChanged = Object.keys(props.changes).length > 0;
  const { Loaded, hasFailed, retry } = useLazy(load, isNear || isChanged);

  useEffect(() => {
    if (root.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setIsNear(true);
      },
      { rootMargin: '50%' },
    );
    observer.observe(root.current);
    return () => {
      observer.disconnect();
    };
  }, []);

  return (
    <div ref={root} className={styles.code}>
      {hasFailed && <Unavailable onRetry={retry}>The code isn’t available right now.</Unavailable>}
      {Loaded ? (
        <Loaded {...props} />
      ) : (
        // It is not the code of the colors that are chosen, but takes its place.
        <div className={clsx(styles.default, isChanged && styles.pending)}>{children}</div>
      )}
    </div>
  );
}
