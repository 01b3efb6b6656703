import type { PageKind } from '../model/pageKinds';
import { platformById, type PlatformId, type ProductId } from '../model/platforms';
import type { SiteMap } from '../model/siteMap';
import type { PageRow } from './format';
import type { Correction, Hit, SearchIndex, Section, Terms } from './engine';
import { kindWords } from './kindWords';
import { parseQuery, type Query } from './query';
import { subjectOf } from './weigh';

/** What is known of the reader. */
export interface Reader {
  readonly platform?: PlatformId;
  readonly product?: ProductId;
  /** Address of the page in view. */
  readonly path?: string;
}

export interface PageHits {
  readonly page: PageRow;
  readonly score: number;
  /** Best first. */
  readonly hits: readonly Hit[];
}

/**
 * The platforms to search for this query: those it names, else the reader's; none means all.
 */
export function scopeOf(query: Query, reader: Reader): readonly PlatformId[] {
  const own = reader.platform;
  if (query.platforms.length === 0) return own === undefined ? [] : [own];
  // Who writes a cross-platform app and asks for "iOS" may mean their own pages.
  const runsOn: readonly string[] = own === undefined ? [] : platformById(own).runsOn;
  const mayMeanOwn =
    own !== undefined &&
    !query.byLanguage &&
    !query.platforms.includes(own) &&
    query.platforms.every((id) => runsOn.includes(id));
  return mayMeanOwn ? [...query.platforms, own] : query.platforms;
}

/** Whether a query has a word that is written like a symbol, of several parts: `autoCapture`. */
const namesSymbol = ({ groups }: Query): boolean =>
  groups.some(({ typed, alternatives }) =>
    alternatives.some(({ terms }) => terms.length > 1 && terms.join('') === typed),
  );

/** What a section is worth to this reader, whatever the query's words: 1 for a guide of theirs. */
export function worth({ page, row }: Section, reader: Reader, query: Query): number {
  let factor = 1;
  if (page.kind === 'api') factor *= query.reference ? 1.1 : 0.62;
  // Old versions and checklists mention everything; who asks for the page itself gets its beginning.
  if (row[0] !== '' && page.kind === 'changelog') factor *= 0.6;
  if (row[0] !== '' && (page.kind === 'migration' || page.kind === 'releaseChecklist')) {
    factor *= 0.75;
  }
  // The page of errors repeats what guides say of them; who pastes a message gets it anyway.
  if (row[0] !== '' && page.kind === 'errors') factor *= 0.4;
  // Who is on a platform asks about the SDK, rarely about this site.
  if (row[0] !== '' && page.kind === 'site' && reader.platform !== undefined) factor *= 0.6;
  // These pages are only asked while no platform is known. Who types a name then gets it on all of them.
  if (page.kind === 'symbols' && namesSymbol(query)) factor *= 1.5;
  // Of pages that say the same, the one in view.
  if (page.path === reader.path) factor *= 1.1;
  const scope = scopeOf(query, reader);
  // What concerns all platforms, while none is known.
  if (page.platform === undefined && scope.length === 0) factor *= 1.3;
  if (page.platform !== undefined) {
    if (scope.length > 0 && !scope.includes(page.platform)) factor *= 0.4;
    // "which .net versions" on Windows, "info.plist ios" in a web app: of what the words may mean, the reader's own.
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

/** Hits page by page; a page stands where its best section stands. */
export function groupByPage(hits: readonly Hit[], mostPages = 12, mostSections = 4): PageHits[] {
  const pages = new Map<PageRow, { score: number; hits: Hit[] }>();
  for (const hit of hits.slice(0, 400)) {
    const { page } = hit.section;
    const group = pages.get(page) ?? { score: 0, hits: [] };
    pages.set(page, group);
    if (group.hits.length >= 8) continue;
    group.score += group.hits.length === 0 ? hit.score : 0.06 * hit.score;
    group.hits.push(hit);
  }
  return [...pages]
    .map(([page, { score, hits: list }]) => ({ page, score, hits: list.slice(0, mostSections) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, mostPages);
}

/** A page that the query asks for by its subject, and that the platform does not have. */
export interface Elsewhere {
  readonly kind: PageKind;
  /** Platform without the page. */
  readonly platform: string;
  /** Where it is, by platform. */
  readonly pages: readonly {
    readonly platform: PlatformId;
    readonly label: string;
    readonly path: string;
  }[];
}

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((x) => b.has(x));

/**
 * Whether the query names the subject of a page that exists for the product, but not on the one
 * platform it is asked for.
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

/** How much more the page of errors is worth where its very message was pasted. */
const messageWorth = 6;

/** What a query leads to. */
export interface Answer {
  readonly pages: readonly PageHits[];
  readonly terms: Terms;
  readonly corrections: readonly Correction[];
  readonly elsewhere: Elsewhere | undefined;
}

/**
 * Answers a query from an index.
 *
 * @param isShown whether a page may be part of the answer
 * @param map where a page may be that the platform lacks; none where all platforms are searched anyway
 */
export function answer(
  index: SearchIndex,
  query: Query,
  reader: Reader,
  isShown: (page: PageRow) => boolean,
  map: SiteMap | undefined,
): Answer {
  const message = index.messageIn(query);
  // What stands around a message in a log says nothing of what is looked for.
  const asked =
    message === undefined ? query : { ...parseQuery(message.row[1]), platforms: query.platforms };
  const { hits, terms, corrections } = index.search(asked, (section) =>
    isShown(section.page)
      ? worth(section, reader, asked) * (section === message ? messageWorth : 1)
      : 0,
  );
  return {
    pages: groupByPage(hits),
    terms,
    corrections,
    elsewhere: map === undefined ? undefined : elsewhereOf(query, reader, map),
  };
}
