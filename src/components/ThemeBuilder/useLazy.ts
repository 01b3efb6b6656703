import { useEffect, useState, type ComponentType } from 'react';

interface Lazy<P> {
  /** The component, once it has been loaded. */
  readonly Loaded: ComponentType<P> | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * A component that is loaded when it is wanted.
 *
 * @param load Imports its module; the same function on each render.
 */
export function useLazy<P>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  isWanted: boolean,
): Lazy<P> {
  const [Loaded, setLoaded] = useState<ComponentType<P>>();
  const [hasFailed, setHasFailed] = useState(false);
  const isLoading = isWanted && Loaded === undefined && !hasFailed;

  useEffect(() => {
    if (!isLoading) return undefined;
    let cancelled = false;
    load().then(
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
  }, [isLoading, load]);

  return { Loaded, hasFailed, retry: () => setHasFailed(false) };
}
