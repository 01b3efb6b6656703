import type { ReactNode } from 'react';
import { routeAnnouncerId } from './region';

/** Live region that announces that a page loads, and the new page. It exists, empty, before the first announcement. */
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
