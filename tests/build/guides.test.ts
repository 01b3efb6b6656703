// What every guide has, in its HTML.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { includedSections, readSharedText } from '../../src/plugins/content/sharedText';
import { editUrl } from '../../src/model/constants';
import { productLabel, platformById } from '../../src/model/platforms';
import { pageHtml, routes, siteDir } from '../builtSite';
import { guides, referencePages } from '../docsTree';

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

  it('has an edit link that leads to its source', () => {
    const wrong = guides.filter(
      ({ url, file }) => !pageHtml(url).includes(`href=${editUrl}docs/${file} `),
    );
    expect(wrong.map(({ url }) => url)).toEqual([]);
  });

  it('has breadcrumbs, and a way to the page before and after', () => {
    const wrong = guides.flatMap(({ url, kind }) => {
      const html = pageHtml(url);
      const crumbs = text(/<nav class="theme-doc-breadcrumbs[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '');
      const pages = /<nav class="[^"]*pagination-nav"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
      const links = [...pages.matchAll(/href=([^\s>]+)/g)].map(([, href = '']) => href);
      const bad = links.filter((href) => !routes.includes(href));
      return crumbs.includes(kind.group) &&
        crumbs.includes(kind.title) &&
        links.length > 0 &&
        bad.length === 0
        ? []
        : [`${url}: "${crumbs}", ${links.join(' ')}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has every heading in "On this page", word for word', () => {
    const plain = (html: string): string =>
      text(html)
        .replace(/&(?:amp|lt|gt|quot|#x27);/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
    const wrong = guides.flatMap(({ url }) => {
      const html = pageHtml(url);
      const headings = new Map(
        [
          ...html.matchAll(
            /<h[23] class="[^"]*anchor[^"]*" id="?([^\s">]+)"?>([\s\S]*?)<\/h[23]>/g,
          ),
        ].map(
          ([, id = '', inner = '']) =>
            [id, plain(inner.replace(/<a\b[^>]*class="?hash-link[\s\S]*?<\/a>/, ''))] as const,
        ),
      );
      const entries = [
        ...html.matchAll(
          /<a href="?#([^\s">]+)"? class="table-of-contents__link[^>]*>([\s\S]*?)<\/a>/g,
        ),
      ].map(([, id = '', inner = '']) => [id, plain(inner)] as const);
      return entries.length === 0
        ? [`${url}: nothing found`]
        : entries
            .filter(([id, words]) => headings.get(id) !== words)
            .map(([id, words]) => `${url}#${id}: "${words}" is "${headings.get(id) ?? ''}"`);
    });
    expect(wrong).toEqual([]);
  });

  it('ends with next steps whose links exist', () => {
    const wrong = guides.flatMap(({ url }) => {
      const html = pageHtml(url);
      const at = html.indexOf('id=next-steps');
      const links = [
        ...html.slice(at, html.indexOf('<footer', at)).matchAll(/<a class="" href=([^\s>#]+)/g),
      ].map(([, href = '']) => href);
      const bad = links.filter((href) => href.startsWith('/') && !routes.includes(href));
      return at > 0 && links.length >= 1 && bad.length === 0 ? [] : [`${url}: ${links.join(' ')}`];
    });
    expect(wrong).toEqual([]);
  });
});

it('symbols of every guide lead to anchors that exist', () => {
  const ids = new Map<string, Set<string>>();
  const idsOf = (path: string): Set<string> => {
    const known =
      ids.get(path) ??
      new Set([...pageHtml(path).matchAll(/\sid="?([^\s">]+)/g)].map(([, id = '']) => id));
    ids.set(path, known);
    return known;
  };
  const wrong = guides.flatMap(({ url }) =>
    [...pageHtml(url).matchAll(/href="?(\/docs\/[^\s">#]*|)#([\w.-]+)/g)].flatMap(
      ([, path = '', hash = '']) =>
        hash.startsWith('__') || idsOf(path === '' ? url : path).has(hash)
          ? []
          : [`${url}: ${path}#${hash}`],
    ),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

it('no generated reference page asks to be edited or shows a date', () => {
  expect(referencePages.length).toBeGreaterThan(40);
  const wrong = referencePages.filter((url) =>
    /class="?[^">]*(?:theme-edit-this-page|theme-last-updated)/.test(pageHtml(url)),
  );
  expect(wrong).toEqual([]);
});

it('guides show the day on which their text was last changed, or none', () => {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: siteDir, encoding: 'utf8' }).trim();
  const commitTimes = (...files: string[]): readonly number[] =>
    git('log', '--full-history', '--no-merges', '--format=%ct', '--', ...files)
      .split('\n')
      .map((seconds) => Number(seconds) * 1000);
  const isCommitted =
    git('rev-parse', '--is-shallow-repository') === 'false' &&
    git('status', '--porcelain', '--', 'docs') === '';
  const shared = readSharedText(siteDir);
  const wrong = guides.flatMap(({ url, file }) => {
    const [, shown] = /<time datetime="?([^\s">]+)/i.exec(pageHtml(url)) ?? [];
    // A page whose text is not committed has none; which text that is, the unit tests say.
    if (shown === undefined) return isCommitted ? [`${url}: no date`] : [];
    const page = `docs/${file}`;
    const sections = includedSections(readFileSync(join(siteDir, page), 'utf8'), shared);
    // Which of them changed words, and not only punctuation or markup, is tested with src/config/vcs.ts.
    const times = commitTimes(page, ...sections.map((section) => section.file));
    return times.includes(Date.parse(shown)) ? [] : [`${url}: ${shown}`];
  });
  expect(wrong).toEqual([]);
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
