/**
 * What every answer of the site carries, wherever it is hosted. The build generates the files for hosts
 * from it (src/plugins/security), the servers of this repository answer by it, and
 * `npm run check:deployed` compares a deployment with it.
 */
import { hashedFolder } from '../../model/constants';

/**
 * Sources that each kind of content may come from. Every kind that CSP Level 3 knows is named, most of them with
 * `'none'`. The default is not `'none'`, because Firefox applies it to `<link rel="prefetch">`, for which browsers
 * have no separate directive.
 */
export const directives = {
  'default-src': ["'self'"],
  // The hashes of the known inline scripts are added.
  'script-src': ["'self'"],
  // The hashes of the stylesheets that pages carry are added.
  'style-src': ["'self'"],
  // Attributes only: drawings and swatches carry their colors in `style`. No other <style> element may.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-src': ["'none'"],
  'media-src': ["'none'"],
  'worker-src': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Directives that browsers ignore, and complain about, in a `<meta>` element. */
const headerOnly: readonly string[] = ['frame-ancestors'];

/** How the policy reaches the browser. */
export type Delivery = 'header' | 'meta';

/** What the pages of a build carry as text, by hash. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The Content-Security-Policy of a build whose pages carry these scripts and stylesheets. */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  delivery: Delivery = 'header',
): string {
  const added: Readonly<Record<string, readonly string[]>> = {
    'script-src': scripts,
    'style-src': styles,
  };
  return Object.entries<readonly string[]>(directives)
    .filter(([name]) => delivery === 'header' || !headerOnly.includes(name))
    .map(([name, sources]) => [name, ...sources, ...(added[name] ?? []).map((hash) => `'${hash}'`)])
    .map((words) => words.join(' '))
    .join('; ');
}

/** The headers beside the Content-Security-Policy. */
export const plainHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
};

/** Headers of every answer, whatever its status. */
export function securityHeaders(hashes: InlineHashes): Readonly<Record<string, string>> {
  return { 'Content-Security-Policy': contentSecurityPolicy(hashes), ...plainHeaders };
}

/** An inline script that pages may have. */
export interface InlineScript {
  readonly name: string;
  /** Text by which it is known, also after minifying. */
  readonly marker: string;
}

/**
 * The scripts that have to run before any file is loaded. Each kind gets a hash; any other inline
 * script fails the build, so that the policy does not grow unseen.
 */
export const inlineScripts: readonly InlineScript[] = [
  { name: 'color mode and announcement before the first paint', marker: 'docusaurus-theme' },
  { name: 'pause in the first layout', marker: 'document.body.offsetTop' },
  { name: 'message about a wrong base URL, home only', marker: 'insertBanner' },
  { name: 'form of the address before hydration', marker: 'link[rel="canonical"]' },
];

/** How long a response may be cached. */
export const caching = {
  /** The name carries a hash of the content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pages and all files without a hash in their name: cached, but revalidated each time. */
  named: 'public, max-age=0, must-revalidate',
  /** What is missing now may be there after the next deployment. */
  error: 'no-store',
} as const;

/** Cache-Control of an answer: files with a hash are cached forever, but only when they were found. */
export function cacheControl(path: string, status: number, baseUrl = '/'): string {
  if (status >= 400) return caching.error;
  const found = status === 200 || status === 206 || status === 304;
  return found && path.startsWith(baseUrl + hashedFolder) ? caching.hashed : caching.named;
}

/** Files for the host in the build. They aren't pages: no host should hand them out. */
export const hostFiles = {
  headers: '_headers',
  redirects: '_redirects',
  nginx: '_nginx.conf',
  apache: '_apache.conf',
};

/** Content types by the end of a file's name. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.zip': 'application/zip',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const typeOf = (end: string): string => contentTypes[end] ?? '';

/**
 * Headers of some files, by the end of their names, on top of the others: types that not every host
 * knows, and no index for what repeats pages in another form or is none. Search engines keep to the pages; whoever
 * reads for a person is not held back.
 */
export const headersByEnd: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '.md': { 'Content-Type': typeOf('.md'), 'X-Robots-Tag': 'noindex' },
  '.json': { 'X-Robots-Tag': 'noindex' },
  '.atom': { 'Content-Type': typeOf('.atom') },
  'llms-full.txt': { 'X-Robots-Tag': 'noindex' },
  'licenses.txt': { 'X-Robots-Tag': 'noindex' },
};

/** The headers that {@link headersByEnd} gives a path. */
export function headersForEnd(path: string): Readonly<Record<string, string>> {
  return Object.entries(headersByEnd).find(([end]) => path.endsWith(end))?.[1] ?? {};
}
