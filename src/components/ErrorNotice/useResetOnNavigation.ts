import { useEffect, useRef } from 'react';
import { useLocation } from '@docusaurus/router';

/** Calls `reset` once the reader is on another page than the one on which the component appeared. */
export function useResetOnNavigation(reset: () => void): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current) return;
    first.current = pathname;
    reset();
  }, [pathname, reset]);
}
