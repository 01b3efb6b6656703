import {
  cacheControl,
  caching,
  contentTypes,
  hashedFolder,
  headersByEnd,
  hostFiles,
  securityHeaders,
  type InlineHashes,
} from '../../security/policy';

/** What the files for hosts are drawn from. */
export interface BuildFacts {
  readonly baseUrl: string;
  readonly hashes: InlineHashes;
  /** Paths of files with a hash in their names, relative to the build; the weightiest first, cards last. */
  readonly assets: readonly string[];
  /** Addresses of the pages, as the sitemap has them. */
  readonly pages: readonly string[];
}

const generated = '# Written by the build. See operations/README.md.';

/**
 * `_headers`, as Netlify and Cloudflare Pages read it.
 *
 * Their rules know no status: `/assets/*` would keep a missing file missing for a year. So each file
 * has a rule of its own. A host that stops reading after a number of rules asks for the rest again,
 * which is what both hosts do by themselves with files that no rule names.
 */
export function headersFile({ baseUrl, hashes, assets }: BuildFacts): string {
  const block = (path: string, headers: Readonly<Record<string, string>>): string =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    generated,
    block(`${baseUrl}*`, securityHeaders(hashes)),
    // Both hosts take a star inside a path, and let it stand for folders, too.
    ...Object.entries(headersByEnd).map(([end, headers]) => block(`${baseUrl}*${end}`, headers)),
    ...assets.map((path) =>
      block(baseUrl + path, { 'Cache-Control': cacheControl(baseUrl + path, 200, baseUrl) }),
    ),
  ].join('\n')}\n`;
}

/**
 * `_redirects`: one hop from an address in the form of a file to the folder that both hosts serve.
 * Netlify takes a star at the end of a path only, so that each page is named.
 */
export function redirectsFile({ baseUrl, pages }: BuildFacts): string {
  const lines = pages
    .map((path) => (path.endsWith('/') ? path : `${path}/`))
    .flatMap((folder) => [
      ...(folder === baseUrl ? [] : [`${folder.slice(0, -1)}.html ${folder} 301`]),
      `${folder}index.html ${folder} 301`,
    ]);
  return `${[generated, ...lines].join('\n')}\n`;
}

/** `_nginx.conf`, to be included in a `server` block that says `root` and `listen`. */
export function nginxFile({ baseUrl, hashes }: BuildFacts): string {
  const headers = (cache: string, always = ''): string =>
    [
      `add_header Cache-Control "${cache}"${always};`,
      // nginx gives a location either its own headers or the outer ones, never both.
      ...Object.entries(securityHeaders(hashes)).map(
        ([name, value]) => `add_header ${name} "${value}" always;`,
      ),
    ].join('\n  ');
  /** Characters of a path that is sure to stay on this host and in one header line. */
  const safe = `${baseUrl}(?:[\\w.~-]+/)*`;
  const type = (end: string): string => contentTypes[end]?.split(';')[0] ?? '';
  return `${generated}
# Include it in a server block, beside root and listen.

charset utf-8;
charset_types text/plain text/css text/markdown text/javascript application/javascript application/json text/xml application/xml application/atom+xml;
absolute_redirect off;
port_in_redirect off;
error_page 404 ${baseUrl}404.html;

# Without "always": a header that lets keep the file goes with the file only.
location ^~ ${baseUrl}${hashedFolder} {
  try_files $uri =404;
  ${headers(caching.hashed)}
}

location = ${baseUrl}404.html {
  internal;
  ${headers(caching.error, ' always')}
}

${Object.values(hostFiles)
  .map((name) => `location = ${baseUrl}${name} { return 404; }`)
  .join('\n')}

${[...new Set(['.webmanifest', '.woff2', ...Object.keys(headersByEnd)])]
  .map((end) => {
    const { 'X-Robots-Tag': robots } = headersByEnd[end] ?? {};
    return `location ~ ${end.replace(/\./g, '\\.')}$ {
  ${type(end) === '' ? '' : `types {}\n  default_type ${type(end)};\n  `}try_files $uri =404;
  ${headers(caching.named)}${robots === undefined ? '' : `\n  add_header X-Robots-Tag "${robots}";`}
}`;
  })
  .join('\n\n')}

location ${baseUrl} {
  if ($request_uri ~ ^(${safe})index\\.html(\\?.*)?$) { return 301 $1$2; }
  if ($request_uri ~ ^(${safe}[\\w.~-]+)\\.html(\\?.*)?$) { return 301 $1$2; }
  try_files $uri $uri/index.html =404;
  ${headers(caching.named)}
}
`;
}
