import type { AllContent } from '@docusaurus/types';
import { siteUrl, tagline } from '../../model/constants';
import {
  classifyDocPath,
  platformFolder,
  symbolsFolder,
  type DocPlace,
} from '../../model/docPaths';
import { platformById, productLabel } from '../../model/platforms';
import { loadedContent } from '../output/loadedContent';
import type { Card } from './card';

/** One step of the path between the home page and a page. */
export interface Crumb {
  readonly name: string;
  /** Address of the page, below the host. */
  readonly path: string;
}

/** What a page is, for machines. */
export type PageType = 'home' | 'page' | 'guide' | 'reference' | 'changelog';

/** What is known of a page before it is built. */
export interface SeoPage {
  /** Address below the host, as the router has it. */
  readonly path: string;
  readonly type: PageType;
  /** Title without the site's name. */
  readonly title: string;
  /** Group of the sidebar: "Features". */
  readonly section?: string;
  /** Day of the last change, if it is known for sure: `2026-03-17`. */
  readonly updated?: string;
  /** The way to the page, the page itself last. Empty on the home page. */
  readonly crumbs: readonly Crumb[];
  readonly card: Card;
}

const { host } = new URL(siteUrl);

/** What the docs plugin says of a page, as far as it matters here. */
export interface DocFacts {
  readonly id: string;
  readonly permalink: string;
  readonly title: string;
  /** Label in the sidebar, if it is another than the title. */
  readonly label?: string | undefined;
  /** Moment of the last change in milliseconds. */
  readonly updatedAt?: number | null | undefined;
}

/** What all pages of the docs have in common. */
interface DocContext {
  readonly doc: DocFacts;
  /** Address of the docs. */
  readonly docs: string;
  /** The way to the list of platforms. */
  readonly root: readonly Crumb[];
  readonly page: Pick<SeoPage, 'path' | 'title' | 'updated'>;
}

/** A page about a symbol on all platforms, or the list of them. */
function symbolPage(
  { name, product }: Extract<DocPlace, { type: 'symbol' }>,
  { docs, root, page }: DocContext,
): SeoPage {
  const list = [...root, { name: 'Symbols', path: `${docs}${symbolsFolder}/` }];
  const title = name ?? page.title;
  const card = { title, product, kind: 'All platforms', host, motif: 'code' } as const;
  if (name === undefined) return { ...page, type: 'page', crumbs: list, card };
  return {
    ...page,
    type: 'reference',
    section: 'Symbols',
    crumbs: [...list, { name, path: page.path }],
    card: { ...card, line: productLabel(product) },
  };
}

/** A guide or a page of a reference. */
function platformPage(
  place: Extract<DocPlace, { type: 'guide' | 'reference' }>,
  { doc, docs, root, page }: DocContext,
): SeoPage {
  const { product, platform } = place;
  const { path, title } = page;
  const { label } = platformById(platform);
  const sdk = productLabel(product);
  const folder = `${docs}${platformFolder(product, platform)}`;
  const intro = {
    name: product === 'barcode' ? `${sdk} for ${label}` : label,
    path: `${folder}/intro`,
  };
  const card = { product, platform, host, line: `${label} · ${sdk}` };
  if (place.type === 'reference') {
    const api: Crumb = { name: 'API reference', path: `${folder}/api/` };
    const isIndex = path === api.path;
    const name = isIndex ? title : (doc.label ?? title);
    return {
      ...page,
      type: 'reference',
      section: api.name,
      crumbs: [...root, intro, api, ...(isIndex ? [] : [{ name, path }])],
      card: { ...card, title: name, kind: api.name, motif: 'code' },
    };
  }
  const { id, group, title: name } = place.kind;
  const isChangelog = id === 'changelog';
  return {
    ...page,
    type: isChangelog ? 'changelog' : 'guide',
    section: group,
    crumbs: [...root, intro, ...(id === 'intro' ? [] : [{ name, path }])],
    card: {
      ...card,
      title,
      kind: isChangelog ? 'Changelog' : 'Guide',
      motif: isChangelog ? 'releases' : product,
    },
  };
}

/** A page of the docs: a guide, a page of a reference, one about a symbol, or one of the site. */
export function docPage(doc: DocFacts, baseUrl: string): SeoPage {
  const { permalink: path, title, updatedAt } = doc;
  const docs = `${baseUrl}docs/`;
  const home: Crumb = { name: 'Home', path: baseUrl };
  const updated = new Date(updatedAt ?? 0).toISOString().slice(0, 10);
  const page = { path, title, ...(typeof updatedAt === 'number' ? { updated } : {}) };
  const context = { doc, docs, root: [home, { name: 'Platforms', path: docs }], page };
  const place = classifyDocPath(`${doc.id}.mdx`);
  if (place.type === 'symbol') return symbolPage(place, context);
  if (place.type === 'guide' || place.type === 'reference') return platformPage(place, context);
  const card = { title, product: 'document', host, motif: 'platforms' } as const;
  return { ...page, type: 'page', crumbs: [home, { name: 'Platforms', path }], card };
}

/** A page of `src/pages`. */
export function sitePage(path: string, title: string | undefined, baseUrl: string): SeoPage {
  const isHome = path === baseUrl;
  const shown = isHome ? tagline : title;
  if (shown === undefined) {
    throw new Error(
      `${path}  The build finds no title for the page. Write it as MDX with a title, or give it one in src/plugins/seo/pages.ts.`,
    );
  }
  return {
    path,
    type: isHome ? 'home' : 'page',
    title: shown,
    crumbs: isHome
      ? []
      : [
          { name: 'Home', path: baseUrl },
          { name: shown, path },
        ],
    card: { title: shown, product: 'document', host, motif: 'document' },
  };
}

/** Every page that the docs and pages plugins loaded. */
export function seoPages(allContent: AllContent, baseUrl: string): SeoPage[] {
  const { documents, pages } = loadedContent(allContent);
  return [
    ...documents.map(({ frontMatter, lastUpdatedAt, ...doc }) =>
      docPage({ ...doc, label: frontMatter.sidebar_label, updatedAt: lastUpdatedAt }, baseUrl),
    ),
    ...pages.map((page) =>
      sitePage(page.permalink, page.type === 'mdx' ? page.title : undefined, baseUrl),
    ),
  ];
}
