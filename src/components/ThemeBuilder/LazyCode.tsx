import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { ErrorNoticeButton } from '../ErrorNotice';
import type { ColorChanges } from '../ScannerScreen/defaults';
import type Code from './Code';
import styles from './styles.module.css';

interface LazyCodeProps {
  readonly platform: string;
  readonly changes: ColorChanges;
  /** The code of the default colors, which the build has rendered. */
  readonly children: ReactNode;
}

/** The theme as code. What writes it is loaded when the reader comes near, or has changed a color. */
export default function LazyCode({ platform, changes, children }: LazyCodeProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [Loaded, setLoaded] = useState<typeof Code>();
  const [hasFailed, setHasFailed] = useState(false);
  const isChanged = Object.keys(changes).length > 0;
  const isLoading = (isNear || isChanged) && Loaded === undefined && !hasFailed;

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

  useEffect(() => {
    if (!isLoading) return undefined;
    let cancelled = false;
    import('./Code').then(
      ({ default: component }) => {
        if (!cancelled) setLoaded(() => component);
      },
      () => {
        if (!cancelled) setHasFailed(true);
      },
    );
    return () => {
      cancelled = true;
    };
  }, [isLoading]);

  return (
    <div ref={root} className={styles.code}>
      {hasFailed && (
        <div className="alert alert--warning" role="alert">
          <p>The code isn’t available right now.</p>
          <ErrorNoticeButton onClick={() => setHasFailed(false)}>Retry</ErrorNoticeButton>
        </div>
      )}
      {Loaded ? (
        <Loaded platform={platform} changes={changes} />
      ) : (
        // It is not the code of the colors that are chosen, but takes its place.
        <div className={clsx(styles.default, isChanged && styles.pending)}>{children}</div>
      )}
    </div>
  );
}
