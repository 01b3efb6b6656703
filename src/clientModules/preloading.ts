/** What Docusaurus offers its links: load a page's files soon, or now. */
export interface Loader {
  readonly prefetch: (path: string) => unknown;
  readonly preload: (path: string) => unknown;
}

/** Path of a link's target: routes know neither query nor hash. */
export function pathOf(target: string): string {
  return target.replace(/[?#].*$/s, '');
}

/** Runs a task when the browser has nothing more urgent to do. */
export type Idle = (task: () => void) => void;

/** Waits for an idle moment; for a fifth of a second where the browser knows none, as Safari. */
export const whenIdle: Idle = (task) => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task);
  else setTimeout(task, 200);
};

/**
 * The loader with four defects mended: a target with `#` or `?` matched no route, so nothing was
 * loaded; the page in view was loaded once more; a browser whose `navigator.connection` does not tell
 * `effectiveType` made it throw; and pages of visible links were looked up all at once, while the page did not
 * answer. Such a connection counts as fast, as one that tells nothing at all does. Visible links wait for
 * an idle moment each.
 *
 * @param here Path of the page in view.
 * @param idle When to prefetch.
 */
export function mend(
  { prefetch, preload }: Loader,
  connection: object | undefined,
  here: () => string = () => window.location.pathname,
  idle: Idle = whenIdle,
): Loader {
  if (
    connection !== undefined &&
    typeof (connection as { effectiveType?: unknown }).effectiveType !== 'string'
  ) {
    Reflect.defineProperty(connection, 'effectiveType', { value: '4g', configurable: true });
  }
  const waiting = new Set<string>();
  const next = (): void => {
    const [path] = waiting;
    if (path === undefined) return;
    waiting.delete(path);
    prefetch(path);
    if (waiting.size > 0) idle(next);
  };
  const elsewhere = (target: string): string | undefined => {
    const path = pathOf(target);
    return path === '' || path === here() ? undefined : path;
  };
  return Object.freeze<Loader>({
    prefetch: (target) => {
      const path = elsewhere(target);
      if (path === undefined) return false;
      waiting.add(path);
      if (waiting.size === 1) idle(next);
      return true;
    },
    preload: (target) => {
      const path = elsewhere(target);
      return path === undefined ? false : preload(path);
    },
  });
}
