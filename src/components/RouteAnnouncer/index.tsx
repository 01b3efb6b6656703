import type { ReactNode } from 'react';
import { routeAnnouncerId } from './region';

/** Live region that says which page has come; it is there, empty, before anything is said. */
export default function RouteAnnouncer(): ReactNode {
  return (
    <div
      id={routeAnnouncerId}
      className="dk-hidden"
      role="status"
      aria-live="polite"
      aria-atomic="true"
    />
  );
}
