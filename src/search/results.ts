import type { PageKind } from '../model/pageKinds';
import { platformById, type PlatformId } from '../model/platforms';
import type { SiteMap } from '../model/siteMap';
import type { PageRow } from './format';
import type { Hit, SearchIndex } from './engine';
import { parseQuery, type Query } from './query';
import { kindNames } from './vocabulary';
import { scopeOf, type Reader } from './reader';
import { rater } from './signals';
import { subjectOf } from './weigh';

export interface PageHits {
  readonly page: PageRow;
  readonly score: number;
  /** Best first. */
  readonly hits: readonly Hit[];
}

/**
 * Share of its score that each further section adds to a page. The words of a sentence are in several sections of the page
 * that answers it.
 */
const othersShare = { words: 0.15, sentence: 0.4 } as const;

/** Number of words, without fillers, from which a query counts as a sentence. */
const sentenceLength = 4;

/** Groups hits by page; a page ranks by its best section, and by how much else it has. */
export function groupByPage(
  hits: readonly Hit[],
  { groups }: Pick<Query, 'groups'>,
  mostPages = 12,
  mostSections = 4,
): PageHits[] {
  const share = groups.length < sentenceLength ? othersShare.words : othersShare.sentence;
  const pages = new Map<PageRow, { score: number; hits: Hit[] }>();
  for (const hit of hits.slice(0, 400)) {
    const { page } = hit.section;
    const group = pages.get(page) ?? { score: 0, hits: [] };
    pages.set(page, group);
    if (group.hits.length >= 8) continue;
    group.score += group.hits.length === 0 ? hit.score : share * hit.score;
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
  const [id, ...others] = scopeOf(query, reader);
  if (id === undefined || others.length > 0) return undefined;
  const variants = map.products.flatMap(({ platforms }) =>
    platforms.filter((platform) => platform.id === id),
  );
  if (!variants.some(({ hasGuides }) => hasGuides)) return undefined;
  for (const { kinds, platforms } of map.products) {
    const kind = kinds.find((one) =>
      [one.title, ...kindNames(one.id).split(', ')].some((name) =>
        isSame(query.stems, subjectOf(name)),
      ),
    );
    if (kind === undefined || variants.some(({ pages }) => pages[kind.id] !== undefined)) continue;
    const pages = platforms.flatMap((platform) => {
      const path = platform.pages[kind.id];
      return path === undefined ? [] : [{ platform: platform.id, label: platform.label, path }];
    });
    if (pages.length > 0) return { kind, platform: platformById(id).label, pages };
  }
  return undefined;
}

/** Results of a query. */
export interface Answer {
  readonly pages: readonly PageHits[];
  /** Words to mark. */
  readonly terms: ReadonlySet<string>;
  /** Corrections of misspelled words. */
  readonly corrections: readonly string[];
  readonly elsewhere: Elsewhere | undefined;
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
  const rate = rater(reader, asked, message);
  const { hits, terms, corrections } = index.search(asked, (section) =>
    isShown(section.page) ? rate(section) : 0,
  );
  return {
    pages: groupByPage(hits, asked),
    terms,
    corrections,
    elsewhere: map === undefined ? undefined : elsewhereOf(query, reader, map),
  };
}
