import { hashedFolder } from '../../model/constants';
import {
  cacheControl,
  caching,
  contentTypes,
  headersByEnd,
  hostFiles,
  securityHeaders,
  type InlineHashes,
} from './policy';

/** What the files for hosts are generated from. */
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
 * Their rules don't depend on the status: a rule for `/assets/*` would cache a "not found" for a year. So each file has
 * its own rule. A host that stops reading after a number of rules requests the rest again,
 * which is what both hosts do by themselves with files that no rule names.
 */
export function headersFile({ baseUrl, hashes, assets }: BuildFacts): string {
  const block = (path: string, headers: Readonly<Record<string, string>>): string =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    generated,
    block(`${baseUrl}*`, securityHeaders(hashes)),
    // Both hosts allow a star inside a path, and match folders with it, too.
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

/** Escapes a text for use in a regular expression of either server. */
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Part of a pattern for paths that stay on this host and within one header line. */
const safeFolder = (baseUrl: string): string => `${literal(baseUrl)}(?:[\\w.~-]+/)*`;

/** Part of a pattern for files and folders that no release publishes: version control, editors, secrets. */
const hidden = '\\.(?!well-known/)';

/**
 * Generates `_nginx.conf`.
 *
 * @param facts What the build contains.
 * @returns Text to include in a `server` block that sets `root` and `listen`.
 */
export function nginxFile({ baseUrl, hashes }: BuildFacts): string {
  const security = Object.entries(securityHeaders(hashes)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  const headers = (cache: string, always = ''): string =>
    [
      `add_header Cache-Control "${cache}"${always};`,
      // nginx gives a location either its own headers or the outer ones, never both.
      ...security,
    ].join('\n  ');
  const folder = safeFolder(baseUrl);
  const type = (end: string): string => contentTypes[end]?.split(';')[0] ?? '';
  return `${generated}
# Include it in a server block, beside root and listen.

charset utf-8;
charset_types text/plain text/css text/markdown text/javascript application/javascript application/json text/xml application/xml application/atom+xml;
absolute_redirect off;
port_in_redirect off;
error_page 404 ${baseUrl}404.html;
error_page 405 @refused;

# For requests that reach no location, such as a path that cannot be decoded (status 400).
add_header Cache-Control "${caching.error}" always;
${security.join('\n')}

# Without "always": a header that lets keep the file goes with the file only.
location ^~ ${baseUrl}${hashedFolder} {
  try_files $uri =404;
  ${headers(caching.hashed)}
}

location = ${baseUrl}404.html {
  internal;
  ${headers(caching.error, ' always')}
}

# Other methods than GET and HEAD.
location @refused {
  ${headers(caching.error, ' always')}
  add_header Allow "GET, HEAD" always;
  return 405;
}

${Object.values(hostFiles)
  .map((name) => `location = ${baseUrl}${name} { return 404; }`)
  .join('\n')}
location ~ ^${literal(baseUrl)}(?:.*/)?${hidden} { return 404; }

${[...new Set(['.webmanifest', '.woff2', ...Object.keys(headersByEnd)])]
  .map((end) => {
    const { 'X-Robots-Tag': robots } = headersByEnd[end] ?? {};
    return `location ~ ^${literal(baseUrl)}.*${literal(end)}$ {
  ${type(end) === '' ? '' : `types {}\n  default_type ${type(end)};\n  `}try_files $uri =404;
  ${headers(caching.named)}${robots === undefined ? '' : `\n  add_header X-Robots-Tag "${robots}";`}
}`;
  })
  .join('\n\n')}

location ${baseUrl} {
  if ($request_uri ~ ^(${folder})index\\.html(\\?.*)?$) { return 301 $1$2; }
  if ($request_uri ~ ^(${folder}[\\w.~-]+)\\.html(\\?.*)?$) { return 301 $1$2; }
  try_files $uri $uri/index.html =404;
  ${headers(caching.named)}
}
`;
}

/**
 * Generates `_apache.conf`, for Apache 2.4.58 or newer with mod_alias, mod_dir, mod_headers, mod_mime
 * and mod_rewrite.
 *
 * @param facts What the build contains.
 * @returns Text to include in a `VirtualHost` that sets `DocumentRoot`.
 */
export function apacheFile({ baseUrl, hashes }: BuildFacts): string {
  const folder = safeFolder(baseUrl);
  const base = literal(baseUrl);
  // mod_headers reads "%" as the start of a format.
  const header = (name: string, value: string, condition = ''): string =>
    `Header always set ${name} "${value.replace(/%/g, '%%')}"${condition && ` "expr=${condition}"`}`;
  const found = "%{REQUEST_STATUS} in {'200','206','304'}";
  const file = '%{DOCUMENT_ROOT}%{REQUEST_URI}';
  return `${generated}
# Include it in a virtual host, beside DocumentRoot. Needs mod_alias, mod_dir, mod_headers, mod_mime and mod_rewrite.

ErrorDocument 404 ${baseUrl}404.html
DirectorySlash Off
FileETag MTime Size

${Object.entries(contentTypes)
  .map(([end, type]) => `AddType "${type}" ${end}`)
  .join('\n')}

# Apache never answers 304 to an ETag that it gave a suffix for the compression.
<IfModule mod_deflate.c>
  DeflateAlterETag NoChange
</IfModule>

RewriteEngine On
RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule "^${base}" - [R=405,L]
# Hidden files, and files for the host.
RewriteRule "^${base}(?:.*/)?${hidden}" - [R=404,L]
RewriteRule "^${base}(?:${Object.values(hostFiles).map(literal).join('|')})$" - [R=404,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule "^${base}404\\.html$" - [R=404,L]
# Addresses in the form of a file are those of the redirects below.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule "^${folder}[\\w.~-]+\\.html$" - [L]
# A file, or the page of a folder, with and without a slash; no listing of a folder, nor a path below a file.
RewriteCond ${file} -f
RewriteRule ^ - [L]
RewriteCond ${file}/index.html -f
RewriteRule "^(${base}(?:.*[^/])?)/*$" "$1/index.html" [L]
RewriteRule "^${base}" - [R=404,L]
# Relative, so that they hold behind a proxy that ends TLS or listens on another port.
RedirectRelative On
RedirectMatch permanent "^(${folder})index\\.html$" "$1"
RedirectMatch permanent "^(?!${base}404\\.html$)(${folder}[\\w.~-]+)\\.html$" "$1"

${Object.entries(securityHeaders(hashes))
  .map(([name, value]) => header(name, value))
  .join('\n')}
${header('Cache-Control', caching.named)}
${header('Cache-Control', caching.hashed, `%{REQUEST_URI} =~ m#^${base}${hashedFolder}# && ${found}`)}
${header('Cache-Control', caching.error, '%{REQUEST_STATUS} -ge 400')}
${Object.entries(headersByEnd)
  .flatMap(([end, { 'X-Robots-Tag': robots }]) =>
    robots === undefined
      ? []
      : [header('X-Robots-Tag', robots, `%{REQUEST_URI} =~ m#${literal(end)}$# && ${found}`)],
  )
  .join('\n')}
`;
}
