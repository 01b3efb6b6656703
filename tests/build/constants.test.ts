// Constants that readers, search engines or later versions of Docusaurus rely on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { built, pageHtml, publicUrl, routes, siteDir } from '../builtSite';

const path = '/docs/Android/docScan';

it('the version is "current", shown as "Next" in the menu of releases', () => {
  const html = pageHtml(path);
  expect(html).toMatch(/<html[^>]*class="?[^">]*docs-version-current/);
  expect(html).toMatch(/class="?navbar__link"?[^>]*>Releases</);
  expect(html).toMatch(/class="?dropdown__link\b[^>]*>Newest releases \(Next\)</);
  // No other version has pages.
  expect(routes.filter((route) => /^\/docs\/(?:next|current|\d)/i.test(route))).toEqual([]);
});

it('the one locale is en, from left to right', () => {
  for (const route of routes) {
    const html = pageHtml(route);
    expect(html, route).toMatch(/<html lang="?en"? dir="?ltr"?/);
    const languages = [...html.matchAll(/hreflang="?([\w-]+)/gi)].map(([, language]) => language);
    expect(new Set(languages), route).toEqual(new Set(['en', 'x-default']));
  }
});

it('the base URL is /', () => {
  for (const route of ['/', path]) {
    expect(pageHtml(route)).toMatch(/<script src="?\/assets\/js\/main\./);
    expect(pageHtml(route)).toMatch(
      /<(?:style data-href="|link rel=stylesheet href=)\/assets\/css\/styles\./,
    );
  }
  expect(routes).toContain('/');
});

it('the sitemap says weekly and 0.5 of every page, as the configuration does', () => {
  const urls = built('sitemap.xml').split('<url>').slice(1);
  expect(urls).toHaveLength(routes.length);
  for (const url of urls)
    expect(url).toMatch(/<changefreq>weekly<\/changefreq><priority>0\.5<\/priority>/);
  const preset = readFileSync(join(siteDir, 'src/config/preset.ts'), 'utf8');
  expect(preset).toMatch(/changefreq: 'weekly',\s+priority: 0\.5/);
  expect(built('sitemap.xml')).toContain(`<loc>${publicUrl}/</loc>`);
});
