// The Markdown versions of pages, and llms.txt. That they say all that the pages say: markdown.test.ts.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { agentFileName, markdownPath } from '../../src/model/markdownPath';
import { agentBudget } from '../../src/plugins/markdown/agents';
import { buildDir, built, pageHtml, publicUrl, routes } from '../builtSite';
import { guides, referencePages } from '../docsTree';
import { serveBuild } from './server';

const get = serveBuild();

const files = readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
  .map((path) => `/${path.replace(/\\/g, '/')}`)
  .filter((path) => path.endsWith('.md') && !path.endsWith(`/${agentFileName}`))
  .sort();

const markdownOf = (path: string): string => built(markdownPath(path).slice(1));

/** A Markdown version without its code. */
const prose = (path: string): string =>
  markdownOf(path).replace(/^( *(?:> )?)```[\s\S]*?^\1```$/gm, '');

it('there are as many Markdown versions as pages, at their paths', () => {
  expect(routes.length).toBeGreaterThan(100);
  expect(files).toEqual(routes.map((path) => markdownPath(path)).sort());
});

it('every page links to its Markdown version, which names the page', () => {
  const wrong = routes.filter(
    (path) =>
      !pageHtml(path).includes(
        `rel=alternate type=text/markdown href=${publicUrl}${markdownPath(path)} `,
      ) || !markdownOf(path).includes(`\nPage: <${publicUrl}${path}> · `),
  );
  expect(wrong).toEqual([]);
});

it('every Markdown version begins with title and description, and no other title follows', () => {
  const wrong = routes.filter(
    (path) =>
      !/^# \S.*\n\n> \S.*\n\nPage: </.test(markdownOf(path)) ||
      (prose(path).match(/^# /gm) ?? []).length !== 1,
  );
  expect(wrong).toEqual([]);
});

it('no mark, component, placeholder or relative link is left', () => {
  const wrong = routes.flatMap((path) => {
    const marks = prose(path).match(/`sdk:\w/g) ?? [];
    const text = prose(path).replace(/`[^`\n]+`/g, '');
    const elements = (text.match(/<\/?[A-Za-z][^>]*>/g) ?? []).filter(
      (found) => !/^<(?:https?:|\S+@)/.test(found),
    );
    const others = text.match(/\{\{|\{#|^import |^:::|\]\((?!https?:|mailto:)[^)]*\)/gm) ?? [];
    const rest = [...marks, ...elements, ...others];
    return rest.map((found) => `${path}: ${found}`);
  });
  expect(wrong).toEqual([]);
});

it('guides in two languages have both, each under its name', () => {
  const text = markdownOf('/docs/Android/docScan');
  const first = text.indexOf('**Kotlin** · `ScanActivity.kt`');
  const second = text.indexOf('**Java** · `ScanActivity.java`');
  expect(text.indexOf('```kotlin', first)).toBeLessThan(second);
  expect(text.indexOf('```java', second)).toBeGreaterThan(second);
  expect(first).toBeGreaterThan(0);
});

it('Markdown versions are served as Markdown, without being indexed by search engines', async () => {
  for (const path of ['/index.md', '/docs.md', '/docs/Android/docScan.md']) {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
  }
  const page = await get('/docs/Android/docScan');
  expect(page.headers).not.toHaveProperty('x-robots-tag');
});

describe('the files for coding agents', () => {
  const starts = guides.filter(({ kind }) => kind.id === 'getStarted');

  it.each(starts.map(({ url }) => url))('one beside %s, small and with pages that exist', (url) => {
    const folder = url.slice(0, url.lastIndexOf('/'));
    const text = built(`${folder.slice(1)}/${agentFileName}`);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(agentBudget);
    expect(text).toMatch(/^```/m);
    const words = text.replace(/^`{3}[\s\S]*?^`{3}$/gm, '');
    expect(words).not.toMatch(/\]\(|\{\{|<(?:Tabs|TabItem|Shared)/);
    const [, names = ''] = /<name>\.md: ([\w, ]+)\./.exec(text) ?? [];
    const pages = names.split(', ');
    expect(pages.length).toBeGreaterThan(5);
    for (const name of pages) expect(routes).toContain(`${folder}/${name}`);
    expect(built('llms.txt')).toContain(`${publicUrl}${folder}/${agentFileName}`);
  });
});

describe('llms.txt', () => {
  const root = built('llms.txt');
  const linksOf = (text: string): string[] =>
    [...text.matchAll(/^- \[.*?\]\((\S+?)\)/gm)].map(([, url = '']) => url.replace(publicUrl, ''));
  const folders = [...new Set(guides.map(({ url }) => url.slice(0, url.lastIndexOf('/'))))];

  it('names every guide, and every reference by its first page', () => {
    const links = linksOf(root);
    const indexes = referencePages.filter((path) => path.endsWith('/api/'));
    for (const path of [...guides.map(({ url }) => url), ...indexes]) {
      expect(links).toContain(markdownPath(path));
    }
    expect(new Set(links).size).toBe(links.length);
  });

  it('has no broken links', () => {
    const lists = [
      'llms.txt',
      'llms-full.txt',
      ...folders.map((path) => `${path.slice(1)}/llms.txt`),
    ];
    const missing = lists
      .flatMap((path) => linksOf(built(path)))
      .filter((path) => !existsSync(join(buildDir, path)));
    expect(missing).toEqual([]);
  });

  it('of a platform names all of its pages; its full file holds them', () => {
    expect(folders.length).toBeGreaterThan(3);
    for (const folder of folders) {
      const own = routes.filter((path) => path.startsWith(`${folder}/`));
      expect(linksOf(built(`${folder.slice(1)}/llms.txt`)).sort()).toEqual(
        [`${folder}/llms-full.txt`, ...own.map((path) => markdownPath(path))].sort(),
      );
      const full = built(`${folder.slice(1)}/llms-full.txt`);
      for (const path of own) expect(full).toContain(markdownOf(path).trim());
      expect(built('llms-full.txt')).toContain(`${publicUrl}${folder}/llms-full.txt`);
    }
  });

  it('is served as text; the full files stay out of search engines', async () => {
    const list = await get('/llms.txt');
    expect(list.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(list.headers).not.toHaveProperty('x-robots-tag');
    const full = await get('/docs/Android/llms-full.txt');
    expect(full.headers['x-robots-tag']).toBe('noindex');
  });
});
