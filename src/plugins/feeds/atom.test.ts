// What a feed holds: tests/build/changelogs.test.ts.
import { describe, expect, it } from 'vitest';
import { contentOf } from '../output/html';
import { moments, releaseHtml } from './atom';

it.each([
  // The beginning of the year, month or day that is known.
  [
    ['2026-03-17', '2025-03', '2024'],
    ['2026-03-17', '2025-03-01', '2024-01-01'],
  ],
  // Never before a release below.
  [
    ['2025', '2025-03', '2025-02-19', '2024'],
    ['2025-03-01', '2025-03-01', '2025-02-19', '2024-01-01'],
  ],
])('releases of %j are of %j', (dates, days) => {
  expect(moments(dates).map((date) => date.toISOString())).toEqual(
    days.map((day) => `${day}T00:00:00.000Z`),
  );
});

const page = 'https://docs.example.com/docs/Android/changelog';
const html = (anchor: string): string | undefined =>
  releaseHtml(
    contentOf(`<main><article><div class="theme-doc-markdown"><header><h1>Changelog</h1></header><p>Intro</p>
      <h2 class="anchor" id="v1.9.0.0">1.9.0.0<a class="hash-link" href="#v1.9.0.0">#</a></h2>
      <h3 class="x" id="added">Added<a class="hash-link" href="#added">#</a></h3>
      <ul><li><a class="" href="/docs/Android/docScan#a.b"><code>a</code></a> &amp; <a href="#v1.8.0.0">more</a> <span class="y">since 1.8</span></li></ul>
      <div class="fence"><div><span>a.kt</span><button>Copy</button></div><pre tabindex="0" class="p"><code class="language-kotlin"><span class="k">val</span> a = 1</code></pre></div>
      <h2 id="v1.8.0.0">1.8.0.0</h2><p>Maintenance.</p><h2 id="next-steps">Next steps</h2><p>Read on.</p></div></article></main>`),
    anchor,
    page,
  );

describe('the text of a release', () => {
  it('is the content up to the next heading, without controls and styles, with absolute links', () => {
    expect(html('v1.9.0.0')?.replace(/>\s+</g, '><')).toBe(
      `<h3>Added</h3><ul><li><a href="https://docs.example.com/docs/Android/docScan#a.b"><code>a</code></a> &#x26; <a href="${page}#v1.8.0.0">more</a> since 1.8</li></ul><pre><code>val a = 1</code></pre>`,
    );
    expect(html('v1.8.0.0')).toBe('<p>Maintenance.</p>');
  });

  it('is nothing where the page has no such version', () => {
    expect(html('v1.0.0.0')).toBeUndefined();
  });
});
