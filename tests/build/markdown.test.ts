// The Markdown versions of pages, and llms.txt.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import { describe, expect, it } from 'vitest';
import { siteUrl } from '../../src/model/constants';
import { platformFolder } from '../../src/model/docPaths';
import { agentFileName, markdownPath } from '../../src/model/markdownPath';
import { pageKinds } from '../../src/model/pageKinds';
import { platforms, productLabel, products } from '../../src/model/platforms';
import { agentBudget } from '../../src/plugins/markdown/agents';
import { linkWriter } from '../../src/plugins/markdown/render';
import { buildDir, built, publicUrl, routes } from '../builtSite';
import { guides, referencePages } from '../docsTree';
import { files, pages } from './site';
import { contentOf, contentOfHtml, contentOfMarkdown, firstMissing } from './words';

const texts = new Map(routes.map((path) => [path, built(markdownPath(path).slice(1))]));
const markdownOf = (path: string): string => texts.get(path) ?? '';

/** A Markdown version without its code. */
const prose = (path: string): string =>
  markdownOf(path).replace(/^( *(?:> )?)```[\s\S]*?^\1```$/gm, '');

it('there are as many Markdown versions as pages, at their paths', () => {
  const found = [...files].filter((file) => file.endsWith('.md') && !file.endsWith(agentFileName));
  expect(routes.length).toBeGreaterThan(100);
  expect(found.map((file) => `/${file}`).sort()).toEqual(
    routes.map((path) => markdownPath(path)).sort(),
  );
});

it('no heading, word, line of code, tab or link of a page is missing', () => {
  const link = linkWriter({ origin: siteUrl, baseUrl: '/', routes });
  // The Markdown version of the home page leads to the list of all others.
  const written = pages.filter(({ path }) => path !== '/');
  const problems = written.flatMap(({ path, html }) => {
    const page = contentOfHtml(contentOf(html));
    const markdown = contentOfMarkdown(markdownOf(path));
    const lost = firstMissing(page, markdown);
    const links = [...page.links].filter((href) => !markdown.links.has(link(href, path)));
    return [
      ...(lost === undefined ? [] : [`${path} lacks, or has in another place: ${lost}`]),
      ...links.map((href) => `${path} lacks the link to ${href}`),
    ];
  });
  expect(problems).toEqual([]);
});

it('every page links to its Markdown version, which begins with title, description and address', () => {
  const wrong = pages.filter((page) => {
    const link = page.attributesOf('link').find(({ type }) => type === 'text/markdown');
    const [title = '', description = '', address = ''] = markdownOf(page.path).split('\n\n');
    return !(
      link?.href === publicUrl + markdownPath(page.path) &&
      /^# \S/.test(title) &&
      /^> \S/.test(description) &&
      address.startsWith(`Page: <${publicUrl}${page.path}> · `) &&
      prose(page.path).match(/^# /gm)?.length === 1
    );
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it('no mark, component, placeholder or relative link is left', () => {
  const wrong = routes.flatMap((path) => {
    const marks = prose(path).match(/`sdk:\w/g) ?? [];
    const text = prose(path).replace(/`[^`\n]+`/g, '');
    const elements = (text.match(/<\/?[A-Za-z][^>]*>/g) ?? []).filter(
      (found) => !/^<(?:https?:|\S+@)/.test(found),
    );
    const others =
      text.match(/\{\{|\{#(?![\w.-]+\}$)|^import |^:::|\]\((?!https?:|mailto:)[^)]*\)/gm) ?? [];
    return [...marks, ...elements, ...others].map((found) => `${path}: ${found}`);
  });
  expect(wrong).toEqual([]);
});

it('every heading of a page is at its anchor: what its text makes, or what is at its end', () => {
  const lost = pages.flatMap(({ path, html }) => {
    const slugger = createSlugger();
    const anchors = new Set(
      [...prose(path).matchAll(/^[->\d. ]*#{2,6} (.*?)(?: \{#([\w.-]+)\})?$/gm)].map(
        ([, text = '', anchor]) => {
          const words = text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
          return anchor ?? slugger.slug(words);
        },
      ),
    );
    const ids = html.slice(html.indexOf('<main')).matchAll(/<h[2-6][^>]*\sid="?([^"\s>]+)/g);
    return [...ids].flatMap(([, id = '']) => (anchors.has(id) ? [] : [`${path}#${id}`]));
  });
  expect(lost).toEqual([]);
});

describe('the files for coding agents', () => {
  const starts = guides.filter(({ kind }) => kind.id === 'getStarted');

  it.each(starts.map(({ url }) => url))('one beside %s, small and with pages that exist', (url) => {
    const folder = url.slice(0, url.lastIndexOf('/'));
    const text = built(`${folder.slice(1)}/${agentFileName}`);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(agentBudget);
    expect(text).toMatch(/^```/m);
    const headings = [...text.matchAll(/^## ([^[\n]+)$/gm)].map(([, heading = '']) => heading);
    expect([headings[0], headings.at(-1)]).toEqual(['Rules', 'Pages']);
    expect(headings).toContain('Before you start');
    expect(headings).not.toContain('Starter project');
    const words = text.replace(/^`{3}[\s\S]*?^`{3}$/gm, '');
    // Nor captions of pictures, and what a code block has above it.
    expect(words).not.toMatch(/\{\{|<(?:Tabs|TabItem|Shared)|^\*[^*\n]+\*$|· \[Full file\]/m);
    const links = [...words.matchAll(/\]\(([^)]*)\)/g)].map(([, href = '']) => href);
    const [, names = ''] = /<name>\.md: ([\w, ]+)\./.exec(text) ?? [];
    const pages = names.split(', ');
    expect(pages.length).toBeGreaterThan(5);
    for (const name of pages) expect(routes).toContain(`${folder}/${name}`);
    // Links within the folder are relative.
    const relative = links.filter((href) => !href.startsWith('https:'));
    const name = (href: string): string => href.replace(/\.md(?:#.*)?$/, '');
    expect(relative.filter((href) => !pages.includes(name(href)))).toEqual([]);
    expect(links.filter((href) => href.startsWith(`${publicUrl}${folder}/`))).toEqual([]);
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

  it('is in the order of products, platforms and kinds of pages, with other pages at the end', () => {
    const orders = [root, built('docs/react-native/llms.txt')].map((text) =>
      [...text.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading),
    );
    const ofPlatforms = products.flatMap(({ id }) =>
      platforms
        .filter((platform) => folders.includes(`/docs/${platformFolder(id, platform.id)}`))
        .map(({ label }) => `${productLabel(id)} for ${label}`),
    );
    const groups = [...new Set(pageKinds.map(({ group }) => group))];
    expect(orders).toEqual([
      [...ofPlatforms, 'This site'],
      [...groups, 'API reference'],
    ]);
    const first = linksOf(root.slice(0, root.indexOf('\n## ', root.indexOf('\n## ') + 1)));
    const kinds = pageKinds.map(({ id }) => markdownPath(`/docs/Android/${id}`));
    expect(first.filter((path) => kinds.includes(path))).toEqual(
      kinds.filter((path) => first.includes(path)),
    );
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
});
