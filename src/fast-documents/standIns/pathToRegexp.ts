/**
 * Replaces `path-to-regexp` 1, which the router uses, in the browser's production bundle. The routes of this site are
 * paths without parameters, and `*`; anything else is refused. Docusaurus asks for no strict or case-sensitive routes.
 */
interface Options {
  readonly end?: boolean;
}

/** Which part of a match has a name; `*` is called 0. */
interface Key {
  readonly name: number;
}

/** The literal path of a route: Docusaurus escapes what could be taken for a parameter. */
function literal(path: string): string {
  if (path !== '*' && /[:*?+(){}]/.test(path.replace(/\\./g, ''))) {
    throw new Error(
      `The route ${path} has parameters; see src/fast-documents/standIns/pathToRegexp.ts.`,
    );
  }
  return path.replace(/\\(.)/g, '$1');
}

/** What the router asks of a pattern. */
type Pattern = Pick<RegExp, 'exec'>;

/** A match of the library's pattern: the part of the URL that matches the route. */
function found(parts: readonly [string, ...string[]], input: string): RegExpExecArray {
  return Object.assign([...parts], { index: 0, input }) as unknown as RegExpExecArray;
}

/**
 * Pattern of a route. Paths are compared as strings: a page matches several hundred routes, and compiling as many
 * regular expressions took a phone longer than anything else in the main script.
 *
 * @param keys Receives the names of the pattern's groups.
 * @throws Error where the path has parameters.
 */
export default function pathToRegexp(route: string, keys: Key[], options: Options = {}): Pattern {
  const path = literal(route);
  const { end = true } = options;
  if (path === '*') {
    keys.push({ name: 0 });
    return { exec: (address) => found([address, address], address) };
  }
  const base = path.replace(/\/$/, '').toLowerCase();
  return {
    exec: (address) => {
      const { length } = base;
      if (address.length < length || (end && address.length > length + 1)) return null;
      if (address.slice(0, length).toLowerCase() !== base) return null;
      const rest = address.slice(length);
      if (rest === '' || rest === '/') return found([address], address);
      return !end && rest.startsWith('/') ? found([address.slice(0, length)], address) : null;
    },
  };
}

/** A function that returns the path of a route: without parameters, the route itself. */
pathToRegexp.compile = (path: string) => {
  const address = literal(path);
  return () => address;
};
