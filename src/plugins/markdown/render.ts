import { posix } from 'node:path';
import type { RootContent } from 'mdast';
import { joined, link, paragraph, quote, strong, text } from '../components/markdown';
import { platformFolder, type DocPlace } from '../../model/docPaths';
import { sdkName } from '../../model/feeds';
import type { SiteMap } from '../../model/siteMap';
import { markdownPath } from '../../model/markdownPath';
import { markdownOfMdx } from '../components/fromMdx';
import { stringify } from './stringify';

/** What the Markdown versions of all pages share. */
export interface SiteContext {
  /** Public address without the base URL. */
  readonly origin: string;
  readonly baseUrl: string;
  /** Addresses of all pages. */
  readonly routes: readonly string[];
  /** Addresses of pages by their source, relative to the site. */
  readonly pagesBySource: ReadonlyMap<string, string>;
  readonly siteMap: SiteMap;
}

/** A page of the site. */
export interface SourcePage {
  readonly path: string;
  readonly place: DocPlace | undefined;
  readonly title: string;
  readonly description: string;
  /** Its source, where that is Markdown; the home page has none. */
  readonly markdown?: {
    /** Relative to the site. */
    readonly source: string;
    /** The source, expanded. */
    readonly text: string;
  };
}

/** The Markdown version of a page. */
export interface MarkdownVersion {
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
  /** What cannot be written as Markdown, one sentence each. */
  readonly problems: readonly string[];
}

const bare = (path: string): string => (path === '/' ? path : path.replace(/\/$/, ''));

/** Writes links as Markdown versions do: absolute, and to the Markdown versions of pages. */
export function linkWriter({
  origin,
  baseUrl,
  routes,
}: Pick<SiteContext, 'baseUrl' | 'origin' | 'routes'>): (href: string, page: string) => string {
  const known = new Map(routes.map((route) => [bare(route), route]));
  return (href, page) => {
    // Docusaurus' way to link to a file that is not a page.
    const target = href.replace(/^pathname:\/\//, '');
    // Sources leave the base URL out.
    const isBelow = !/^\/(?!\/)/.test(target) || target.startsWith(baseUrl);
    const url = new URL(isBelow ? target : baseUrl + target.slice(1), origin + page);
    if (url.origin !== origin) return href;
    const route = known.get(bare(url.pathname));
    // A query asks a script of the page for something.
    const isFile = route === undefined || url.search !== '';
    const path = isFile ? url.pathname : markdownPath(route, baseUrl);
    return origin + path + url.search + url.hash;
  };
}

/** What the home page says, which has no Markdown source: where to start with both SDKs, and their features. */
function featuresOf({ products }: SiteMap, urlOf: (path: string) => string): RootContent[] {
  return products.flatMap(({ label, kinds, platforms }): RootContent[] => [
    { type: 'heading', depth: 2, children: [text(label)] },
    {
      type: 'list',
      spread: false,
      children: kinds
        .filter(({ id, group }) => id === 'getStarted' || group === 'Features')
        .map(({ id, title, summary }) => {
          const links = platforms.flatMap(({ label: name, pages: { [id]: path } }) =>
            path === undefined ? [] : [[link(urlOf(path), text(name))]],
          );
          const about = text(`: ${summary} `);
          const entry = paragraph(strong(text(title)), about, ...joined(links, ', '));
          return { type: 'listItem', spread: false, children: [entry] };
        }),
    },
  ]);
}

/** Renders the Markdown versions of the pages of one build. */
export function markdownRenderer(site: SiteContext): (page: SourcePage) => MarkdownVersion {
  const { origin, baseUrl, pagesBySource, siteMap } = site;
  const write = linkWriter(site);

  /** Where the page is, and where the other pages of its platform are listed. */
  const whereabouts = ({ path, place }: SourcePage): RootContent => {
    const own = place?.type === 'guide' || place?.type === 'reference' ? place : undefined;
    const folder = own === undefined ? '' : `docs/${platformFolder(own.product, own.platform)}/`;
    const about = own === undefined ? '' : ` about the ${sdkName(own.product, own.platform)}`;
    const list = `${origin}${baseUrl}${folder}llms.txt`;
    return paragraph(
      text('Page: '),
      link(origin + path, text(origin + path)),
      text(` · All pages${about}: `),
      link(list, text(list)),
    );
  };

  return (page) => {
    const { path, place, title, description, markdown: written } = page;
    const problems: string[] = [];
    let body: readonly RootContent[];
    if (written === undefined) {
      body = featuresOf(siteMap, (to) => write(to, path));
    } else {
      const converted = markdownOfMdx(written.text, {
        siteMap,
        place,
        pageUrl: origin + path,
        markdownUrlOf: (to) => write(to, path),
        addressOf: (href) => {
          const [, file, rest = ''] = /^((?![a-z]+:|\/)[^#?]*\.mdx?)([?#].*)?$/.exec(href) ?? [];
          if (file === undefined) return write(href, path);
          const target = pagesBySource.get(posix.join(posix.dirname(written.source), file));
          return target === undefined ? undefined : write(target + rest, path);
        },
      });
      body = converted.children;
      problems.push(...converted.problems.map(({ message }) => message));
    }
    const markdown = stringify({
      type: 'root',
      children: [
        { type: 'heading', depth: 1, children: [text(title)] },
        ...(description === '' ? [] : [quote(text(description))]),
        whereabouts(page),
        ...body,
      ],
    });
    return { title, description, markdown, problems };
  };
}
