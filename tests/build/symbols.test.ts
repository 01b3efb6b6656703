// The pages about symbols on all platforms: each symbol has one address, each link a target, each spelling is found.
import { expect, it } from 'vitest';
import { listFiles } from '../../samples/verifier/src/files.mjs';
import { classifyDocPath } from '../../src/model/docPaths';
import { symbolPath } from '../../src/model/equivalents';
import { generatedPages } from '../../src/plugins/content/addresses';
import { familiesOf, type Family } from '../../src/plugins/content/families';

import { readSource } from '../../src/plugins/content/readSource';
import { buildState, expansionsOf } from '../../src/plugins/content/state';
import { indexPages } from '../../src/plugins/search/corpus';
import { filesOf } from '../../src/plugins/search/files';
import { SearchIndex } from '../../src/search/engine';
import { filesFor, symbolsFile } from '../../src/search/format';
import { parseQuery } from '../../src/search/query';
import { answer } from '../../src/search/results';
import { siteUrl } from '../../src/model/constants';
import type { ProductId } from '../../src/model/platforms';
import { siteDir } from '../builtSite';
import { idsOf } from './searchAnchors';
import { pages } from './site';
import { attributesOf } from './structure';

const state = await buildState(siteDir);
const families = familiesOf(state.apis, state.index);
const htmlOf = new Map(pages.map(({ path, html }) => [path, html]));
const anchorsOf = new Map<string, Set<string>>();

/** Whether a page of the build has the place that an address names. */
function exists(path: string): boolean {
  const [page = '', anchor = ''] = path.split('#');
  const html = htmlOf.get(page) ?? htmlOf.get(`${page}/`);
  if (html === undefined) return false;
  const ids = anchorsOf.get(page) ?? idsOf(html);
  anchorsOf.set(page, ids);
  return anchor === '' || ids.has(decodeURIComponent(anchor));
}

const files = filesOf(indexPages(siteDir, state).map(({ row }) => row));

const symbolsOf = ({ self, members }: Family) => [self, ...members];

it('the check of links knows each generated page and its anchors', () => {
  const known = generatedPages(state);
  const files = listFiles(siteDir, 'docs', /\.mdx$/).filter((file) =>
    ['reference', 'symbol'].includes(classifyDocPath(file.slice('docs/'.length)).type),
  );
  expect([...known.keys()].sort()).toEqual(files);
  const expansions = expansionsOf(siteDir, state);
  const unknown = files.flatMap((file) =>
    (expansions.of(file, readSource(siteDir, file)).anchors ?? [])
      .filter((anchor) => known.get(file)?.includes(anchor) !== true)
      .map((anchor) => `${file}#${anchor}`),
  );
  expect(unknown).toEqual([]);
});

it('every symbol that two platforms have has exactly one address', () => {
  const addresses = families.flatMap((family) =>
    symbolsOf(family)
      .filter(({ rows }) => rows.length > 1)
      .map(({ id }) => symbolPath(family.product, id)),
  );
  expect(addresses.length).toBeGreaterThan(300);
  expect(new Set(addresses.map((path) => path.toLowerCase())).size).toBe(addresses.length);
  expect(addresses.filter((path) => !exists(path))).toEqual([]);
});

it('every link has an existing target', () => {
  const dead = pages
    .filter(({ path }) => path.startsWith('/docs/symbols/'))
    .flatMap(({ path, html }) =>
      attributesOf(html, 'a').flatMap(({ href = '' }) => {
        const { origin, pathname, hash } = new URL(href, siteUrl + path);
        const isPage = origin === siteUrl && !/\.\w+$/.test(pathname);
        return isPage && !exists(pathname + hash) ? [`${path}: ${href}`] : [];
      }),
    );
  expect(dead).toEqual([]);
});

it('the mark after every symbol links to its section', () => {
  const marks = pages.flatMap(({ path, html }) =>
    attributesOf(html, 'a').flatMap(({ href = '', 'data-equivalents': mark }) =>
      mark === undefined ? [] : [{ path, href }],
    ),
  );
  expect(marks.length).toBeGreaterThan(1000);
  expect(marks.filter(({ href }) => !exists(href))).toEqual([]);
});

/** Pages and sections about symbols that a query finds in files of the index. */
function finder(names: readonly string[]): (query: string, product: ProductId) => Set<string> {
  const index = new SearchIndex();
  for (const name of names) index.add(files.get(name) ?? []);
  return (query, product) => {
    const { pages: found } = answer(index, parseQuery(query), { product }, () => true, undefined);
    const symbols = found.filter(({ page }) => page.kind === 'symbols');
    return new Set(symbols.flatMap(({ hits }) => hits.map(({ section: { row } }) => row[0])));
  };
}

it('every spelling of a symbol is found while no platform is known', () => {
  const inOutline = finder(filesFor([...files.keys()], [], 'outline'));
  const amongSymbols = finder([symbolsFile]);
  // What readers know from the types that inherit it is found there.
  const searched = families.filter(({ type }) => type !== 'BaseScannerConfiguration');
  const lost = searched.flatMap((family) =>
    symbolsOf(family).flatMap(({ id, member, rows }) => {
      const names = new Set(rows.map(({ symbol }) => symbol.text.replace(/[()']/g, '')));
      return [...names].flatMap((name) => {
        // Guides come first for a word of every day, such as `light` or `Text`.
        const isTelling = /[a-z][A-Z]/.test(name.slice(name.lastIndexOf('.') + 1));
        const find = isTelling ? inOutline : amongSymbols;
        return find(name, family.product).has(member) ? [] : [`${name} (${id})`];
      });
    }),
  );
  expect(lost).toEqual([]);
}, 120_000);
