// Asks the index of the last build all queries, as the search dialog does, and prints how many find their page: first
// (@1), among the first three (@3), the mean reciprocal rank, and how often the place on the page is shown.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { IndexFile } from '../../src/search/format';
import { siteDir } from '../builtSite';
import { askedQueries } from './asked';
import { heldOutQueries } from './heldOut';
import { ask, figuresOf, report } from './measure';
import { queries, type Query } from './queries';

const folder = join(siteDir, '.docusaurus/deckle-search/default');
// What lies there from an earlier build, the list does not name.
const list = readFileSync(join(folder, 'files.js'), 'utf8').matchAll(/"\.\/([\w-]+)\.json"/g);
const files = new Map(
  [...list]
    .map(([, name = '']) => name)
    .sort()
    .map((name) => [
      name,
      JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as IndexFile,
    ]),
);

/** Asks queries, prints how many are answered, and returns the outcomes with their figures. */
function measured(asked: readonly Query[]) {
  const outcomes = ask(files, asked);
  // The queries that search does not answer with the first page and the place on it.
  const lines = outcomes
    .filter(({ rank, place }) => rank !== 1 || place === false)
    .map(
      ({ query, rank, shown }) =>
        `rank ${rank}: "${query.text}" (${query.platform ?? 'no platform'}) ${query.expected.join(' or ')} → ${shown.join(', ')}`,
    );
  console.warn([...report(outcomes), ...lines].join('\n'));
  return { outcomes, ...figuresOf(outcomes) };
}

// Reached are some points more, so that a new page may cost a query its first place.
it('search answers the regression set', () => {
  const { outcomes, recall1, recall3, reciprocalRank, places } = measured(queries);
  const lost = outcomes.filter(({ rank, query }) => rank === 0 && query.hard !== true);
  expect(lost.map(({ query }) => query.text)).toEqual([]);
  expect(recall1).toBeGreaterThanOrEqual(0.96);
  expect(recall3).toBeGreaterThanOrEqual(0.99);
  expect(reciprocalRank).toBeGreaterThanOrEqual(0.975);
  expect(places).toBeGreaterThanOrEqual(0.98);
});

it('search leads from the words of docs/_shared/search to their pages and sections', () => {
  const { outcomes, recall1, recall3, places } = measured(askedQueries(files));
  expect(outcomes.length).toBeGreaterThan(500);
  expect(recall1).toBeGreaterThanOrEqual(0.9);
  expect(recall3).toBeGreaterThanOrEqual(0.98);
  expect(places).toBeGreaterThanOrEqual(0.98);
});

it('no query is asked twice, neither in the regression set nor held out', () => {
  const asked = [...queries, ...heldOutQueries].map(
    ({ text, platform = '', product = '' }) => `${text}|${product}|${platform}`,
  );
  expect(asked.filter((query, index) => asked.indexOf(query) !== index)).toEqual([]);
});

it('every page that a query should lead to is in the index', () => {
  const paths = new Set([...files.values()].flatMap((rows) => rows.map(({ path }) => path)));
  const expected = [...queries, ...heldOutQueries].flatMap((query) => query.expected);
  expect(
    expected.map((path) => path.replace(/#.*/, '')).filter((path) => !paths.has(path)),
  ).toEqual([]);
});

// Low, and without a list of what is not found, so that nobody tunes search on them.
it('search answers most of the held-out queries', () => {
  const outcomes = ask(files, heldOutQueries);
  console.warn(report(outcomes).join('\n'));
  const { recall1, recall3 } = figuresOf(outcomes);
  expect(recall1).toBeGreaterThanOrEqual(0.75);
  expect(recall3).toBeGreaterThanOrEqual(0.9);
});
