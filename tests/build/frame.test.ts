// What is around the text of pages, in the HTML as served: navbar, sidebar, contents, pagination, report, footer.
import { describe, expect, it } from 'vitest';
import { announcement } from '../../src/model/announcement';
import { platformById } from '../../src/model/platforms';
import { decodeText } from '../../src/base/html';
import { built, pageHtml, publicUrl, routes } from '../builtSite';
import { guides } from '../docsTree';

const match = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

const hrefsOf = (html: string): string[] =>
  [...html.matchAll(/href=(\/docs\/[^\s>#]*)/g)].map(([, href = '']) => href);

it('the navbar has its links, and dropdowns with theirs', () => {
  const navbar = match(pageHtml('/'), /<div class="?navbar__inner([\s\S]*?)<\/nav>/);
  for (const path of ['/docs/', '/how-samples-are-verified']) {
    expect(navbar).toMatch(new RegExp(`<a class="navbar__item navbar__link[^>]* href=${path}>`));
  }
  for (const path of ['/docs/react-native/api/', '/docs/', '/docs/Android/changelog']) {
    expect(navbar).toContain(`class=dropdown__link href=${path}>`);
  }
});

it('every page has the announcement, and a footer with its copyright and the statement on accessibility', () => {
  for (const file of ['404.html', ...routes.map((path) => `${path.slice(1)}/index.html`)]) {
    const html = built(file);
    const footer = html.slice(html.lastIndexOf('<footer'));
    // A year that does not follow the clock.
    expect(footer, file).toContain('Copyright © 2025 Deckle.');
    expect(footer, file).toContain('href=/accessibility>');
    if (announcement === undefined) continue;
    expect(html.includes(announcement.text), file).toBe(true);
    expect(html.includes(`href=${announcement.link.to}>`), file).toBe(true);
  }
});

describe('every guide', () => {
  /** Links of the sidebar of a page, as tags. */
  const linksOf = (html: string): string[] =>
    match(html, /<aside class="theme-doc-sidebar([\s\S]*?)<\/aside>/).match(
      /<a class=(?:"[^"]*)?menu__link[^>]*>/g,
    ) ?? [];

  it('has a sidebar with all guides of the platform and its reference, which marks the page', () => {
    for (const { url, product, platform } of guides) {
      const links = linksOf(pageHtml(url));
      const reference = `${url.slice(0, url.lastIndexOf('/'))}/api/`;
      const own = guides
        .filter((guide) => guide.product === product && guide.platform === platform)
        .map((guide) => guide.url);
      if (routes.includes(reference)) own.push(reference);
      expect(links.flatMap(hrefsOf).sort(), url).toEqual(own.sort());
      expect(links.filter((tag) => tag.includes('aria-current=page')).flatMap(hrefsOf)).toEqual([
        url,
      ]);
    }
  });

  it('can be reported with its platform and version', () => {
    for (const { url, platform } of guides) {
      const href = decodeText(match(pageHtml(url), /href="([^"]*)"[^>]* data-feedback/));
      expect(Object.fromEntries(new URL(href).searchParams)).toMatchObject({
        page: publicUrl + url,
        platform: platformById(platform).label,
        version: expect.stringMatching(/^\d+\./) as unknown,
      });
    }
  });
});

it('a page of the reference leads to the guides that use its symbol', () => {
  const html = pageHtml('/docs/react-native/api/interfaces/PageEditConfiguration');
  expect(hrefsOf(match(html, /id=used-in-these-guides([\s\S]*?)<\/ul>/))).toContain(
    '/docs/react-native/docScan',
  );
});

it.each(['/docs/Android/colorConfig', '/docs/react-native/migration'])(
  '%s says what needs JavaScript, with its fields disabled',
  (path) => {
    const article = match(pageHtml(path), /<article>([\s\S]*)<\/article>/);
    expect(article).toMatch(/<noscript><p>[^<]* JavaScript\./);
    expect(article).toMatch(/<(?:fieldset|select)[^>]* disabled/);
  },
);

it('inline code is code, and links around it stay links', () => {
  expect(pageHtml('/docs/Android/docScan')).toMatch(
    /<p>[^]*?<a [^>]*href=[^>]*><code translate=no>\w/,
  );
});
