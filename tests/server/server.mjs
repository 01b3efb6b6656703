// @ts-check
// Serves a build as real hosts do, with rules that can spoil single files. No dependency but Node.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

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
 * @property {Readonly<Record<string, string>>} [headers] Headers of every answer.
 * @property {Rule[]} [rules] May be changed while the server runs.
 *
 * @typedef {object} Site
 * @property {string} url Address without a slash at the end.
 * @property {Rule[]} rules
 * @property {{ readonly path: string, readonly status: number }[]} log Every answer so far.
 * @property {() => Promise<void>} close
 */

/** @type {Readonly<Record<string, string>>} */
export const contentTypes = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * How long an answer may be kept: files whose name carries a hash for ever, errors never, pages only
 * as long as the host says they are current.
 * @param {string} path
 * @param {number} status
 */
export function cacheControl(path, status) {
  if (status >= 400) return 'no-store';
  return path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
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
 * Starts a server on 127.0.0.1.
 * @param {Options} options
 * @returns {Promise<Site>}
 */
export async function startServer({
  root,
  port = 0,
  mode = 'redirect',
  base = '',
  headers = {},
  rules = [],
}) {
  const folder = normalize(root).replace(/[\\/]$/, '');
  /** @type {Site['log']} */
  const log = [];
  /** @type {WeakMap<Rule, number>} */
  const used = new WeakMap();

  /** @param {string} path */
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

  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost');
    let path = '/';
    try {
      path = decodeURIComponent(address.pathname);
    } catch {
      // Malformed: answered below as a path that leads nowhere.
      path = '/%';
    }
    const rule = ruleFor(path);

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
        response.writeHead(status, {
          'Cache-Control': cacheControl(path, status),
          'X-Content-Type-Options': 'nosniff',
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
      const inside =
        path === base ? '/' : path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
      const place = inside === undefined ? undefined : locate(folder, inside, mode);
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
