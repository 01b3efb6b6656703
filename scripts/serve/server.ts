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
  /** Every answer so far. */
  readonly log: { readonly path: string; readonly status: number }[];
  readonly close: () => Promise<void>;
}

/** What is the same for all requests. */
type Settings = Required<Omit<Options, 'port' | 'rules'>> & Pick<Site, 'log'>;

/**
 * Permanent redirect of a URL in the form of a file: `/x.html` to `/x`, `/x/index.html` to `/x/`. Nowhere, if it has no
 * such form.
 */
function withoutHtml(path: string): string | undefined {
  const short = path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
  return short === path ? undefined : short;
}

/** The base URL of a build and its policy, as the first rule of its `_headers` has them. */
function builtFor(root: string): { readonly baseUrl: string; readonly policy: string | undefined } {
  const rule = /^(\/.*)\*\n\s+Content-Security-Policy: (.*)$/m;
  const [, baseUrl = '/', policy] = rule.exec(textOr(join(root, hostFiles.headers), '')) ?? [];
  return { baseUrl, policy };
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
  { root, plainHost, production }: Settings,
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

/** The part of a path below the base; `undefined` if it is outside. */
function pathBelow(base: string, path: string): string | undefined {
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}

/** A request with the rule for it, and its answer. */
class Exchange {
  readonly #path: string;
  /** Path in the build. */
  readonly #inside: string | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
    private readonly address: URL,
    private readonly rule: Rule | undefined,
  ) {
    this.#path = pathOf(address);
    this.#inside = pathBelow(settings.base, this.#path);
  }

  answer(): void {
    const { request, response, rule } = this;
    if (rule?.abort) {
      request.socket.destroy();
      return;
    }
    this.settings.log.push({
      path: this.#path,
      get status() {
        return response.statusCode;
      },
    });
    if (rule?.status !== undefined) this.#end(rule.status);
    else if (request.method !== 'GET' && request.method !== 'HEAD')
      this.#end(405, { Allow: 'GET, HEAD' });
    else this.#sendPlace();
  }

  #sendPlace(): void {
    const { base } = this.settings;
    const place = this.#inside === undefined ? undefined : locate(this.settings, this.#inside);
    if (place === undefined) this.#endMissing();
    else if ('file' in place) this.#sendFile(place.file);
    else this.#end(301, { Location: `${base}${encodeURI(place.redirect)}${this.address.search}` });
  }

  #sendFile(file: string): void {
    const { root } = this.settings;
    const type = contentTypes[extname(file)];
    if (this.rule?.edit) {
      this.#setHead(200, type);
      this.response.end(this.rule.edit(readFileSync(join(root, file), 'utf8')));
      return;
    }
    send(this.request, encodeURI(file), { root, cacheControl: false, dotfiles: 'allow' })
      .on('headers', () => this.#setHead(200, type))
      .on('error', (error: { readonly status: number; readonly headers?: Headers }) =>
        error.status === 404 ? this.#endMissing() : this.#end(error.status, error.headers),
      )
      .pipe(this.response);
  }

  #endMissing(): void {
    this.#end(404, {}, textOr(join(this.settings.root, '404.html'), ''));
  }

  #end(status: number, more?: Headers, page = ''): void {
    const { request, response } = this;
    if (response.headersSent) {
      response.destroy();
      return;
    }
    this.#setHead(status, contentTypes[page === '' ? '.txt' : '.html'], more);
    response.end(request.method === 'HEAD' ? undefined : page || `${status}\n`);
  }

  #setHead(status: number, type = 'application/octet-stream', more: Headers = {}): void {
    const headers = {
      ...this.#headersOfBuild(status),
      'Cache-Control': cacheControl(this.#inside ?? this.#path, status),
      'Content-Type': type,
      ...more,
      ...this.rule?.headers,
    };
    this.response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) this.response.setHeader(name, value);
  }

  #headersOfBuild(status: number): Headers {
    const { policy } = builtFor(this.settings.root);
    if (this.settings.plainHost || policy === undefined) return {};
    return {
      'Content-Security-Policy': policy,
      ...plainHeaders,
      // Headers of a file, such as its caching, don't apply where it is missing.
      ...(status < 400 ? headersForEnd(this.#path) : {}),
    };
  }
}

/** Finds the rule for each path, and counts how often it was used. */
function ruleFinder(rules: readonly Rule[]): (path: string) => Rule | undefined {
  const used = new WeakMap<Rule, number>();
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

/**
 * Starts a server on 127.0.0.1. By default, it sends the policy that the build wrote for its hosts, so that what is
 * tested is what is deployed.
 */
export async function startServer({
  root,
  port = 0,
  base = builtFor(root).baseUrl.replace(/\/$/, ''),
  plainHost = false,
  production = false,
  rules = [],
}: Options): Promise<Site> {
  const compress = compression();
  const settings: Settings = { root, base, plainHost, production, log: [] };
  const ruleFor = ruleFinder(rules);

  const server = createServer((request, response) => {
    // Joined, not resolved: an address that begins with two slashes names no other host.
    const wanted = request.url?.startsWith('/') ? request.url : '/%';
    const address = new URL(`http://localhost${wanted}`);
    const rule = ruleFor(pathOf(address));
    const exchange = new Exchange(settings, request, response, address, rule);
    const answer = (): void => exchange.answer();
    const begin = (): void => {
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
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${bound}${base}`,
    rules,
    log: settings.log,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
