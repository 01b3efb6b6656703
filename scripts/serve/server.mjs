// @ts-check
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- An import would be one at run time.
/// <reference path="./compression.d.ts" />
// Serves a build as real hosts do, with rules that can spoil single files. Files are sent by `send`, which comes with
// Docusaurus; which file, and with which headers, is decided here.
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import compression from 'compression';
import send from 'send';
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
 * @property {number} [stall] Sends nothing more after this many bytes of the file; with 0, not even headers.
 * @property {number} [delay] Milliseconds to wait before anything else.
 * @property {Readonly<Record<string, string>>} [headers] Headers on top of the usual ones.
 * @property {number} [times] How often the rule applies; always, if not given.
 *
 * @typedef {object} Options
 * @property {string} root Folder of the build.
 * @property {number} [port] Any free one, if not given.
 * @property {Mode} [mode]
 * @property {string} [base] Path under which the build is served, without a slash at the end: the one that it is built
 *   for, if not given.
 * @property {boolean} [bare] Without the headers of the build's `_headers`, as on hosts that send none.
 * @property {boolean} [production] As the documented hosts do, answers 301 to addresses that end in `.html` and 404 to
 *   `/404.html`, and compresses.
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

/** The base URL for which a build has its `_headers`: the path of their first rule. @param {string} text */
const baseUrlOf = (text) => /^(\/.*)\*$/m.exec(text)?.[1] ?? '/';

/** Text of a file, empty while there is none: a build can replace the folder at any time. @param {string} path */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** @param {string} path */
function isFile(path) {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Where a request leads: to a file, to another address, or nowhere.
 * @param {string} root
 * @param {string} path Path of the address, decoded, beginning with a slash.
 * @param {Mode} mode
 * @returns {{ file: string } | { redirect: string } | undefined} The file as a path below `root`.
 */
function locate(root, path, mode) {
  // Hidden files, ways out of the folder, and two slashes at the beginning, which would be a host in a redirect.
  if (/^\/\/|\\|\/\.(?!well-known\/)/.test(path)) return undefined;
  const index = `${path.replace(/\/$/, '')}/index.html`;
  if (!path.endsWith('/') && isFile(join(root, path))) return { file: path };
  if (!isFile(join(root, index))) return undefined;
  return path.endsWith('/') || mode === 'direct' ? { file: index } : { redirect: `${path}/` };
}

/** Path of a request, decoded; a malformed one leads nowhere. @param {URL} address */
function pathOf({ pathname }) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '/%';
  }
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
  base = baseUrlOf(textOf(join(root, hostFiles.headers))).replace(/\/$/, ''),
  bare = false,
  production = false,
  rules = [],
}) {
  const compress = compression();
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
    if (isHostFile(path) || (production && path === '/404.html')) return undefined;
    const short = production ? withoutHtml(path) : undefined;
    const place = locate(root, short ?? path, mode);
    return place && 'file' in place && short !== undefined ? { redirect: short } : place;
  };

  const server = createServer((request, response) => {
    // Joined, not resolved: an address that begins with two slashes names no other host.
    const wanted = request.url?.startsWith('/') ? request.url : '/%';
    const address = new URL(`http://localhost${wanted}`);
    const path = pathOf(address);
    const rule = ruleFor(path);
    const inside =
      path === base ? '/' : path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;

    /** @param {number} status @param {Readonly<Record<string, string>>} more */
    const setHead = (status, more) => {
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response.statusCode = status;
      const text = bare ? '' : textOf(join(root, hostFiles.headers));
      // What is said of a file is not said of its absence.
      const below = status < 400 ? (inside ?? path) : '/';
      const all = {
        ...headersOf(text, baseUrlOf(text) + below.slice(1)),
        'Cache-Control': cacheControl(inside ?? path, status),
        ...more,
        ...rule?.headers,
      };
      for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
    };
    /** @param {number} status @param {Readonly<Record<string, string>>} [more] @param {string} [body] */
    const end = (status, more = {}, body = `${status}\n`) => {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      setHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...more });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const endMissing = () => {
      const page = textOf(join(root, '404.html'));
      if (page === '') end(404);
      else end(404, { 'Content-Type': contentTypes['.html'] ?? '' }, page);
    };

    const answer = () => {
      if (rule?.abort) {
        request.socket.destroy();
        return;
      }
      if (rule?.stall === 0) return;
      log.push({
        path,
        get status() {
          return response.statusCode;
        },
      });
      if (rule?.status !== undefined) {
        end(rule.status);
        return;
      }
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        end(405, { Allow: 'GET, HEAD' });
        return;
      }
      const place = inside === undefined ? undefined : find(inside);
      if (place === undefined) {
        endMissing();
        return;
      }
      if ('redirect' in place) {
        end(301, { Location: `${base}${encodeURI(place.redirect)}${address.search}` }, '');
        return;
      }
      const type = {
        'Content-Type': contentTypes[extname(place.file)] ?? 'application/octet-stream',
      };
      if (rule?.stall) {
        setHead(200, type);
        response.write(readFileSync(join(root, place.file)).subarray(0, rule.stall));
        return;
      }
      if (rule?.edit) {
        end(200, type, rule.edit(readFileSync(join(root, place.file), 'utf8')));
        return;
      }
      setHead(200, type);
      send(request, encodeURI(place.file), { root, cacheControl: false, dotfiles: 'allow' })
        .on(
          'error',
          (/** @type {{ status: number, headers?: Record<string, string> }} */ error) => {
            if (error.status === 404) endMissing();
            else end(error.status, error.headers);
          },
        )
        .pipe(response);
    };
    const begin = () => {
      // A range is one of the file, not of what it is compressed to.
      if (production && request.headers.range === undefined) compress(request, response, answer);
      else answer();
    };
    if (rule?.delay === undefined) begin();
    else setTimeout(begin, rule.delay);
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
