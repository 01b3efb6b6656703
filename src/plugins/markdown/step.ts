import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { descriptionOf } from '../../base/html';
import { siteDescription, tagline } from '../../model/constants';
import { classifyDocPath } from '../../model/docPaths';
import { markdownPath } from '../../model/markdownPath';
import { siteMapOf } from '../../model/siteMap';
import { readSource } from '../../base/readSource';
import type { Scope } from '../api/types';
import { versionsOf } from '../content/site/siteIndex';
import type { Pages } from '../content/pages';
import type { SiteContent } from '../content/siteContent';
import type { OutputSite } from '../output/site';
import type { OutputStep } from '../output/step';
import { agentFile, missingHeadings, withFirstTabs, type AgentFile } from './agents';
import { llmsFiles, sdksOf, type MarkdownFile, type TextFile } from './llms';
import { markdownPagesOf, type MarkdownPage } from './pages';
import {
  markdownRenderer,
  type MarkdownVersion,
  type SiteContext,
  type SourcePage,
} from './render';

/** What the Markdown versions of all pages share. */
function contextOf(
  { origin, baseUrl, routes }: OutputSite,
  markdownPages: readonly MarkdownPage[],
): SiteContext {
  return {
    origin,
    baseUrl,
    routes,
    pagesBySource: new Map(markdownPages.map(({ source, path }) => [source, path])),
    siteMap: siteMapOf(
      markdownPages
        .filter(({ source }) => source.startsWith('docs/'))
        .map(({ source, path }) => ({ id: source.replace(/^docs\/|\.mdx?$/g, ''), path })),
    ),
  };
}

/** Every page of the site, with its expanded source where that is Markdown. */
function sourcePages(
  siteDir: string,
  site: OutputSite,
  markdownPages: readonly MarkdownPage[],
  pages: Pages,
): SourcePage[] {
  const byPath = new Map(markdownPages.map((page) => [page.path, page]));
  return site.routes.map((path) => {
    const page = byPath.get(path);
    if (page === undefined) {
      const description = descriptionOf(site.pageOf(path)?.html ?? '') ?? '';
      return { path, place: undefined, title: tagline, description };
    }
    const { text } = pages.expanded(page.source, readSource(siteDir, page.source));
    const place = page.source.startsWith('docs/')
      ? classifyDocPath(page.source.slice('docs/'.length))
      : undefined;
    const { source, title, description } = page;
    return { path, place, title, description, markdown: { source, text } };
  });
}

/**
 * The files for coding agents, one for each SDK on each platform that has a get-started page.
 *
 * @param render writes a page as Markdown
 */
function agentFiles(
  sources: readonly SourcePage[],
  versions: readonly MarkdownFile[],
  render: (page: SourcePage, name: string) => MarkdownVersion,
  versionOf: (scope: Scope) => string | undefined,
  base: string,
): AgentFile[] {
  return sdksOf(versions).flatMap((sdk) => {
    const start = sdk.guides.find(({ path }) => path.endsWith('/getStarted'));
    const source = sources.find(({ path }) => path === start?.path);
    if (source?.markdown === undefined) return [];
    const text = withFirstTabs(source.markdown.text);
    const { markdown } = render({ ...source, markdown: { ...source.markdown, text } }, 'agents');
    return [agentFile(sdk, markdown, versionOf(sdk) ?? '', base)];
  });
}

/** Writes a Markdown version beside every page, and `llms.txt`. See README.md in this folder. */
export function markdownStep(
  { siteDir, siteConfig }: LoadContext,
  content: SiteContent,
): OutputStep {
  let markdownPages: readonly MarkdownPage[] = [];
  return {
    name: 'markdown',

    contentLoaded(allContent) {
      markdownPages = markdownPagesOf(allContent);
    },

    async run(site) {
      const { outDir, baseUrl, origin } = site;
      const context = contextOf(site, markdownPages);
      const { index } = await content.state();
      const pages = await content.pages();
      const render = markdownRenderer(context);
      const common = JSON.stringify([origin, baseUrl, site.routes, [...context.pagesBySource]]);
      const problems: string[] = [];
      const sources = sourcePages(siteDir, site, markdownPages, pages);
      /** Taken from the build before where source and context are the same. */
      const cached = (page: SourcePage, name: string): MarkdownVersion =>
        pages.cached(`${name} ${page.path}`, common + JSON.stringify(page), () => render(page));
      const versions = sources.map((page): MarkdownFile => {
        const { path, place } = page;
        const rendered = cached(page, 'markdown');
        const where = page.markdown?.source ?? path;
        problems.push(...rendered.problems.map((problem) => `${where}  ${problem}`));
        return { ...rendered, path, place, url: origin + markdownPath(path, baseUrl) };
      });
      const agents = agentFiles(
        sources,
        versions,
        cached,
        (scope) => versionsOf(index, scope)[0],
        origin + baseUrl,
      );
      const starts = versions.filter(({ path }) => path.endsWith('/getStarted'));
      problems.push(
        ...agents.flatMap((file) => file.problems.map((problem) => `${file.path}  ${problem}`)),
        ...missingHeadings(starts.map(({ markdown }) => markdown)).map(
          (problem) => `src/plugins/markdown/agents.ts  ${problem}`,
        ),
      );
      const about = { title: siteConfig.title, description: siteDescription };
      const files: TextFile[] = [
        ...versions.map(({ path, markdown }) => ({
          path: markdownPath(path, baseUrl).slice(baseUrl.length),
          text: markdown,
        })),
        ...agents,
        ...llmsFiles(versions, { ...about, url: origin + baseUrl }, agents),
      ];
      if (problems.length > 0) {
        throw new Error(
          `${problems.length} problems in the Markdown versions of pages:\n${problems.join('\n')}`,
        );
      }
      pages.save();
      for (const { path, text } of files) {
        const target = join(outDir, path);
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, text);
      }
    },
  };
}
