// The Markdown version of a page says what the page says.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentOf } from '../../src/plugins/markdown/html';
import { linkWriter } from '../../src/plugins/markdown/render';
import { siteUrl } from '../../src/model/constants';
import { markdownPath } from '../../src/model/markdownPath';
import { contentOfHtml, contentOfMarkdown, findMissing } from './missing';
import { buildDir } from '../builtSite';
import { pages } from './site';

const link = linkWriter({
  origin: siteUrl,
  baseUrl: '/',
  routes: pages.map(({ path }) => path),
});

it('no heading, sentence, line of code, table row, tab or link is missing', () => {
  const problems = pages.flatMap(({ path, html }) => {
    const markdown = readFileSync(join(buildDir, markdownPath(path)), 'utf8');
    return findMissing(contentOfHtml(contentOf(html)), contentOfMarkdown(markdown), (href) =>
      link(href, path),
    ).map((problem) => `${path}  ${problem}`);
  });
  expect(problems).toEqual([]);
}, 120_000);
