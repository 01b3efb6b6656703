// What every guide has, in its HTML.
import { describe, expect, it } from 'vitest';
import { editUrl } from '../../src/model/constants';
import { productLabel, platformById } from '../../src/model/platforms';
import { pageHtml } from '../builtSite';
import { guides } from '../docsTree';

const text = (html: string): string => html.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, '');

describe('every guide', () => {
  it('names product and platform below its title, and links to the same page of other platforms', () => {
    const wrong = guides.flatMap(({ url, product, platform, kind }) => {
      const html = pageHtml(url);
      const after = html.split('</header>')[1] ?? '';
      const line = text(after.slice(0, after.indexOf('</p>') + 4 || 600)).trim();
      const start = `${productLabel(product)} for ${platformById(platform).label}`;
      const missing = guides.filter(
        (other) =>
          other.product === product &&
          other.kind.id === kind.id &&
          other.platform !== platform &&
          !html.includes(`href=${other.url}`),
      );
      return line.startsWith(start) && missing.length === 0
        ? []
        : [`${url}: ${line.slice(0, 120)}, ${missing.map((other) => other.url).join(', ')}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has breadcrumbs, and an edit link that leads to its source', () => {
    for (const { url, file, kind } of guides) {
      const html = pageHtml(url);
      expect(html.includes(`href=${editUrl}docs/${file} `), url).toBe(true);
      const crumbs = text(/<nav class="theme-doc-breadcrumbs[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '');
      expect(crumbs, url).toContain(kind.group);
      expect(crumbs, url).toContain(kind.title);
    }
  });

  it('has every heading in "On this page", word for word', () => {
    const plain = (html: string): string =>
      text(html)
        .replace(/&(?:amp|lt|gt|quot|#x27);/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
    for (const { url, kind } of guides) {
      const html = pageHtml(url);
      const headings = [
        ...html.matchAll(/<h[23] class="[^"]*anchor[^"]*" id="?([^\s">]+)"?>([\s\S]*?)<\/h[23]>/g),
      ].map(([, id = '', inner = '']) => [
        id,
        plain(inner.replace(/<a\b[^>]*class="?hash-link[\s\S]*?<\/a>/, '')),
      ]);
      const entries = [
        ...html.matchAll(
          /<a href="?#([^\s">]+)"? class="table-of-contents__link[^>]*>([\s\S]*?)<\/a>/g,
        ),
      ].map(([, id = '', inner = '']) => [id, plain(inner)]);
      expect(entries.length, url).toBeGreaterThan(0);
      // A changelog lists its versions only, and a get-started page leaves messages of build errors out.
      if (kind.id === 'changelog' || kind.id === 'getStarted')
        expect(headings, url).toEqual(expect.arrayContaining(entries));
      else expect(entries, url).toEqual(headings);
    }
  });

  it('ends with next steps', () => {
    const wrong = guides.filter(({ url }) => {
      const html = pageHtml(url);
      const at = html.indexOf('id=next-steps');
      const steps = html.slice(at, html.indexOf('<footer', at));
      return at < 0 || !/<a class="" href=[^\s>#]/.test(steps);
    });
    expect(wrong.map(({ url }) => url)).toEqual([]);
  });
});

it('pages of Windows do not mention a scanner', () => {
  const pages = guides.filter(({ platform }) => platform === 'Windows');
  expect(pages.length).toBeGreaterThanOrEqual(8);
  for (const { url } of pages) {
    const [, article = ''] = /<article>([\s\S]*)<\/article>/.exec(pageHtml(url)) ?? [];
    expect(article.length, url).toBeGreaterThan(1000);
    expect(article.replace(/<[^>]*>/g, ' '), url).not.toMatch(
      /scan screen|edit screen|after (?:a|the) scan|scanDocument|maxSizeKB|deleteTempFiles/i,
    );
  }
});
