// What it refuses in a browser: tests/e2e/security.spec.ts. How hosts answer: tests/hosts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, plainHeaders } from './policy';

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
});

it('the other headers are those of the table for operators', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../operations/README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| `([A-Z][\w-]+)` \| `([^`]+)` \|/gm)];
  expect(Object.fromEntries(rows.map(([, name, value]) => [name, value]))).toEqual(plainHeaders);
});
