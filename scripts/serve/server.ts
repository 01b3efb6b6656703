// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- An import would be one at run time.
/// <reference path="./compression.d.ts" />
// Serves a build as real hosts do, with rules that can spoil single files. Files are sent by `send`, which comes with
// Docusaurus; which file, and with which headers, is decided here.
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import compression from 'compression';
import send from 'send';
import { textOr } from '../../src/base/text';
import {
  cacheControl,
  contentTypes,
  headersForEnd,
  hostFiles,
  plainHeaders,
} from '../../src/plugins/security/policy';

type Headers = Readonly<Record<string, string>>;

/** What happens to requests whose path matches. The first rule that matches and is not used up wins. */
export interface Rule {
  /** Exact path, or a pattern for it. */
  path: string | RegExp;
  /** Answers with this status and the text of the error. */
  status?: number;
  /** Cuts the connection. */
  abort?: boolean;
  /** Changes the text of the file. */
  edit?: (text: string) => string;
  /** Milliseconds to wait before anything else. */
  delay?: number;
  /** Headers on top of the usual ones. */
  headers?: Headers;
  /** How often the rule applies; always, if not given. */
  times?: number;
}

interface Options {
  /** Folder of the build. */
  readonly root: string;
  /** Any free one, if not given. */
  readonly port?: number;
  /** Path under which the build is served, without a slash at the end: the one that it is built for, if not given. */
  readonly base?: string;
  /**
   * As GitHub Pages: without the headers of the build, and a page's address without a slash at its end answers 301 to the
   * one with it.
   */
  readonly plainHost?: boolean;
  /** As the documented hosts do, answers 301 to addresses that end in `.html` and 404 to `/404.html`, and compresses. */
  readonly production?: boolean;
  /** May be changed while the server runs. */
  readonly rules?: Rule[];
}

export interface Site {
  /** Address without a slash at the end. */
  readonly url: string;
  readonly rules: Rule[];
  /** Every request that was answered. */
  readonly log: { readonly path: string }[];
  readonly close: () => Promise<void>;
}

/**
 * Permanent redirect of a URL in the form of a file: `/x.html` to `/x`, `/x/index.html` to `/x/`. Nowhere, if it has no
 * such form.
 */
function withoutHtml(path: string): string | undefined {
  const short = path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
  return short === path ? undefined : short;
}

/** The base URL of a build without a slash at its end and its policy, as the first rule of its `_headers` has them. */
function builtFor(root: string): { readonly base: string; readonly policy: string | undefined } {
  const rule = /^(\/.*)\*\n\s+Content-Security-Policy: (.*)$/m;
  const [, baseUrl = '/', policy] = rule.exec(textOr(join(root, hostFiles.headers), '')) ?? [];
  return { base: baseUrl.slice(0, -1), policy };
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Where a request leads: to a file below the folder, to another address, or nowhere.
 *
 * @param path Path of the address, decoded, beginning with a slash.
 */
function locate(
  { root, plainHost, production }: Options,
  path: string,
): { readonly file: string } | { readonly redirect: string } | undefined {
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

/** Path of a request, decoded; a malformed one leads nowhere. */
function pathOf({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '/%';
  }
}

/** Finds the rule for each path, and counts how often it was used. */
function ruleFinder(rules: readonly Rule[]): (path: string) => Rule | undefined {
  const used = new Map<Rule, number>();
  return (path) => {
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
}

/** Answers a request that no rule has cut off. */
function answer(
  options: Options & { readonly base: string },
  request: IncomingMessage,
  response: ServerResponse,
  address: URL,
  rule: Rule | undefined,
): void {
  const { root, base, plainHost = false } = options;
  const path = pathOf(address);
  /** Path in the build. */
  const inside = `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) || '/' : undefined;

  const setHead = (status: number, type = 'application/octet-stream', more: Headers = {}): void => {
    // For each answer: the build may be replaced while it is served, and its policy with it.
    const { policy } = builtFor(root);
    const headers = {
      ...(plainHost || policy === undefined
        ? {}
        : {
            'Content-Security-Policy': policy,
            ...plainHeaders,
            // Headers of a file, such as its caching, don't apply where it is missing.
            ...(status < 400 ? headersForEnd(path) : {}),
          }),
      'Cache-Control': cacheControl(inside ?? path, status),
      'Content-Type': type,
      ...more,
      ...rule?.headers,
    };
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };
  const end = (status: number, more?: Headers, page = ''): void => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    setHead(status, contentTypes[page === '' ? '.txt' : '.html'], more);
    response.end(request.method === 'HEAD' ? undefined : page || `${status}\n`);
  };
  const endMissing = (): void => end(404, {}, textOr(join(root, '404.html'), ''));

  const sendFile = (file: string): void => {
    const type = contentTypes[extname(file)];
    if (rule?.edit) {
      setHead(200, type);
      response.end(rule.edit(readFileSync(join(root, file), 'utf8')));
      return;
    }
    send(request, encodeURI(file), { root, cacheControl: false, dotfiles: 'allow' })
      .on('headers', () => setHead(200, type))
      .on('error', (error: { readonly status: number; readonly headers?: Headers }) =>
        error.status === 404 ? endMissing() : end(error.status, error.headers),
      )
      .pipe(response);
  };

  const place = inside === undefined ? undefined : locate(options, inside);
  if (rule?.status !== undefined) end(rule.status);
  else if (request.method !== 'GET' && request.method !== 'HEAD') end(405, { Allow: 'GET, HEAD' });
  else if (place === undefined) endMissing();
  else if ('file' in place) sendFile(place.file);
  else end(301, { Location: `${base}${encodeURI(place.redirect)}${address.search}` });
}

/**
 * Starts a server on 127.0.0.1. By default, it sends the policy that the build wrote for its hosts, so that what is
 * tested is what is deployed.
 */
export async function startServer(options: Options): Promise<Site> {
  const { root, port = 0, base = builtFor(root).base, rules = [] } = options;
  const compress = compression();
  const log: Site['log'] = [];
  const ruleFor = ruleFinder(rules);

  const server = createServer((request, response) => {
    // Joined, not resolved: an address that begins with two slashes names no other host.
    const wanted = request.url?.startsWith('/') ? request.url : '/%';
    const address = new URL(`http://localhost${wanted}`);
    const path = pathOf(address);
    const rule = ruleFor(path);
    const begin = (): void => {
      if (rule?.abort) {
        request.socket.destroy();
        return;
      }
      log.push({ path });
      const next = (): void => answer({ ...options, base }, request, response, address, rule);
      // A range is one of the file, not of what it is compressed to.
      if (options.production && request.headers.range === undefined)
        compress(request, response, next);
      else next();
    };
    if (rule?.delay === undefined) begin();
    else setTimeout(begin, rule.delay);
  });

  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const { port: bound } = server.address() as AddressInfo;
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
