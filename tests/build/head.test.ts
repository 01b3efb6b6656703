// What pages tell search engines and social networks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pngSize } from '../../src/plugins/seo/picture';
import { siteUrl } from '../../src/model/constants';
import { tagsOf } from '../../src/security/html';
import { headProblems } from './headProblems';
import { buildDir } from '../builtSite';
import { fileBehind, pages } from './site';

/** Types of the structured data that a page must have. */
function expectedTypes(path: string, html: string): readonly string[] {
  if (path === '/') return ['Organization', 'WebSite'];
  const isArticle = /property="?og:type"? content="?article/.test(html);
  return ['Organization', 'BreadcrumbList', isArticle ? 'TechArticle' : 'WebPage'];
}

it('the head of every page is complete, unique and right', () => {
  const problems = headProblems(
    pages.map(({ file, path, html }) => ({
      file,
      url: siteUrl + path,
      tags: tagsOf(html).filter(({ name }) => ['link', 'meta', 'script', 'title'].includes(name)),
      types: expectedTypes(path, html),
    })),
    {
      // Clocks and time zones differ.
      now: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
      exists: (url) => fileBehind(url) !== undefined,
      picture: (url) => {
        const file = fileBehind(url);
        if (file === undefined) return undefined;
        const bytes = readFileSync(join(buildDir, file));
        const size = pngSize(bytes);
        return size === undefined ? undefined : { ...size, bytes: bytes.length };
      },
    },
  );
  expect(problems).toEqual([]);
});

it('every guide and every reference page is an article', () => {
  const others = pages
    .filter(({ path }) => /^\/docs\/(?!sheets\/).+\/./.test(path))
    .filter(({ path, html }) => !expectedTypes(path, html).includes('TechArticle'));
  expect(others.map(({ path }) => path)).toEqual([]);
});
