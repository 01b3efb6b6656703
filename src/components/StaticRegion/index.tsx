import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import styles from './styles.module.css';
import { useLinks } from './useLinks';

const never = (): (() => void) => () => undefined;

interface Props {
  /** Must need no script, apart from links. */
  readonly children: ReactNode;
  /** Whether this browser may keep the server's HTML; asked once, by default always. */
  readonly keep?: () => boolean;
}

/** The server's HTML, which React leaves as it is. */
function Kept(): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const links = useLinks(root);
  return (
    <div
      ref={root}
      className={styles.region}
      {...links}
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
}

/**
 * A part of the page that stays as the server drew it: on the visit that begins with the page, React neither
 * renders nor compares it. Where it is drawn in the browser, it is ordinary React.
 */
export default function StaticRegion({ children, keep }: Props): ReactNode {
  // True while React takes over the page that the server drew, and only then.
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => ExecutionEnvironment.canUseDOM,
  );
  const [isKept] = useState(() => isHydrating && (keep?.() ?? true));
  return isKept ? <Kept /> : <div className={styles.region}>{children}</div>;
}
