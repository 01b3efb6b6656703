// What the build promises about security.
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inlineHashes, tagsOf } from '../../src/security/html';
import { caching, contentSecurityPolicy, hostFiles, plainHeaders } from '../../src/security/policy';
import { headersOf } from '../../scripts/serve/server.mjs';
import { buildDir, built, routes, siteDir } from '../builtSite';
import { serveBuild } from './server';
import { files } from './site';

const get = serveBuild({ production: true });

const htmlFiles = readdirSync(buildDir, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.html'),
);

describe('the policy in the build', () => {
  const header = headersOf(built(hostFiles.headers), '/')['Content-Security-Policy'] ?? '';
  const hashesOf = (directive: string): string[] =>
    [
      ...(new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(header)?.[1] ?? '').matchAll(
        /'(sha256-[^']+)'/g,
      ),
    ].map(([, hash = '']) => hash);
  const hashes = { scripts: hashesOf('script-src'), styles: hashesOf('style-src') };

  it('is in the header for all pages, and right after the character set of each page for what is in it', () => {
    expect(header).toBe(contentSecurityPolicy(hashes));
    expect(htmlFiles.length).toBeGreaterThan(routes.length);
    const wrong = htmlFiles.filter((path) => {
      const html = built(path);
      const meta = contentSecurityPolicy(inlineHashes([tagsOf(html)]), 'meta');
      return !/<head>\s*<meta charset=\S+?>(.*?)<meta name=generator/is
        .exec(html)?.[1]
        ?.startsWith(`<meta http-equiv="Content-Security-Policy" content="${meta}">`);
    });
    expect(wrong).toEqual([]);
  });

  it('allows the inline scripts and styles of all pages with a few hashes, and no other', () => {
    expect(inlineHashes(htmlFiles.map((path) => tagsOf(built(path))))).toEqual(hashes);
    expect(hashes.scripts.length).toBeLessThanOrEqual(5);
    expect(hashes.styles.length).toBeLessThanOrEqual(11);
  });
});

describe('headers', () => {
  it('go with every answer, and only what was found may be cached', async () => {
    const asset = /src="?(\/assets\/js\/main[^\s">]*)/.exec(built('index.html'))?.[1] ?? '';
    const answers: readonly (readonly [path: string, status: number, cache: string])[] = [
      ['/', 200, caching.named],
      ['/docs/Android/docScan', 200, caching.named],
      ['/docs/Android/docScan.html', 301, caching.named],
      ['/docs/index.html', 301, caching.named],
      ['/favicon.svg', 200, caching.named],
      [asset, 200, caching.hashed],
      ['/assets/js/none.00000000.js', 404, caching.error],
      ['/docs/nope', 404, caching.error],
      ['/404.html', 404, caching.error],
      ['/_headers', 404, caching.error],
      ['/_redirects', 404, caching.error],
      ['/_nginx.conf', 404, caching.error],
      ['/_apache.conf', 404, caching.error],
      ['//evil.example.com/index.html', 404, caching.error],
    ];
    for (const [path, status, cache] of answers) {
      const response = await get(path);
      const headers = response.headers;
      expect(response.status, path).toBe(status);
      expect(headers['cache-control'], path).toBe(cache);
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
      for (const [name, value] of Object.entries(plainHeaders)) {
        expect(headers[name.toLowerCase()], `${path} ${name}`).toBe(value);
      }
      expect(headers, path).not.toHaveProperty('set-cookie');
    }
  });
});

it('no file names a folder of the machine that built it', () => {
  const folder = siteDir.replace(/\\/g, '/');
  const found = [...files]
    .filter((file) => /\.(?:js|css|html|json|md|txt|xml)$/.test(file))
    .filter((file) => built(file).includes(folder));
  expect(found).toEqual([]);
});
