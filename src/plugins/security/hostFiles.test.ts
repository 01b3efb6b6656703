import { describe, expect, it } from 'vitest';
import { cacheControl, hostFiles, securityHeaders } from '../../security/policy';
import { apacheFile, headersFile, nginxFile, redirectsFile, type BuildFacts } from './hostFiles';

/** The headers that a `_headers` file gives a path, read as Netlify and Cloudflare Pages read it. */
function headersOf(text: string, path: string): Readonly<Record<string, string>> {
  const rules = text.matchAll(/^(\/.*)\n((?: .*\n)+)/gm);
  const matching = [...rules].filter(([, pattern = '']) => {
    const [before = '', after] = pattern.split('*');
    return after === undefined ? path === before : path.startsWith(before) && path.endsWith(after);
  });
  return Object.fromEntries(
    matching
      .flatMap(([, , lines = '']) => lines.trim().split('\n'))
      .map((line) => line.trim().split(/: (.*)/) as [string, string]),
  );
}

const facts: BuildFacts = {
  baseUrl: '/',
  hashes: { scripts: ['sha256-a='], styles: ['sha256-b='] },
  assets: ['assets/js/main.1.js', 'assets/css/styles.2.css'],
  pages: ['/', '/docs/', '/docs/Android/docScan'],
};

describe('_headers', () => {
  const text = headersFile(facts);

  it('gives every answer all security headers and no caching rules', () => {
    expect(headersOf(text, '/docs/Android/docScan')).toEqual(securityHeaders(facts.hashes));
  });

  it('caches files with a hash, and not missing ones', () => {
    expect(headersOf(text, '/assets/js/main.1.js')).toEqual({
      ...securityHeaders(facts.hashes),
      'Cache-Control': cacheControl('/assets/js/main.1.js', 200),
    });
    expect(headersOf(text, '/assets/js/none.0.js')).not.toHaveProperty('Cache-Control');
  });
});

describe('features that not every host supports', () => {
  const text = headersFile(facts);

  it('is given its type, and search engines do not index Markdown versions', () => {
    expect(headersOf(text, '/docs/Android/docScan.md')).toEqual({
      ...securityHeaders(facts.hashes),
      'Content-Type': 'text/markdown; charset=utf-8',
      'X-Robots-Tag': 'noindex',
    });
    expect(headersOf(text, '/index.md')).toHaveProperty('X-Robots-Tag', 'noindex');
    expect(headersOf(text, '/docs/Android/llms-full.txt')).toHaveProperty(
      'X-Robots-Tag',
      'noindex',
    );
    expect(headersOf(text, '/changelog.atom')).toHaveProperty(
      'Content-Type',
      'application/atom+xml; charset=utf-8',
    );
    for (const path of ['/docs/Android/docScan', '/llms.txt', '/robots.txt']) {
      expect(headersOf(text, path)).toEqual(securityHeaders(facts.hashes));
    }
  });

  it('comes before the files of which a host may read only some', () => {
    expect(text.indexOf('/*.md')).toBeLessThan(text.indexOf('/assets/'));
  });

  it('is said to nginx, too', () => {
    const nginx = nginxFile(facts);
    expect(nginx).toMatch(
      /location ~ \^\/\.\*\\\.md\$ \{\n {2}types \{\}\n {2}default_type text\/markdown;[^}]*add_header X-Robots-Tag "noindex";\n\}/,
    );
    expect(nginx).toMatch(
      /location ~ \^\/\.\*\\\.atom\$ \{\n {2}types \{\}\n {2}default_type application\/atom\+xml;/,
    );
    expect(nginx).toMatch(
      /location ~ \^\/\.\*llms-full\\\.txt\$ \{\n {2}try_files [^}]*X-Robots-Tag "noindex";/,
    );
  });
});

describe('_redirects', () => {
  it('leads both forms of a file to the folder in one hop', () => {
    expect(redirectsFile(facts).trim().split('\n').slice(1)).toEqual([
      '/index.html / 301',
      '/docs.html /docs/ 301',
      '/docs/index.html /docs/ 301',
      '/docs/Android/docScan.html /docs/Android/docScan/ 301',
      '/docs/Android/docScan/index.html /docs/Android/docScan/ 301',
    ]);
  });

  it('minds the base URL', () => {
    expect(redirectsFile({ ...facts, baseUrl: '/sub/', pages: ['/sub/'] })).toContain(
      '\n/sub/index.html /sub/ 301\n',
    );
  });
});

describe('_nginx.conf', () => {
  const text = nginxFile(facts);
  const locations = [...text.matchAll(/^location ([^{]*)\{\n([\s\S]*?)^\}/gm)];

  it('repeats the security headers in every location, for errors too', () => {
    expect(locations.length).toBeGreaterThan(3);
    for (const [, , body = ''] of locations) {
      for (const [name, value] of Object.entries(securityHeaders(facts.hashes))) {
        expect(body).toContain(`add_header ${name} "${value}" always;`);
      }
    }
  });

  it('does not cache errors', () => {
    expect(text).not.toMatch(/(?:immutable|must-revalidate)" always/);
    expect(text).toContain('add_header Cache-Control "no-store" always;');
  });

  it('redirects only to paths that begin with one slash', () => {
    const [, pattern = ''] = /if \(\$request_uri ~ (\S+)\)/.exec(text) ?? [];
    expect(new RegExp(pattern).test('/docs/index.html?a=b')).toBe(true);
    expect(new RegExp(pattern).test('//evil.example.com/index.html')).toBe(false);
    expect(new RegExp(pattern).test('/a%0d%0aX: 1/index.html')).toBe(false);
  });

  it('sends the security headers with requests that reach no location', () => {
    const outside = text.replace(/^location [^{]*\{\n[\s\S]*?^\}/gm, '');
    for (const [name, value] of Object.entries(securityHeaders(facts.hashes))) {
      expect(outside).toContain(`add_header ${name} "${value}" always;`);
    }
  });

  it('applies to the base URL only', () => {
    const below = nginxFile({ ...facts, baseUrl: '/a.b/' });
    const found = [...below.matchAll(/^location (?:(?:\^~|=|~) )?(\S+)/gm)].map(
      ([, path = '']) => path,
    );
    expect(found.length).toBe(locations.length + Object.keys(hostFiles).length + 1);
    expect(found.filter((path) => !/^\^?\/a\\?\.b\//.test(path))).toEqual(['@refused']);
  });
});

describe('_apache.conf', () => {
  it('sets every security header for all statuses', () => {
    const text = apacheFile(facts);
    for (const [name, value] of Object.entries(securityHeaders(facts.hashes))) {
      expect(text).toContain(`Header always set ${name} "${value}"\n`);
    }
  });

  it('applies to the base URL only', () => {
    const text = apacheFile({ ...facts, baseUrl: '/a.b/' });
    expect(text).toContain('ErrorDocument 404 /a.b/404.html\n');
    expect(text).toContain('m#^/a\\.b/assets/#');
    const patterns = [...text.matchAll(/^(?:RewriteRule|RedirectMatch permanent) "([^"]*)"/gm)];
    expect(patterns.length).toBeGreaterThan(5);
    expect(patterns.filter(([, pattern = '']) => !pattern.includes('/a\\.b/'))).toEqual([]);
  });
});
