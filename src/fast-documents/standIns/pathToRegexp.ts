/**
 * Replaces `path-to-regexp` 1, which the router uses, in the browser's production bundle. The routes of this site are
 * paths without parameters, and `*`; anything else is refused.
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
  const { end = true, strict = false, sensitive = false } = options;
  if (path === '*') {
    keys.push({ name: 0 });
    return { exec: (address) => found([address, address], address) };
  }
  const inCase = sensitive ? (text: string) => text : (text: string) => text.toLowerCase();
  const endsInSlash = path.endsWith('/');
  const base = inCase(endsInSlash && !strict ? path.slice(0, -1) : path);
  return {
    exec: (address) => {
      const { length } = base;
      if (address.length < length || (end && address.length > length + 1)) return null;
      if (inCase(address.slice(0, length)) !== base) return null;
      const rest = address.slice(length);
      if (rest === '' || (rest === '/' && !strict)) return found([address], address);
      const isBelow = rest.startsWith('/') || (strict && endsInSlash);
      return !end && isBelow ? found([address.slice(0, length)], address) : null;
    },
  };
}

/** A function that returns the path of a route: without parameters, the route itself. */
pathToRegexp.compile = (path: string) => {
  const address = literal(path);
  return () => address;
};
