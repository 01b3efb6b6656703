import type { PageKind } from '../model/pageKinds';
import { platformById, type PlatformId, type ProductId } from '../model/platforms';
import type { SiteMap } from '../model/siteMap';
import { symbolDepth, type PageRow } from './format';
import type { Correction, Hit, SearchIndex, Section, Terms } from './engine';
import { kindWords } from './kindWords';
import { parseQuery, type Query } from './query';
import { subjectOf } from './weigh';

/** What is known about the reader. */
export interface Reader {
  readonly platform?: PlatformId;
  readonly product?: ProductId;
  /** Path of the current page. */
  readonly path?: string;
}

export interface PageHits {
  readonly page: PageRow;
  readonly score: number;
  /** Best first. */
  readonly hits: readonly Hit[];
}

/**
 * The platforms to search for this query: those it names, otherwise the reader's; empty means all.
 */
export function scopeOf(query: Query, reader: Reader): readonly PlatformId[] {
  const own = reader.platform;
  if (query.platforms.length === 0) return own === undefined ? [] : [own];
  // A reader with a cross-platform app who searches for "iOS" may mean the pages for their app.
  const runsOn: readonly string[] = own === undefined ? [] : platformById(own).runsOn;
  const mayMeanOwn =
    own !== undefined &&
    !query.byLanguage &&
    !query.platforms.includes(own) &&
    query.platforms.every((id) => runsOn.includes(id));
  return mayMeanOwn ? [...query.platforms, own] : query.platforms;
}

/** Whether a query has a word that is spelled like a symbol, with several parts: `autoCapture`. */
const namesSymbol = ({ groups }: Query): boolean =>
  groups.some(({ typed, alternatives }) =>
    alternatives.some(({ terms }) => terms.length > 1 && terms.join('') === typed),
  );

/** Ranking factor for this reader, independent of the query words: 1 for a guide for their platform. */
export function worth({ page, row }: Section, reader: Reader, query: Query): number {
  let factor = 1;
  if (page.kind === 'api') factor *= query.reference ? 1.1 : 0.62;
  // Old versions and checklists mention everything. A query for such a page finds its first section.
  if (row[0] !== '' && page.kind === 'changelog') factor *= 0.6;
  if (row[0] !== '' && (page.kind === 'migration' || page.kind === 'releaseChecklist')) {
    factor *= 0.75;
  }
  // The errors page repeats what guides say. A pasted message finds it anyway.
  if (row[0] !== '' && page.kind === 'errors') factor *= 0.4;
  // Readers of platform pages search for the SDK, rarely for this site.
  if (row[0] !== '' && page.kind === 'site' && reader.platform !== undefined) factor *= 0.6;
  // These pages are only searched while no platform is known. A symbol name then finds its page for all platforms.
  if (page.kind === 'symbols' && namesSymbol(query)) factor *= 1.5;
  // A sentence asks for an explanation, not for the name of a member.
  if (row[2] === symbolDepth && query.isSentence && !namesSymbol(query)) factor *= 0.5;
  // Among equal pages, prefer the current one.
  if (page.path === reader.path) factor *= 1.1;
  const scope = scopeOf(query, reader);
  // While no platform is known, prefer pages for all platforms.
  if (page.platform === undefined && scope.length === 0) factor *= 1.3;
  if (page.platform !== undefined) {
    if (scope.length > 0 && !scope.includes(page.platform)) factor *= 0.4;
    // "which .net versions" on Windows, "info.plist ios" in a web app: prefer the reader's own platform where the query is ambiguous.
    else if (
      reader.platform !== undefined &&
      scope.includes(reader.platform) &&
      page.platform !== reader.platform
    ) {
      factor *= 0.8;
    }
  }
  const product = query.product ?? reader.product ?? 'document';
  if (page.product !== undefined && page.product !== product) {
    factor *= reader.product === undefined ? 0.8 : 0.6;
  }
  return factor;
}

/** Share of its score that each further section adds to a page. */
const othersShare = 0.15;

/** Groups hits by page; a page ranks by its best section, and by how much else it has. */
export function groupByPage(hits: readonly Hit[], mostPages = 12, mostSections = 4): PageHits[] {
  const pages = new Map<PageRow, { score: number; hits: Hit[] }>();
  for (const hit of hits.slice(0, 400)) {
    const { page } = hit.section;
    const group = pages.get(page) ?? { score: 0, hits: [] };
    pages.set(page, group);
    if (group.hits.length >= 8) continue;
    group.score += group.hits.length === 0 ? hit.score : othersShare * hit.score;
    group.hits.push(hit);
  }
  return [...pages]
    .map(([page, { score, hits: list }]) => ({ page, score, hits: list.slice(0, mostSections) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, mostPages);
}

/** A page whose subject the query names, but that the platform doesn't have. */
export interface Elsewhere {
  readonly kind: PageKind;
  /** Label of the platform without the page. */
  readonly platform: string;
  /** Platforms that have it. */
  readonly pages: readonly {
    readonly platform: PlatformId;
    readonly label: string;
    readonly path: string;
  }[];
}

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((x) => b.has(x));

/**
 * The page whose subject the query names, if it exists for the product, but not on the platform that
 * is searched.
 */
export function elsewhereOf(query: Query, reader: Reader, map: SiteMap): Elsewhere | undefined {
  const scope = scopeOf(query, reader);
  const [id] = scope;
  if (id === undefined || scope.length > 1) return undefined;
  const hasGuides = map.products.some(({ platforms }) =>
    platforms.some((platform) => platform.id === id && platform.hasGuides),
  );
  if (!hasGuides) return undefined;
  const isThere = (kind: string): boolean =>
    map.products.some(({ platforms }) =>
      platforms.some((platform) => platform.id === id && platform.pages[kind] !== undefined),
    );
  for (const product of map.products) {
    const kind = product.kinds.find((candidate) =>
      [candidate.title, ...kindWords[candidate.id as keyof typeof kindWords].split(', ')].some(
        (name) => isSame(query.stems, subjectOf(name)),
      ),
    );
    if (kind === undefined || isThere(kind.id)) continue;
    const pages = product.platforms.flatMap((platform) => {
      const path = platform.pages[kind.id];
      return path === undefined ? [] : [{ platform: platform.id, label: platform.label, path }];
    });
    if (pages.length > 0) return { kind, platform: platformById(id).label, pages };
  }
  return undefined;
}

/** Pages of other platforms with words that no page of the searched platform has. */
export interface More {
  /** How many there are of what, and where. */
  readonly label: string;
  /** The best page of each platform. */
  readonly pages: readonly { readonly platform: PlatformId; readonly page: PageRow }[];
}

/**
 * Pages of other platforms that have all of these words in their titles, headings, or symbols.
 *
 * @param outline index of all platforms
 * @param words from {@link Answer.absent}
 */
export function moreOf(
  outline: SearchIndex,
  words: readonly string[],
  scope: readonly PlatformId[],
  reader: Reader,
  isShown: (page: PageRow) => boolean,
): More | undefined {
  const having = words.map((word) => outline.pagesWith(word.toLowerCase()));
  const query = parseQuery(words.join(' '));
  const { hits } = outline.search(query, (section) =>
    section.page.platform !== undefined &&
    !scope.includes(section.page.platform) &&
    isShown(section.page) &&
    having.every((pages) => pages.has(section.page))
      ? worth(section, { ...reader, platform: section.page.platform }, query)
      : 0,
  );
  const best = new Map<PlatformId, PageRow>();
  for (const { section } of hits) {
    const { page } = section;
    if (page.platform !== undefined && !best.has(page.platform)) best.set(page.platform, page);
  }
  const pages = [...best].map(([platform, page]) => ({ platform, page }));
  if (pages.length === 0) return undefined;
  const labels = (ids: readonly PlatformId[]): string =>
    ids.map((id) => platformById(id).label).join(', ');
  const quoted = words.map((word) => `“${word}”`).join(' and ');
  const count = new Set(hits.map(({ section }) => section.page)).size;
  return {
    label: `No page for ${labels(scope)} has ${quoted}. ${count} more on ${labels(pages.map(({ platform }) => platform))}`,
    pages,
  };
}

/** Ranking factor of the section about a pasted error message. */
const messageWorth = 6;

/** Results of a query. */
export interface Answer {
  readonly pages: readonly PageHits[];
  readonly terms: Terms;
  readonly corrections: readonly Correction[];
  readonly elsewhere: Elsewhere | undefined;
  /** Significant words that no page of the searched platforms has, not even as a synonym. */
  readonly absent: readonly string[];
}

/**
 * Answers a query from an index.
 *
 * @param isShown whether a page may be in the results
 * @param map to find pages that the platform lacks; `undefined` if all platforms are searched
 */
export function answer(
  index: SearchIndex,
  query: Query,
  reader: Reader,
  isShown: (page: PageRow) => boolean,
  map: SiteMap | undefined,
): Answer {
  const message = index.messageIn(query);
  // The text around a message in a log is irrelevant to the query.
  const asked =
    message === undefined ? query : { ...parseQuery(message.row[1]), platforms: query.platforms };
  const { hits, terms, corrections } = index.search(asked, (section) =>
    isShown(section.page)
      ? worth(section, reader, asked) * (section === message ? messageWorth : 1)
      : 0,
  );
  const scope = scopeOf(query, reader);
  return {
    pages: groupByPage(hits),
    terms,
    corrections,
    elsewhere: map === undefined ? undefined : elsewhereOf(query, reader, map),
    absent:
      map === undefined || message !== undefined
        ? []
        : index.absent(asked, ({ platform }) => platform !== undefined && scope.includes(platform)),
  };
}
