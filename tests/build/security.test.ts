// What the build promises about security.
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inlineHashes, tagsOf } from '../../src/security/html';
import { contentSecurityPolicy, hostFiles } from '../../src/security/policy';
import { buildDir, built, routes, siteDir } from '../builtSite';
import { files } from './site';

const htmlFiles = readdirSync(buildDir, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.html'),
);

describe('the policy in the build', () => {
  const [, header = ''] = /Content-Security-Policy: (.*)/.exec(built(hostFiles.headers)) ?? [];
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

it('no file names a folder of the machine that built it', () => {
  const folder = siteDir.replace(/\\/g, '/');
  const found = [...files]
    .filter((file) => /\.(?:js|css|html|json|md|txt|xml)$/.test(file))
    .filter((file) => built(file).includes(folder));
  expect(found).toEqual([]);
});
