import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { RootContent } from 'mdast';
import { placeOf, platformFolder, type DocPlace } from '../../sdk/docPaths';
import { platformById, productLabel } from '../../sdk/platforms';
import { siteMapOf } from '../../sdk/siteMap';
import { trialUrl } from '../../sdk/constants';
import { twinPath } from '../../sdk/twins';
import { expand } from '../content/expand';
import { checkedText, expandInput, loadState } from '../content/state';
import { link, paragraph, quote, text } from './components';
import { markdownOfHtml } from './fromHtml';
import { markdownOfMdx } from './fromMdx';
import { attributeOf, contentOf, findElement } from './html';
import { llmsFiles, type TextFile, type Twin } from './llms';
import { contentOfHtml, contentOfMarkdown, lostIn } from './lost';
import { stringify } from './stringify';
import { fromHtml } from 'hast-util-from-html';

/** A page that has a source in Markdown, as the docs and pages plugins know it. */
export interface MarkdownPage {
  readonly path: string;
  /** Relative to the site. */
  readonly source: string;
  readonly title: string;
  readonly description: string;
}

/** What the twins of a build are drawn from. */
export interface BuildInput {
  readonly siteDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  /** Public address without the base URL. */
  readonly origin: string;
  readonly site: { readonly title: string; readonly description: string };
  /** Addresses of all pages. */
  readonly routes: readonly string[];
  readonly markdownPages: readonly MarkdownPage[];
}

export interface BuildResult {
  /** Twins, `llms.txt` and its kin; paths are relative to the output folder. */
  readonly files: readonly TextFile[];
  /** What is wrong with them, `source  message`. */
  readonly problems: readonly string[];
}

/** File that the build wrote for a page. */
function htmlFile({ outDir, baseUrl }: BuildInput, path: string): string {
  const below = join(outDir, path.slice(baseUrl.length));
  // A page without a slash at its end may be a file of its own.
  return existsSync(`${below}.html`) ? `${below}.html` : join(below, 'index.html');
}

/** Addresses of links as twins write them: absolute, and to the twin where there is one. */
function addresses(input: BuildInput): (href: string, page: string) => string {
  const bare = (path: string): string => (path === '/' ? path : path.replace(/\/$/, ''));
  const routes = new Map(input.routes.map((route) => [bare(route), route]));
  return (href, page) => {
    // Docusaurus' way to link to a file that is no page.
    const url = new URL(href.replace(/^pathname:\/\//, ''), input.origin + page);
    if (url.origin !== input.origin) return href;
    const route = routes.get(bare(url.pathname));
    const path = route === undefined ? url.pathname : twinPath(route, input.baseUrl);
    return input.origin + path + url.search + url.hash;
  };
}

/** Title and description that a page without a Markdown source carries in its HTML. */
function metaDescription(html: string): string {
  const meta = findElement(
    fromHtml(html.slice(0, html.indexOf('</head>')), { fragment: true }),
    (element) => element.tagName === 'meta' && attributeOf(element, 'name') === 'description',
  );
  return meta === undefined ? '' : (attributeOf(meta, 'content') ?? '');
}

/** Draws the twin of every page, and compares each with the page that was built. */
export function drawTwins(input: BuildInput): BuildResult {
  const { siteDir, baseUrl, origin, routes, markdownPages } = input;
  const problems: string[] = [];
  const addressOf = addresses(input);
  const sources = new Map(markdownPages.map((page) => [page.path, page]));
  const bySource = new Map(markdownPages.map(({ source, path }) => [source, path]));
  const siteMap = siteMapOf(
    markdownPages
      .filter(({ source }) => source.startsWith('docs/'))
      .map(({ source, path }) => ({ id: source.replace(/^docs\/|\.mdx?$/g, ''), path })),
  );
  const expansion = expandInput(siteDir, loadState(siteDir), 'mdx');
  const url = (path: string): string => origin + path;

  /** Where the page is, and where the other pages of its platform are listed. */
  const whereabouts = (path: string, place: DocPlace | undefined): RootContent => {
    const own = place?.type === 'guide' || place?.type === 'reference' ? place : undefined;
    const folder = own === undefined ? '' : `docs/${platformFolder(own.product, own.platform)}/`;
    const list = url(`${baseUrl}${folder}llms.txt`);
    const shelf =
      own === undefined
        ? 'All pages'
        : `All pages about the ${productLabel(own.product)} for ${platformById(own.platform).label}`;
    return paragraph(
      text('Page: '),
      link(url(path), text(url(path))),
      text(` · ${shelf}: `),
      link(list, text(list)),
    );
  };

  const draw = (path: string): Twin => {
    const page = sources.get(path);
    const html = readFileSync(htmlFile(input, path), 'utf8');
    const content = contentOf(html);
    const name = page?.source ?? path;
    const place =
      page?.source.startsWith('docs/') === true
        ? placeOf(page.source.slice('docs/'.length))
        : undefined;

    let body: readonly RootContent[];
    let { title = '', description = '' } = page ?? {};
    if (page === undefined) {
      const written = markdownOfHtml(content, (href) => addressOf(href, path));
      body = written.children;
      title = written.title;
      description = metaDescription(html);
    } else {
      const source = readFileSync(join(siteDir, page.source), 'utf8');
      const expanded =
        checkedText(page.source, source) ?? expand(page.source, source, expansion).text;
      const written = markdownOfMdx(expanded, {
        siteMap,
        place,
        pageUrl: url(path),
        twinOf: (to) => addressOf(to, path),
        addressOf: (href) => {
          const [, file = '', rest = ''] = /^([^#?]*\.mdx?)((?:[?#].*)?)$/.exec(href) ?? [];
          if (file === '' || href.includes('://')) return addressOf(href, path);
          const target = file.startsWith('/')
            ? undefined
            : bySource.get(posix.join(posix.dirname(page.source), file));
          return target === undefined ? undefined : addressOf(target + rest, path);
        },
      });
      body = written.children;
      problems.push(...written.problems.map((problem) => `${name}  ${problem}`));
    }

    const markdown = stringify({
      type: 'root',
      children: [
        { type: 'heading', depth: 1, children: [text(title)] },
        ...(description === '' ? [] : [quote(text(description))]),
        whereabouts(path, place),
        ...body,
      ],
    });
    const lost = lostIn(contentOfHtml(content), contentOfMarkdown(markdown), (href) =>
      addressOf(href, path),
    );
    problems.push(...lost.map((problem) => `${name}  ${problem}`));
    return { path, url: url(twinPath(path, baseUrl)), title, description, place, markdown };
  };

  const twins = routes.map(draw);
  const files: TextFile[] = [
    ...twins.map(({ path, markdown }) => ({
      path: twinPath(path, baseUrl).slice(baseUrl.length),
      text: markdown,
    })),
    ...llmsFiles(twins, { ...input.site, url: url(baseUrl) }),
  ];

  // Every address of this site is one of the build.
  const known = new Set([...routes, ...files.map(({ path }) => baseUrl + path)]);
  for (const { path, text: markdown } of files) {
    const hrefs = [...markdown.matchAll(/\]\((\S+?)\)|<(https?:[^>\s]+)>/g)].map(
      (m) => m[1] ?? m[2],
    );
    for (const href of new Set(hrefs)) {
      if (href?.startsWith(url(baseUrl)) !== true || href === trialUrl) continue;
      const to = decodeURI(new URL(href).pathname);
      if (known.has(to) || existsSync(join(input.outDir, to.slice(baseUrl.length)))) continue;
      problems.push(`${path}  The link to ${href} leads to nothing.`);
    }
  }
  return { files, problems };
}
