import type { AllContent } from '@docusaurus/types';
import { tagline } from '../../model/constants';
import { classifyDocPath, platformFolder, symbolsFolder } from '../../model/docPaths';
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

/** A page of the docs: a guide, a page of a reference, one about a symbol, or one of the site. */
export function docPage(doc: DocFacts, baseUrl: string): SeoPage {
  const { permalink: path, title, updatedAt } = doc;
  const docs = `${baseUrl}docs/`;
  const updated = new Date(updatedAt ?? 0).toISOString().slice(0, 10);
  const page = { path, title, ...(typeof updatedAt === 'number' ? { updated } : {}) };
  /** The way to the page, which can be a step of it. */
  const crumbs = (name: string, ...steps: readonly Crumb[]): Crumb[] => {
    const way = [{ name: 'Home', path: baseUrl }, { name: 'Platforms', path: docs }, ...steps];
    return way.at(-1)?.path === path ? way : [...way, { name, path }];
  };

  const place = classifyDocPath(`${doc.id}.mdx`);
  if (place.type === 'symbol') {
    const { name, product } = place;
    const card = { title: name ?? title, product, kind: 'All platforms' };
    const way = crumbs(card.title, { name: 'Symbols', path: `${docs}${symbolsFolder}/` });
    if (name === undefined) return { ...page, type: 'page', crumbs: way, card };
    const line = productLabel(product);
    return { ...page, type: 'reference', section: 'Symbols', crumbs: way, card: { ...card, line } };
  }
  if (place.type !== 'guide' && place.type !== 'reference') {
    return { ...page, type: 'page', crumbs: crumbs(title), card: { title, product: 'document' } };
  }
  const { product, platform } = place;
  const { label } = platformById(platform);
  const sdk = productLabel(product);
  const folder = `${docs}${platformFolder(product, platform)}`;
  const name = product === 'barcode' ? `${sdk} for ${label}` : label;
  const intro = { name, path: `${folder}/intro` };
  const card = { product, platform, line: `${label} · ${sdk}` };
  if (place.type === 'reference') {
    const section = 'API reference';
    const index = { name: section, path: `${folder}/api/` };
    const shown = path === index.path ? title : (doc.label ?? title);
    return {
      ...page,
      type: 'reference',
      section,
      crumbs: crumbs(shown, intro, index),
      card: { ...card, title: shown, kind: section },
    };
  }
  const { id, group, title: kindTitle } = place.kind;
  const isChangelog = id === 'changelog';
  return {
    ...page,
    type: isChangelog ? 'changelog' : 'guide',
    section: group,
    crumbs: crumbs(kindTitle, intro),
    card: { ...card, title, kind: isChangelog ? 'Changelog' : 'Guide' },
  };
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
  const crumbs = [
    { name: 'Home', path: baseUrl },
    { name: shown, path },
  ];
  return {
    path,
    type: isHome ? 'home' : 'page',
    title: shown,
    crumbs: isHome ? [] : crumbs,
    card: { title: shown, product: 'document' },
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
