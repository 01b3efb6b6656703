// Every page and anchor that search leads to exists.
import { expect, it } from 'vitest';
import { buildState } from '../../src/plugins/content/state';
import { pageHtml } from '../../src/plugins/output/pages';
import { indexPages } from '../../src/plugins/search/corpus';
import { sectionWords } from '../../src/search/sectionWords';
import { deadEnds } from './searchAnchors';
import { buildDir, siteDir } from '../builtSite';

it('search only links to existing pages and anchors', async () => {
  const indexed = indexPages(siteDir, await buildState(siteDir));
  expect(indexed.length).toBeGreaterThan(100);
  expect(deadEnds(indexed, (path) => pageHtml(buildDir, path.slice(1)))).toEqual([]);
}, 60_000);

it('phrases of developers belong to sections that exist', async () => {
  const indexed = indexPages(siteDir, await buildState(siteDir));
  const known = new Set(
    indexed.flatMap(({ row }) => row.sections.map(([anchor]) => `${row.kind} ${anchor}`)),
  );
  const missing = Object.entries(sectionWords).flatMap(([kind, sections]) =>
    Object.keys(sections)
      .map((anchor) => `${kind} ${anchor}`)
      .filter((place) => !known.has(place)),
  );
  expect(missing).toEqual([]);
}, 60_000);
