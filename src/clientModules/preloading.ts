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
 * The loader with two defects mended: a target with `#` or `?` matched no route, so nothing was
 * loaded; and a browser whose `navigator.connection` does not tell `effectiveType` made it throw.
 * Such a connection counts as fast, as one that tells nothing at all does.
 */
export function mend({ prefetch, preload }: Loader, connection: object | undefined): Loader {
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
      return path === '' ? false : load(path);
    };
  return Object.freeze({ prefetch: withPath(prefetch), preload: withPath(preload) });
}
