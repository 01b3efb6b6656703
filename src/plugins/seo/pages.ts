import type { AllContent } from '@docusaurus/types';
import { siteUrl, tagline } from '../../model/constants';
import { classifyDocPath, platformFolder, symbolsFolder } from '../../model/docPaths';
import { platformById, productLabel, type PlatformId, type ProductId } from '../../model/platforms';
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

/** A guide, a page of a reference or the root of the docs. */
export function docPage(doc: DocFacts, baseUrl: string): SeoPage {
  const home: Crumb = { name: 'Home', path: baseUrl };
  const root: Crumb = { name: 'Platforms', path: `${baseUrl}docs/` };
  const updated =
    doc.updatedAt === undefined || doc.updatedAt === null
      ? {}
      : { updated: new Date(doc.updatedAt).toISOString().slice(0, 10) };
  const place = classifyDocPath(`${doc.id}.mdx`);
  if (place.type === 'symbol') {
    const list: Crumb = { name: 'Symbols', path: `${baseUrl}docs/${symbolsFolder}/` };
    const { name, product } = place;
    return {
      path: doc.permalink,
      type: name === undefined ? 'page' : 'reference',
      title: doc.title,
      ...(name === undefined ? {} : { section: 'Symbols' }),
      crumbs: [home, root, list, ...(name === undefined ? [] : [{ name, path: doc.permalink }])],
      card: {
        title: name ?? doc.title,
        line: name === undefined ? undefined : productLabel(product),
        product,
        kind: 'All platforms',
        host,
        motif: 'code',
      },
    };
  }
  if (place.type !== 'guide' && place.type !== 'reference') {
    return {
      path: doc.permalink,
      type: 'page',
      title: doc.title,
      ...updated,
      crumbs: [home, { ...root, path: doc.permalink }],
      card: { title: doc.title, product: 'document', host, motif: 'platforms' },
    };
  }
  const { product, platform } = place;
  const folder = `${baseUrl}docs/${platformFolder(product, platform)}`;
  const intro: Crumb = { name: sdkCrumb(product, platform), path: `${folder}/intro` };
  const base = {
    product,
    platform,
    host,
    line: `${platformById(platform).label} · ${productLabel(product)}`,
  };
  if (place.type === 'reference') {
    const api: Crumb = { name: 'API reference', path: `${folder}/api/` };
    const name = doc.permalink === api.path ? doc.title : (doc.label ?? doc.title);
    return {
      path: doc.permalink,
      type: 'reference',
      title: doc.title,
      section: 'API reference',
      ...updated,
      crumbs: [
        home,
        root,
        intro,
        api,
        ...(doc.permalink === api.path ? [] : [{ name, path: doc.permalink }]),
      ],
      card: { ...base, title: name, kind: 'API reference', motif: 'code' },
    };
  }
  const isChangelog = place.kind.id === 'changelog';
  return {
    path: doc.permalink,
    type: isChangelog ? 'changelog' : 'guide',
    title: doc.title,
    section: place.kind.group,
    ...updated,
    crumbs: [
      home,
      root,
      intro,
      ...(place.kind.id === 'intro' ? [] : [{ name: place.kind.title, path: doc.permalink }]),
    ],
    card: {
      ...base,
      title: doc.title,
      kind: isChangelog ? 'Changelog' : 'Guide',
      motif: isChangelog ? 'releases' : product,
    },
  };
}

const sdkCrumb = (product: ProductId, platform: PlatformId): string =>
  product === 'barcode'
    ? `${productLabel(product)} for ${platformById(platform).label}`
    : platformById(platform).label;

/** A page of `src/pages`. */
export function sitePage(path: string, title: string | undefined, baseUrl: string): SeoPage {
  if (path === baseUrl) {
    return {
      path,
      type: 'home',
      title: tagline,
      crumbs: [],
      card: { title: tagline, product: 'document', host, motif: 'document' },
    };
  }
  if (title === undefined) {
    throw new Error(
      `${path}  The build finds no title for the page. Write it as MDX with a title, or give it one in src/plugins/seo/pages.ts.`,
    );
  }
  return {
    path,
    type: 'page',
    title,
    crumbs: [
      { name: 'Home', path: baseUrl },
      { name: title, path },
    ],
    card: { title, product: 'document', host, motif: 'document' },
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
