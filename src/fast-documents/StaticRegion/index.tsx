import { useState, useSyncExternalStore, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import styles from './styles.module.css';
import { useLinks } from '@site/src/hooks/useLinks';

const never = (): (() => void) => () => undefined;

interface Props {
  /** Must not need a script, except for links. */
  readonly children: ReactNode;
  /** Whether this browser may leave the server's HTML static; called once, by default always. */
  readonly keep?: () => boolean;
}

/** The server's HTML, which React leaves unchanged. */
function StaticHtml(): ReactNode {
  const links = useLinks();
  return (
    <div
      className={styles.region}
      {...links}
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
}

/**
 * A part of the page that is not hydrated: on the visit that begins with this page, React neither renders nor compares
 * it. Where it is first rendered in the browser, it is ordinary React.
 */
export default function StaticRegion({ children, keep }: Props): ReactNode {
  // True during hydration only.
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => ExecutionEnvironment.canUseDOM,
  );
  const [isStatic] = useState(() => isHydrating && (keep?.() ?? true));
  return isStatic ? <StaticHtml /> : <div className={styles.region}>{children}</div>;
}
