import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { descriptionOf } from '../../base/html';
import { siteDescription, tagline } from '../../model/constants';
import { classifyDocPath } from '../../model/docPaths';
import { markdownPath } from '../../model/markdownPath';
import { groupBy } from '../../base/groupBy';
import { pageKinds } from '../../model/pageKinds';
import { siteMapOf } from '../../model/siteMap';
import { readSource } from '../../base/readSource';
import { apiKey, type Scope } from '../api/types';
import { versionsOf } from '../content/siteIndex';
import type { Pages } from '../content/pages';
import type { SiteContent } from '../content/siteContent';
import type { OutputSite } from '../output/site';
import type { OutputStep } from '../output/step';
import { agentFile, withFirstTabs, type AgentFile } from './agents';
import { llmsFiles, type MarkdownFile, type TextFile } from './llms';
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
 * Renders pages like {@link markdownRenderer}, but takes those with the same source and context from the build before.
 *
 * @param kind What the pages are rendered for: one page may have several forms.
 */
function rendererOf(
  kind: 'markdown' | 'agents',
  context: SiteContext,
  pages: Pages,
): ReturnType<typeof markdownRenderer> {
  const { origin, baseUrl, routes, pagesBySource } = context;
  const common = JSON.stringify([origin, baseUrl, routes, [...pagesBySource]]);
  const renderPage = markdownRenderer(context);
  return (page) =>
    pages.cached<MarkdownVersion>(`${kind} ${page.path}`, common + JSON.stringify(page), () =>
      renderPage(page),
    );
}

/**
 * The files for coding agents, one for each SDK on each platform that has a get-started page.
 *
 * @param render writes a page as Markdown
 */
function agentFiles(
  sources: readonly SourcePage[],
  versions: readonly MarkdownFile[],
  render: ReturnType<typeof markdownRenderer>,
  versionOf: (scope: Scope) => string | undefined,
  base: string,
): AgentFile[] {
  const guides = versions.flatMap((file) =>
    file.place?.type === 'guide' ? [{ ...file, place: file.place }] : [],
  );
  const groups = groupBy(guides, ({ place }) => apiKey(place));
  return [...groups.values()].flatMap((group): AgentFile[] => {
    const start = group.find(({ place }) => place.kind.id === 'getStarted');
    const source = sources.find(({ path }) => path === start?.path);
    if (start === undefined || source?.markdown === undefined) return [];
    const { product, platform } = start.place;
    const text = withFirstTabs(source.markdown.text);
    const { markdown } = render({ ...source, markdown: { ...source.markdown, text } });
    const position = ({ place }: (typeof group)[number]): number =>
      pageKinds.findIndex(({ id }) => id === place.kind.id);
    const order = [...group].sort((a, b) => position(a) - position(b));
    return [
      agentFile(
        {
          product,
          platform,
          version: versionOf({ product, platform }) ?? '',
          guides: order.map((file) => (file === start ? { ...file, markdown } : file)),
        },
        base,
      ),
    ];
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
      const render = rendererOf('markdown', context, pages);
      const problems: string[] = [];
      const sources = sourcePages(siteDir, site, markdownPages, pages);
      const versions = sources.map((page): MarkdownFile => {
        const { path, place } = page;
        const rendered = render(page);
        const where = page.markdown?.source ?? path;
        problems.push(...rendered.problems.map((problem) => `${where}  ${problem}`));
        return { ...rendered, path, place, url: origin + markdownPath(path, baseUrl) };
      });
      const agents = agentFiles(
        sources,
        versions,
        rendererOf('agents', context, pages),
        (scope) => versionsOf(index, scope)[0],
        origin + baseUrl,
      );
      problems.push(
        ...agents.flatMap((file) => file.problems.map((problem) => `${file.path}  ${problem}`)),
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
          `${String(problems.length)} problems in the Markdown versions of pages:\n${problems.join('\n')}`,
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
