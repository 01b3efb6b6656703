// @ts-check
// Serves a build as real hosts do, with rules that can spoil single files. No dependency but Node.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import security from '../../src/security/load.cjs';

/**
 * How a folder's page is reached without a slash: `redirect` answers 301 to the form with one, as
 * GitHub Pages does; `direct` serves it at both addresses, as nginx does with `try_files`.
 * @typedef {'redirect' | 'direct'} Mode
 *
 * What happens to requests whose path matches. The first rule that matches and is not used up wins.
 * @typedef {object} Rule
 * @property {string | RegExp} path Exact path, or a pattern for it.
 * @property {number} [status] Answers with this status and the text of the error.
 * @property {boolean} [abort] Cuts the connection.
 * @property {(text: string) => string} [edit] Changes the text of the file.
 * @property {number} [delay] Milliseconds to wait before anything else.
 * @property {Readonly<Record<string, string>>} [headers] Headers on top of the usual ones.
 * @property {number} [times] How often the rule applies; always, if not given.
 *
 * @typedef {object} Options
 * @property {string} root Folder of the build.
 * @property {number} [port] Any free one, if not given.
 * @property {Mode} [mode]
 * @property {string} [base] Path under which the build is served.
 * @property {boolean} [bare] Without the headers of the build's `_headers`, as on hosts that send none.
 * @property {boolean} [clean] Answers 301 to addresses that end in `.html`, and 404 to `/404.html`.
 * @property {Readonly<Record<string, string>>} [headers] Headers of every answer, on top of the build's.
 * @property {Rule[]} [rules] May be changed while the server runs.
 *
 * @typedef {object} Site
 * @property {string} url Address without a slash at the end.
 * @property {Rule[]} rules
 * @property {{ readonly path: string, readonly status: number }[]} log Every answer so far.
 * @property {() => Promise<void>} close
 */

const { cacheControl, contentTypes, hostFiles, isHostFile, withoutHtml } = security.policy;

/**
 * The headers that a `_headers` file gives a path, read as Netlify and Cloudflare Pages read it.
 * @param {string} text
 * @param {string} path
 */
export function headersOf(text, path) {
  /** @type {Record<string, string>} */
  const headers = {};
  let matches = false;
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith(' ')) {
      const [, name = '', value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
      if (matches) headers[name] = value;
    } else {
      const [before = '', after] = line.split('*');
      matches =
        after === undefined
          ? path === line
          : path.startsWith(before) &&
            path.endsWith(after) &&
            path.length >= before.length + after.length;
    }
  }
  return headers;
}

/** @param {string} path */
const isFile = (path) => existsSync(path) && statSync(path).isFile();

/**
 * Where a request leads: to a file, to another address, or nowhere.
 * @param {string} root
 * @param {string} path Path of the address, decoded, beginning with a slash.
 * @param {Mode} mode
 * @returns {{ file: string } | { redirect: string } | undefined}
 */
export function locate(root, path, mode) {
  // Two slashes at the beginning would be a host in a redirect.
  if (/^[/\\]{2}/.test(path)) return undefined;
  const target = normalize(join(root, path));
  if (target !== root && !target.startsWith(root + sep)) return undefined;
  if (path.endsWith('/')) {
    const index = join(target, 'index.html');
    return isFile(index) ? { file: index } : undefined;
  }
  if (isFile(target)) return { file: target };
  const index = join(target, 'index.html');
  if (!isFile(index)) return undefined;
  return mode === 'direct' ? { file: index } : { redirect: `${path}/` };
}

/**
 * Starts a server on 127.0.0.1. By default, it responds with the headers that the build
 * wrote for its hosts, so that what is tested is what is deployed.
 * @param {Options} options
 * @returns {Promise<Site>}
 */
export async function startServer({
  root,
  port = 0,
  mode = 'redirect',
  base = '',
  bare = false,
  clean = false,
  headers = {},
  rules = [],
}) {
  const folder = normalize(root).replace(/[\\/]$/, '');
  const headersPath = join(folder, hostFiles.headers);
  /** @type {Site['log']} */
  const log = [];
  /** @type {WeakMap<Rule, number>} */
  const used = new WeakMap();

  /**
   * @param {string} path
   */
  const ruleFor = (path) => {
    const rule = rules.find(
      (candidate) =>
        (typeof candidate.path === 'string'
          ? candidate.path === path
          : candidate.path.test(path)) &&
        (used.get(candidate) ?? 0) < (candidate.times ?? Infinity),
    );
    if (rule) used.set(rule, (used.get(rule) ?? 0) + 1);
    return rule;
  };

  /** @param {string} path */
  const find = (path) => {
    if (isHostFile(path) || (clean && path === '/404.html')) return undefined;
    const short = clean ? withoutHtml(path) : undefined;
    const place = locate(folder, short ?? path, mode);
    return place && 'file' in place && short !== undefined ? { redirect: short } : place;
  };

  const server = createServer((request, response) => {
    // Joined, not resolved: an address that begins with two slashes names no other host.
    const wanted = request.url?.startsWith('/') ? request.url : '/%';
    const address = new URL(`http://localhost${wanted}`);
    let path = '/';
    try {
      path = decodeURIComponent(address.pathname);
    } catch {
      // Malformed: answered below as a path that leads nowhere.
      path = '/%';
    }
    const rule = ruleFor(path);
    const inside =
      path === base ? '/' : path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;

    const answer = () => {
      if (rule?.abort) {
        request.socket.destroy();
        return;
      }
      /**
       * @param {number} status
       * @param {Readonly<Record<string, string>>} more
       */
      const head = (status, more) => {
        log.push({ path, status });
        const built =
          bare || !isFile(headersPath)
            ? {}
            : headersOf(readFileSync(headersPath, 'utf8'), inside ?? path);
        response.writeHead(status, {
          ...built,
          'Cache-Control': cacheControl(inside ?? path, status),
          ...headers,
          ...more,
          ...rule?.headers,
        });
      };
      if (rule?.status !== undefined) {
        head(rule.status, { 'Content-Type': 'text/plain; charset=utf-8' });
        response.end(`${String(rule.status)}\n`);
        return;
      }
      const place = inside === undefined ? undefined : find(inside);
      if (place && 'redirect' in place) {
        head(301, { Location: `${base}${encodeURI(place.redirect)}${address.search}` });
        response.end();
        return;
      }
      const missing = join(folder, '404.html');
      const file = place?.file ?? missing;
      head(place ? 200 : 404, {
        'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
      });
      if (request.method === 'HEAD') response.end();
      else if (place && rule?.edit) response.end(rule.edit(readFileSync(file, 'utf8')));
      else if (place) createReadStream(file).pipe(response);
      else response.end(isFile(missing) ? readFileSync(missing) : 'Not found\n');
    };
    if (rule?.delay === undefined) answer();
    else setTimeout(answer, rule.delay);
  });

  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const bound = server.address();
  const number = typeof bound === 'object' && bound !== null ? bound.port : port;
  return {
    url: `http://127.0.0.1:${String(number)}${base}`,
    rules,
    log,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
