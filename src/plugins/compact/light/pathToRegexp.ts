/**
 * Stands for `path-to-regexp` 1, which the router uses, in the browser's production bundle. The routes of
 * this site are addresses without parameters, and `*`; anything else is refused.
 */
interface Options {
  readonly end?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

/** Which part of a match has a name; `*` is called 0. */
interface Key {
  readonly name: number;
}

/** The address that a route's path stands for: links escape what could be taken for a parameter. */
function literal(path: string): string {
  if (path !== '*' && /[:*?+(){}]/.test(path.replace(/\\./g, ''))) {
    throw new Error(`The route ${path} has parameters; see src/plugins/compact/light.`);
  }
  return path.replace(/\\(.)/g, '$1');
}

/**
 * Pattern of a route.
 *
 * @param keys Is given the names of the pattern's groups.
 * @throws Error where the path has parameters.
 */
export default function pathToRegexp(route: string, keys: Key[], options: Options = {}): RegExp {
  const path = literal(route);
  const { end = true, strict = false, sensitive = false } = options;
  if (path === '*') keys.push({ name: 0 });
  let pattern = path === '*' ? '(.*)' : path.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  const hasSlash = path.endsWith('/');
  if (!strict) pattern = `${hasSlash ? pattern.slice(0, -2) : pattern}(?:\\/(?=$))?`;
  if (end) pattern += '$';
  else if (!strict || !hasSlash) pattern += '(?=\\/|$)';
  return new RegExp(`^${pattern}`, sensitive ? '' : 'i');
}

/** An address of a route: without parameters, the route itself. */
pathToRegexp.compile = (path: string) => {
  const address = literal(path);
  return () => address;
};
