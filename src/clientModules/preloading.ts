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

/** How many pages of visible links share the connection: one that takes long does not hold up all others. */
const mostAtOnce = 2;

/**
 * Milliseconds after which a page is no longer waited for. Where a browser knows no prefetching, as Safari, Docusaurus
 * never hears of one that cannot be had.
 */
const longest = 5000;

/**
 * The loader with four defects mended: a target with `#` or `?` matched no route, so nothing was
 * loaded; the page in view was loaded once more; a browser whose `navigator.connection` does not tell
 * `effectiveType` made it throw; and pages of visible links were looked up all at once, while the page did not
 * answer. Such a connection counts as fast, as one that tells nothing at all does. Visible links wait for
 * an idle moment each, and for one of the pages before; the link that came into view last is first, for it is near to
 * where the reader is.
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
  let isIdling = false;
  let loading = 0;
  const goOn = (): void => {
    if (isIdling || waiting.size === 0 || loading === mostAtOnce) return;
    isIdling = true;
    idle(() => {
      isIdling = false;
      const [path = ''] = [...waiting].slice(-1);
      waiting.delete(path);
      const loaded = prefetch(path);
      if (loaded instanceof Promise) {
        loading += 1;
        const end = (): void => {
          loading -= 1;
          goOn();
        };
        const late = new Promise((resolve) => {
          setTimeout(resolve, longest);
        });
        Promise.race([loaded, late]).then(end, end);
      }
      goOn();
    });
  };
  const elsewhere = (target: string): string | undefined => {
    const path = pathOf(target);
    return path === '' || path === here() ? undefined : path;
  };
  return Object.freeze<Loader>({
    prefetch: (target) => {
      const path = elsewhere(target);
      if (path === undefined) return false;
      waiting.delete(path);
      waiting.add(path);
      goOn();
      return true;
    },
    preload: (target) => {
      const path = elsewhere(target);
      if (path === undefined) return false;
      const loading = preload(path);
      // Links do not wait for it. A page that cannot be loaded is reported when it is navigated to.
      if (loading instanceof Promise) loading.catch(() => undefined);
      return loading;
    },
  });
}
