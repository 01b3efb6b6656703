// What the build promises about security.
import { describe, expect, it } from 'vitest';
import { tagsOf } from '../../src/base/html';
import { inlineHashes } from '../../src/plugins/security/pages';
import { contentSecurityPolicy, hostFiles } from '../../src/plugins/security/policy';
import { built, siteDir } from '../builtSite';
import { files, pages } from './site';

/** Pages of the sitemap, and the not-found page. */
const htmlFiles = [...files].filter((file) => file.endsWith('.html'));
const others = htmlFiles.filter((file) => !pages.some((page) => page.file === file));
const tagsByFile = new Map([
  ...pages.map(({ file, tags }) => [file, tags] as const),
  ...others.map((file) => [file, tagsOf(built(file))] as const),
]);

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
    expect(htmlFiles.length).toBeGreaterThan(pages.length);
    const wrong = [...tagsByFile].filter(([, tags]) => {
      const head = tags.slice(tags.findIndex(({ name }) => name === 'head') + 1);
      const policy = contentSecurityPolicy(inlineHashes(tags), 'meta');
      return !(
        head[0]?.attributes.charset !== undefined &&
        head[1]?.attributes['http-equiv'] === 'Content-Security-Policy' &&
        head[1].attributes.content === policy
      );
    });
    expect(wrong.map(([file]) => file)).toEqual([]);
  });

  it('allows the inline scripts and styles of all pages and no other', () => {
    expect(inlineHashes([...tagsByFile.values()].flat())).toEqual(hashes);
    expect(hashes.scripts.length).toBeLessThanOrEqual(5);
  });
});

it('no file names a folder of the machine that built it', () => {
  const folder = siteDir.replace(/\\/g, '/');
  const found = [...files]
    .filter((file) => /\.(?:js|css|html|json|md|txt|xml)$/.test(file))
    .filter((file) => built(file).includes(folder));
  expect(found).toEqual([]);
});
