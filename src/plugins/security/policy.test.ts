// What it refuses in a browser: tests/e2e/security.spec.ts. How hosts answer: tests/hosts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cacheControl, contentSecurityPolicy, plainHeaders } from './policy';

const readme = readFileSync(join(import.meta.dirname, '../../../operations/README.md'), 'utf8');

it('the content security policy refuses all that it does not name, and knows scripts and styles by hash', () => {
  const policy = contentSecurityPolicy({
    scripts: ['sha256-a=', 'sha256-b='],
    styles: ['sha256-c='],
  });
  // Every fetch directive is named, so that the default applies to nothing but prefetched links in Firefox.
  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-a=' 'sha256-b='",
    "style-src 'self' 'sha256-c='",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "media-src 'none'",
    "worker-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
});

it('the other headers are those of the table for operators', () => {
  const rows = [...readme.matchAll(/^\| `([A-Z][\w-]+)` \| `([^`]+)` \|/gm)];
  expect(Object.fromEntries(rows.map(([, name, value]) => [name, value]))).toEqual(plainHeaders);
});

it('files with a hash are cached for ever, missing ones not at all, and others are asked for again', () => {
  const [forever, again, never] = [
    'public, max-age=31536000, immutable',
    'public, max-age=0, must-revalidate',
    'no-store',
  ];
  for (const [path, status, expected] of [
    ['/assets/js/main.1.js', 200, forever],
    ['/assets/js/none.0.js', 404, never],
    ['/docs/nope', 404, never],
    ['/docs/Android/docScan', 200, again],
    ['/docs/Android/docScan.html', 301, again],
    ['/assets/js/main.1.js', 301, again],
  ] as const) {
    expect(cacheControl(path, status), `${String(status)} ${path}`).toBe(expected);
  }
  // The table for operators.
  const rows = readme.matchAll(
    /^\| [^|`]*(?:`\/assets[^|]*)?\| `((?:public|no-store)[^`]*)` \|$/gm,
  );
  expect([...rows].map(([, value]) => value)).toEqual([forever, again, never]);
});
