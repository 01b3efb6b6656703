import type { ReactNode } from 'react';
import { routeAnnouncerId } from './region';
import styles from './styles.module.css';

/** Live region that says which page has come; it is there, empty, before anything is said. */
export default function RouteAnnouncer(): ReactNode {
  return (
    <div
      id={routeAnnouncerId}
      className={styles.region}
      role="status"
      aria-live="polite"
      aria-atomic="true"
    />
  );
}
