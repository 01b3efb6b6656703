import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, isHostFile, plainHeaders, withoutHtml } from './policy';

const none = { scripts: [], styles: [] };

describe('the content security policy', () => {
  it('refuses everything that is not named, and lets scripts and styles in by hash only', () => {
    const policy = contentSecurityPolicy({
      scripts: ['sha256-a=', 'sha256-b='],
      styles: ['sha256-c='],
    });
    expect(policy).toContain("; style-src 'self' 'sha256-c='; ");
    expect(policy).toMatch(/^default-src 'self'; script-src 'self' 'sha256-a=' 'sha256-b='; /);
    expect(policy).toMatch(/; frame-ancestors 'none'$/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe|https?:|\*/);
  });

  it('names every fetch directive, so that the default applies to nothing but prefetched links', () => {
    const policy = contentSecurityPolicy(none);
    const fetchDirectives = ['connect', 'font', 'frame', 'img', 'manifest', 'media', 'object'];
    for (const name of [...fetchDirectives, 'script', 'style', 'worker']) {
      expect(policy).toMatch(new RegExp(`; ${name}-src '`));
    }
    // Firefox applies the default to <link rel="prefetch">.
    expect(policy).toMatch(/^default-src 'self';/);
    for (const name of ['frame', 'media', 'object', 'worker']) {
      expect(policy).toContain(`; ${name}-src 'none'`);
    }
  });

  it('leaves out in a page what browsers read in a header only', () => {
    const meta = contentSecurityPolicy(none, 'meta');
    expect(meta).not.toContain('frame-ancestors');
    expect(`${meta}; frame-ancestors 'none'`).toBe(contentSecurityPolicy(none));
  });
});

it('the other headers are those of the table for operators', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../operations/README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| `([A-Z][\w-]+)` \| `([^`]+)` \|/gm)];
  expect(Object.fromEntries(rows.map(([, name, value]) => [name, value]))).toEqual(plainHeaders);
});

describe('addresses in the form of files', () => {
  it.each([
    ['/index.html', '/'],
    ['/docs/index.html', '/docs/'],
    ['/docs/Android/docScan.html', '/docs/Android/docScan'],
    ['/docs/Android/docScan/index.html', '/docs/Android/docScan/'],
    // A redirect to //host leaves the site.
    ['//evil.example.com/index.html', '/evil.example.com/'],
    ['/\\evil.example.com/x.html', '/evil.example.com/x'],
  ])('%s leads to %s', (path, target) => {
    expect(withoutHtml(path)).toBe(target);
  });

  it.each(['/', '/docs/', '/docs/Android/docScan', '/a.htmlx'])('%s stays', (path) => {
    expect(withoutHtml(path)).toBeUndefined();
  });
});

it('files for the host are known by their place', () => {
  expect(isHostFile('/_headers')).toBe(true);
  expect(isHostFile('/sub/_nginx.conf', '/sub/')).toBe(true);
  expect(isHostFile('/docs/_headers')).toBe(false);
});
