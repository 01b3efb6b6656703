import { SearchIndex } from '../../src/search/engine';
import {
  filesFor,
  outlineFile,
  textFilesOf,
  type IndexFile,
  type PageRow,
} from '../../src/search/format';
import { parseQuery } from '../../src/search/query';
import { scopeOf } from '../../src/search/reader';
import { answer } from '../../src/search/results';
import { siteMapOf } from '../../src/model/siteMap';
import type { Query } from './queries';

/** The files of the index, by name, as the build wrote them. */
export type IndexFiles = ReadonlyMap<string, IndexFile>;

/** Where the expected result of a query is ranked. */
export interface Outcome {
  readonly query: Query;
  /** Counted from 1; 0 where none of the pages shown answers it. */
  readonly rank: number;
  /** Whether the place on the page is among those shown; only asked where every answer names one. */
  readonly place?: boolean;
  /** Best pages, with the place that Enter leads to. */
  readonly shown: readonly string[];
}

const pathOf = (address: string): string => address.replace(/#.*$/, '');

/** Asks every query as the dialog does, for a reader on the page that it names. */
export function ask(files: IndexFiles, queries: readonly Query[]): Outcome[] {
  const rows = [...files].flatMap(([name, file]) => (name === outlineFile ? [] : file));
  const siteMap = siteMapOf(
    rows
      .filter(({ path }) => path.startsWith('/docs/'))
      .map(({ path }) => ({
        id: path.replace(/^\/docs\//, '').replace(/(^|\/)$/, '$1index'),
        path,
      })),
  );
  const indexes = new Map<string, SearchIndex>();
  const indexOf = (names: readonly string[]): SearchIndex => {
    const key = names.join();
    const index = indexes.get(key) ?? new SearchIndex();
    if (!indexes.has(key)) for (const name of names) index.add(files.get(name) ?? []);
    indexes.set(key, index);
    return index;
  };

  return queries.map((query): Outcome => {
    const { platform, product, text } = query;
    const reader = {
      ...(platform === undefined ? {} : { platform }),
      ...(product === undefined ? {} : { product }),
    };
    const parsed = parseQuery(text);
    const scope = scopeOf(parsed, reader);
    const isShown = ({ platform: own }: PageRow): boolean =>
      own === undefined || scope.length === 0 || scope.includes(own);
    // As the dialog does: where nothing is found, it looks further.
    const map = scope.length === 0 ? undefined : siteMap;
    let found = answer(indexOf(filesFor(scope)), parsed, reader, isShown, map);
    if (found.pages.length === 0 && found.elsewhere === undefined)
      found = answer(indexOf(filesFor([])), parsed, reader, () => true, map);
    if (found.pages.length === 0 && found.elsewhere === undefined)
      found = answer(indexOf(textFilesOf([...files.keys()])), parsed, reader, () => true, map);
    const ranked = [
      ...(found.elsewhere === undefined ? [] : [found.elsewhere.pages.map(({ path }) => path)]),
      ...found.pages.map(({ page }) => [page.path]),
    ];
    const at = ranked.findIndex((pages) =>
      pages.some((path) => query.expected.some((address) => pathOf(address) === path)),
    );
    const places = query.expected.filter((address) => address.includes('#'));
    const hits = found.pages.find(({ page }) => page.path === ranked[at]?.[0])?.hits.slice(0, 3);
    return {
      query,
      rank: at + 1,
      ...(at < 0 || places.length < query.expected.length
        ? {}
        : {
            place:
              hits?.some(({ section: { page, row } }) =>
                places.includes(`${page.path}#${row[0]}`),
              ) === true,
          }),
      shown: [
        ...(found.elsewhere === undefined ? [] : [`(${found.elsewhere.kind.title} elsewhere)`]),
        ...found.pages.map(
          ({ page, hits: [best] }) =>
            `${page.path}${best?.section.row[0] ? `#${best.section.row[0]}` : ''}`,
        ),
      ].slice(0, 3),
    };
  });
}

/**
 * Figures over queries: the share whose answer is the first page, and among the first three, the mean of one divided by
 * the answer's rank, and the share of answers with an expected section whose section is shown.
 */
export function figuresOf(outcomes: readonly Outcome[]) {
  const share = (count: number, of = outcomes.length): number => (of === 0 ? 1 : count / of);
  const placed = outcomes.filter(({ place }) => place !== undefined);
  return {
    recall1: share(outcomes.filter(({ rank }) => rank === 1).length),
    recall3: share(outcomes.filter(({ rank }) => rank >= 1 && rank <= 3).length),
    reciprocalRank: share(outcomes.reduce((sum, { rank }) => sum + (rank === 0 ? 0 : 1 / rank), 0)),
    places: share(placed.filter(({ place }) => place).length, placed.length),
  };
}

/** Figures of all queries and of each kind of query, as lines of a table. */
export function report(outcomes: readonly Outcome[]): string[] {
  const line = (name: string, some: readonly Outcome[]): string =>
    [
      name.padEnd(12),
      String(some.length).padStart(4),
      ...Object.values(figuresOf(some)).map((figure) => figure.toFixed(3)),
    ].join('  ');
  const kinds = [...new Set(outcomes.map(({ query }) => query.kind))];
  return [
    `${'kind'.padEnd(12)}     n  @1     @3     MRR    places`,
    ...kinds.map((kind) =>
      line(
        kind,
        outcomes.filter(({ query }) => query.kind === kind),
      ),
    ),
    line('all', outcomes),
  ];
}
