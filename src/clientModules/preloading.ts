/** What Docusaurus offers its links: load a page's files soon, or now. */
export interface Loader {
  readonly prefetch: (path: string) => unknown;
  readonly preload: (path: string) => unknown;
}

/** Path of a link's target: routes know neither query nor hash. */
export function pathOf(target: string): string {
  return target.replace(/[?#].*$/s, '');
}

/**
 * The loader with three defects mended: a target with `#` or `?` matched no route, so nothing was
 * loaded; the page in view was loaded once more; and a browser whose `navigator.connection` does not tell `effectiveType` made it throw.
 * Such a connection counts as fast, as one that tells nothing at all does.
 *
 * @param here Path of the page in view.
 */
export function mend(
  { prefetch, preload }: Loader,
  connection: object | undefined,
  here: () => string = () => window.location.pathname,
): Loader {
  if (
    connection !== undefined &&
    typeof (connection as { effectiveType?: unknown }).effectiveType !== 'string'
  ) {
    Reflect.defineProperty(connection, 'effectiveType', { value: '4g', configurable: true });
  }
  const withPath =
    (load: Loader['prefetch']): Loader['prefetch'] =>
    (target) => {
      const path = pathOf(target);
      return path === '' || path === here() ? false : load(path);
    };
  return Object.freeze({ prefetch: withPath(prefetch), preload: withPath(preload) });
}
