import { useEffect, useRef } from 'react';
import { useLocation } from '@docusaurus/router';

interface HotUpdates {
  addStatusHandler(handler: (status: string) => void): void;
  removeStatusHandler(handler: (status: string) => void): void;
}

declare global {
  interface ImportMeta {
    /** Only in the live preview. */
    readonly webpackHot?: HotUpdates;
  }
}

/**
 * Calls `reset` once the reader is on another page than the one on which the component appeared. In the live preview, a
 * saved file reloads the page: the boundary would keep the error of what has been repaired.
 */
export function useResetOnNavigation(reset: () => void): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname === first.current) return;
    first.current = pathname;
    reset();
  }, [pathname, reset]);
  useEffect(() => {
    // A build leaves this out.
    if (process.env.NODE_ENV !== 'development') return undefined;
    const updates = import.meta.webpackHot;
    const reload = (status: string): void => {
      if (status === 'idle') window.location.reload();
    };
    updates?.addStatusHandler(reload);
    return () => updates?.removeStatusHandler(reload);
  }, []);
}
