// What a feed holds: tests/build/changelogs.test.ts.
import { describe, expect, it } from 'vitest';
import { siteMapOf } from '../../model/siteMap';
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

describe('the text of a release', () => {
  const changelog = `Intro

## 1.9.0.0 (2026-03-17) {#v1.9.0.0}

### Added

- [\`a\`](./docScan.mdx#a.b) & **more**

\`\`\`kotlin
val a = 1
\`\`\`

## 1.8.0.0 (2025) {#v1.8.0.0}

Maintenance.

## Next steps

Read on.
`;
  const html = (version: string): string | undefined =>
    releaseHtml(changelog, version, {
      siteMap: siteMapOf([]),
      place: undefined,
      pageUrl: '',
      markdownUrlOf: (path) => path,
      addressOf: (href) => `https://docs.example.com/docs/Android${href.slice(1)}`,
    });

  it('is the content up to the next heading', () => {
    expect(html('1.9.0.0')?.replace(/>\s+</g, '><')).toBe(
      '<h3>Added</h3><ul><li><a href="https://docs.example.com/docs/Android/docScan.mdx#a.b"><code>a</code></a> &#x26; <strong>more</strong></li></ul><pre><code class="language-kotlin">val a = 1\n</code></pre>',
    );
    expect(html('1.8.0.0')).toBe('<p>Maintenance.</p>');
  });

  it('is nothing where the page has no such version', () => {
    expect(html('1.0.0.0')).toBeUndefined();
  });
});
