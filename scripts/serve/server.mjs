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
import siteModules from '../siteModules.cjs';
import base from '../base.cjs';

const { textOr } = base;

/**
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
 * @property {string} [base] Path under which the build is served, without a slash at the end: the one that it is built
 *   for, if not given.
 * @property {boolean} [plainHost] As GitHub Pages: without the headers of the build, and a page's address without a slash
 *   at its end answers 301 to the one with it.
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

const { cacheControl, contentTypes, headersForEnd, hostFiles, plainHeaders } = siteModules.policy;

/**
 * Permanent redirect of a URL in the form of a file: `/x.html` to `/x`, `/x/index.html` to `/x/`. Nowhere, if it has no
 * such form.
 * @param {string} path
 */
function withoutHtml(path) {
  const short = path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
  return short === path ? undefined : short;
}

/** The base URL of a build and its policy, as the first rule of its `_headers` has them. @param {string} root */
function builtFor(root) {
  const rule = /^(\/.*)\*\n\s+Content-Security-Policy: (.*)$/m;
  const [, baseUrl = '/', policy] = rule.exec(textOr(join(root, hostFiles.headers), '')) ?? [];
  return { baseUrl, policy };
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
 * Where a request leads: to a file below the folder, to another address, or nowhere.
 * @param {Pick<Required<Options>, 'root' | 'plainHost' | 'production'>} options
 * @param {string} path Path of the address, decoded, beginning with a slash.
 * @returns {{ file: string } | { redirect: string } | undefined}
 */
function locate({ root, plainHost, production }, path) {
  const isForHosts = Object.values(hostFiles).includes(path.slice(1));
  if (isForHosts || (production && path === '/404.html')) return undefined;
  // Hidden files, ways out of the folder, and two slashes at the beginning, which would be a host in a redirect.
  if (/^\/\/|\\|\/\.(?!well-known\/)/.test(path)) return undefined;
  const short = production ? withoutHtml(path) : undefined;
  if (short !== undefined) return { redirect: short };
  if (!path.endsWith('/') && isFile(join(root, path))) return { file: path };
  const index = `${path.replace(/\/$/, '')}/index.html`;
  if (!isFile(join(root, index))) return undefined;
  return path.endsWith('/') || !plainHost ? { file: index } : { redirect: `${path}/` };
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
 * Starts a server on 127.0.0.1. By default, it sends the policy that the build wrote for its hosts, so that what is
 * tested is what is deployed.
 * @param {Options} options
 * @returns {Promise<Site>}
 */
export async function startServer({
  root,
  port = 0,
  base = builtFor(root).baseUrl.replace(/\/$/, ''),
  plainHost = false,
  production = false,
  rules = [],
}) {
  const compress = compression();
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
    // Joined, not resolved: an address that begins with two slashes names no other host.
    const wanted = request.url?.startsWith('/') ? request.url : '/%';
    const address = new URL(`http://localhost${wanted}`);
    const path = pathOf(address);
    const rule = ruleFor(path);
    const inside =
      path === base ? '/' : path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;

    /** @param {number} status @param {string | undefined} type @param {Readonly<Record<string, string>>} [more] */
    const setHead = (status, type = 'application/octet-stream', more = {}) => {
      const { policy } = builtFor(root);
      const ofBuild =
        plainHost || policy === undefined
          ? {}
          : {
              'Content-Security-Policy': policy,
              ...plainHeaders,
              // Headers of a file, such as its caching, don't apply where it is missing.
              ...(status < 400 ? headersForEnd(path) : {}),
            };
      const headers = {
        ...ofBuild,
        'Cache-Control': cacheControl(inside ?? path, status),
        'Content-Type': type,
        ...more,
        ...rule?.headers,
      };
      response.statusCode = status;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    };
    /** @param {number} status @param {Readonly<Record<string, string>>} [more] @param {string} [page] */
    const end = (status, more, page = '') => {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      setHead(status, contentTypes[page === '' ? '.txt' : '.html'], more);
      response.end(request.method === 'HEAD' ? undefined : page || `${status}\n`);
    };
    const endMissing = () => end(404, {}, textOr(join(root, '404.html'), ''));

    const answer = () => {
      if (rule?.abort) {
        request.socket.destroy();
        return;
      }
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
      const place =
        inside === undefined ? undefined : locate({ root, plainHost, production }, inside);
      if (place === undefined) {
        endMissing();
        return;
      }
      if ('redirect' in place) {
        end(301, { Location: `${base}${encodeURI(place.redirect)}${address.search}` });
        return;
      }
      const type = contentTypes[extname(place.file)];
      if (rule?.edit) {
        setHead(200, type);
        response.end(rule.edit(readFileSync(join(root, place.file), 'utf8')));
        return;
      }
      send(request, encodeURI(place.file), { root, cacheControl: false, dotfiles: 'allow' })
        .on('headers', () => setHead(200, type))
        .on('error', (/** @type {{ status: number, headers?: Record<string, string> }} */ error) =>
          error.status === 404 ? endMissing() : end(error.status, error.headers),
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
  const { port: bound } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${bound}${base}`,
    rules,
    log,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
