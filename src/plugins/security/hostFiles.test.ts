import { describe, expect, it } from 'vitest';
import { cacheControl, hostFiles, securityHeaders } from './policy';
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

  it('gives Markdown and feeds their type, and search engines do not index Markdown', () => {
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

describe('the base URL', () => {
  it('limits what nginx does', () => {
    const below = nginxFile({ ...facts, baseUrl: '/a.b/' });
    const found = [...below.matchAll(/^location (?:(?:\^~|=|~) )?(\S+)/gm)].map(
      ([, path = '']) => path,
    );
    expect(found.length).toBeGreaterThan(Object.keys(hostFiles).length + 4);
    expect(found.filter((path) => !/^\^?\/a\\?\.b\//.test(path))).toEqual(['@refused']);
  });

  it('limits what Apache does', () => {
    const text = apacheFile({ ...facts, baseUrl: '/a.b/' });
    expect(text).toContain('ErrorDocument 404 /a.b/404.html\n');
    expect(text).toContain('m#^/a\\.b/assets/#');
    const patterns = [...text.matchAll(/^(?:RewriteRule|RedirectMatch permanent) "([^"]*)"/gm)];
    expect(patterns.length).toBeGreaterThan(5);
    expect(patterns.filter(([, pattern = '']) => !pattern.includes('/a\\.b/'))).toEqual([]);
  });
});
