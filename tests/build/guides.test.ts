// What every guide has, in its HTML.
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { editUrl } from '../../src/model/constants';
import { productLabel, platformById } from '../../src/model/platforms';
import { pageHtml, siteDir } from '../builtSite';
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

  it('has an edit link that leads to its source', () => {
    const wrong = guides.filter(
      ({ url, file }) => !pageHtml(url).includes(`href=${editUrl}docs/${file} `),
    );
    expect(wrong.map(({ url }) => url)).toEqual([]);
  });

  it('has breadcrumbs', () => {
    const wrong = guides.flatMap(({ url, kind }) => {
      const html = pageHtml(url);
      const crumbs = text(/<nav class="theme-doc-breadcrumbs[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '');
      const isRight = crumbs.includes(kind.group) && crumbs.includes(kind.title);
      return isRight ? [] : [`${url}: "${crumbs}"`];
    });
    expect(wrong).toEqual([]);
  });

  it('has every heading in "On this page", word for word', () => {
    const plain = (html: string): string =>
      text(html)
        .replace(/&(?:amp|lt|gt|quot|#x27);/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
    const wrong = guides.flatMap(({ url, kind }) => {
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
      // A changelog lists its versions only.
      const isComplete = entries.length === headings.size || kind.id === 'changelog';
      return [
        ...(entries.length > 0 && isComplete ? [] : [`${url}: ${String(entries.length)} entries`]),
        ...entries
          .filter(([id, words]) => headings.get(id) !== words)
          .map(([id, words]) => `${url}#${id}: "${words}" is "${headings.get(id) ?? ''}"`),
      ];
    });
    expect(wrong).toEqual([]);
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

it('guides show the day of the last commit that changed their file', () => {
  const log = execFileSync('git', ['log', '--format=%x00%ct', '--name-only', '--', 'docs'], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  const times = new Map<string, number>();
  for (const commit of log.split('\0').slice(1)) {
    const [seconds, ...files] = commit.trim().split(/\n+/);
    for (const file of files) {
      times.set(file, Math.max(times.get(file) ?? 0, Number(seconds) * 1000));
    }
  }
  const wrong = guides.flatMap(({ url, file }) => {
    const [, shown] = /<time datetime="?([^\s">]+)"? itemprop/i.exec(pageHtml(url)) ?? [];
    const time = shown === undefined ? undefined : Date.parse(shown);
    return time === times.get(`docs/${file}`) ? [] : [`${url}: ${shown ?? 'no date'}`];
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
