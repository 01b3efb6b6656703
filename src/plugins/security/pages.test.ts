import { describe, expect, it } from 'vitest';
import { isInlineScript, tagsOf } from '../../base/html';
import { hashOf, inlineHashes, refusals, withPolicy } from './pages';

const known = 'var x="docusaurus-theme";if(1<2)document.write("</p>")';

describe('inline scripts', () => {
  it.each(['<script>', '<script type=module>', '<script type="text/javascript;a=b">'])(
    '%s is run',
    (tag) => expect(isInlineScript(tagsOf(tag)[0]!)).toBe(true),
  );
  it.each(['<script src=a.js>', '<script type="application/ld+json">', '<script type=text/plain>'])(
    '%s needs no hash',
    (tag) => expect(isInlineScript(tagsOf(tag)[0]!)).toBe(false),
  );

  it('are hashed as browsers do', () => {
    // The example of the specification of Content Security Policy.
    expect(hashOf("alert('Hello, world.');")).toBe(
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    );
    expect(hashOf('a\r\nb')).toBe(hashOf('a\nb'));
  });

  it('are counted once for the whole site', () => {
    const page = tagsOf(
      `<script>a</script><script>b</script><script type=application/ld+json>{}</script><style data-href=/a.css>c</style>`,
    );
    expect(inlineHashes([...page, ...page])).toEqual({
      scripts: [hashOf('a'), hashOf('b')].sort(),
      styles: [hashOf('c')],
    });
  });
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
  ])('%s', (html, reason) => {
    expect(refusals(tagsOf(html)).join('\n')).toContain(reason);
  });

  it.each([
    `<script>${known}</script>`,
    '<script type=application/ld+json>{"@type":"Organization"}</script>',
    '<p style="color:red">',
    '<style data-href=/assets/css/styles.css>p{color:red}</style>',
    '<a href=https://other.example.com>',
    '<img src="data:image/png;base64,AA==">',
    '<pre>&lt;style&gt; onclick="x"</pre>',
  ])('but not %s', (html) => {
    expect(refusals(tagsOf(html))).toEqual([]);
  });
});

describe('the policy in a page', () => {
  const none = { scripts: [], styles: [] };

  it('comes right after the character set', () => {
    const html = '<!doctype html><html><head><meta charset=UTF-8><script>a</script>';
    const page = withPolicy({ file: 'a.html', html }, { scripts: ['sha256-x='], styles: [] });
    expect(page).toMatch(
      /<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'sha256-x=';[^"]*"><script>/,
    );
  });

  it('fails where there is no character set, or something before it', () => {
    for (const html of [
      '<head><title>x</title>',
      '<head><script>a</script><meta charset="utf-8">',
    ]) {
      expect(() => withPolicy({ file: 'a.html', html }, none)).toThrow(/^a\.html .*charset/);
    }
  });
});
