import { describe, expect, it } from 'vitest';
import { isInlineScript, tagsOf } from '../../base/html';
import { refusals, withPolicy } from './pages';

// What is right passes in every page of the build (tests/build/security.test.ts), and runs in every browser test.
describe('inline scripts', () => {
  it.each(['<script>', '<script type=module>', '<script type="text/javascript;a=b">'])(
    '%s is run',
    (tag) => expect(isInlineScript(tagsOf(tag)[0]!)).toBe(true),
  );
  it.each(['<script src=a.js>', '<script type="application/ld+json">', '<script type=text/plain>'])(
    '%s needs no hash',
    (tag) => expect(isInlineScript(tagsOf(tag)[0]!)).toBe(false),
  );
});

describe('policy violations', () => {
  it.each([
    ['<script>track()</script>', 'Inline script "track()" is not known'],
    ['<style>p{color:red}</style>', '<style> element "p{color:red}"'],
    ['<button onclick="go()">', 'Event handler onclick="go()" on <button>'],
    ['<a href=" javascript:go()">', 'javascript:go()" on <a>'],
    ['<iframe src=/x></iframe>', '<iframe>: the policy allows no such element'],
    ['<base href=/x>', '<base>'],
    ['<form action=/x>', "form-action is 'none'"],
    ['<script src=https://cdn.example.com/a.js></script>', 'loads from another host'],
    ['<img srcset="/a.png 1x, https://cdn.example.com/b.png 2x">', 'https://cdn.example.com/b.png'],
    ['<link rel=preconnect href=https://cdn.example.com>', 'loads from another host'],
  ])('in %s: %s', (html, reason) => {
    expect(refusals(tagsOf(html)).join('\n')).toContain(reason);
  });
});

describe('the policy in a page', () => {
  const none = { scripts: [], styles: [] };

  it('fails where there is no character set, or something before it', () => {
    for (const html of [
      '<head><title>x</title>',
      '<head><script>a</script><meta charset="utf-8">',
    ]) {
      expect(() => withPolicy({ file: 'a.html', html }, none)).toThrow(/^a\.html .*charset/);
    }
  });
});
