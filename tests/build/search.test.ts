// What search leads to, and the pages about symbols on all platforms: every address exists, every spelling is found.
import { expect, it } from 'vitest';
import { didYouMean } from '../../src/base/nearest';
import { listFiles } from '../../src/base/files';
import { classifyDocPath } from '../../src/model/docPaths';
import { symbolPath } from '../../src/model/equivalents';
import { isPlatformId, type ProductId } from '../../src/model/platforms';
import { generatedPages } from '../../src/plugins/content/checks/addresses';
import { modelTypesOf, type ModelType } from '../../src/plugins/content/symbols/modelTypes';
import { SiteContent } from '../../src/plugins/content/siteContent';
import { indexPages } from '../../src/plugins/search/corpus';
import { filesOf } from '../../src/plugins/search/files';
import { SearchIndex } from '../../src/search/engine';
import { filesFor, symbolsFile } from '../../src/search/format';
import { parseQuery } from '../../src/search/query';
import { answer } from '../../src/search/results';
import { siteDir } from '../builtSite';
import { hasTarget, pageAt, pages } from './site';

const content = new SiteContent(siteDir);
const state = await content.state();
const modelTypes = modelTypesOf(state.apis, state.index);
const indexed = await indexPages(content);

const symbolsOf = ({ self, members }: ModelType) => [self, ...members];

it('search only links to existing pages and anchors', () => {
  expect(indexed.length).toBeGreaterThan(100);
  const dead = indexed.flatMap(({ file, row }) => {
    const { ids } = pageAt(row.path);
    return row.sections
      .filter(([anchor]) => anchor !== '' && !ids.has(anchor))
      .map(([anchor]) => `${file}: the page has no "#${anchor}".${didYouMean(anchor, ids)}`);
  });
  expect(dead).toEqual([]);
});

it('the check of links knows each generated page', () => {
  const files = listFiles(siteDir, 'docs', /\.mdx$/).filter((file) =>
    ['reference', 'symbol'].includes(classifyDocPath(file.slice('docs/'.length)).type),
  );
  expect(generatedPages(state).sort()).toEqual(files);
});

it('every symbol that two platforms have has exactly one address', () => {
  const addresses = modelTypes.flatMap((modelType) =>
    symbolsOf(modelType)
      .filter(({ rows }) => rows.length > 1)
      .map(({ id }) => symbolPath(modelType.product, id)),
  );
  expect(addresses.length).toBeGreaterThan(300);
  expect(new Set(addresses.map((path) => path.toLowerCase())).size).toBe(addresses.length);
  expect(addresses.filter((path) => !hasTarget(path))).toEqual([]);
  // The marks in texts lead to them.
  const marks = pages.flatMap((page) =>
    page.attributesOf('a').filter((attributes) => 'data-equivalents' in attributes),
  );
  expect(marks.length).toBeGreaterThan(1000);
  expect(marks.filter(({ href = '' }) => !href.startsWith('/docs/symbols/'))).toEqual([]);
});

/** Pages and sections about symbols that a query finds in files of the index. */
function finder(names: readonly string[]) {
  const files = filesOf(indexed.map(({ row }) => row));
  const index = new SearchIndex();
  for (const name of names) index.add(files.get(name) ?? []);
  return (query: string, product: ProductId): Set<string> => {
    const { pages: found } = answer(index, parseQuery(query), { product }, () => true, undefined);
    const symbols = found.filter(({ page }) => page.kind === 'symbols');
    return new Set(symbols.flatMap(({ hits }) => hits.map(({ section: { row } }) => row[0])));
  };
}

it('every spelling of a symbol is found while no platform is known', () => {
  const inOutline = finder(filesFor([]));
  const amongSymbols = finder([symbolsFile]);
  // What readers know from the types that inherit it is found there.
  const searched = modelTypes.filter(({ type }) => type !== 'BaseScannerConfiguration');
  const lost = searched.flatMap((modelType) =>
    symbolsOf(modelType).flatMap(({ id, member, rows }) => {
      const names = new Set(rows.map(({ symbol }) => symbol.text.replace(/[()']/g, '')));
      return [...names].flatMap((name) => {
        // Guides come first for a word of every day, such as `light` or `Text`.
        const isTelling = /[a-z][A-Z]/.test(name.slice(name.lastIndexOf('.') + 1));
        const find = isTelling ? inOutline : amongSymbols;
        return find(name, modelType.product).has(member) ? [] : [`${name} (${id})`];
      });
    }),
  );
  expect(lost).toEqual([]);
});

it('every function and value is found on its platform, as the platform spells it', () => {
  const files = filesOf(indexed.map(({ row }) => row));
  const lost = [...files.keys()].filter(isPlatformId).flatMap((platform) => {
    const index = new SearchIndex();
    for (const name of filesFor([platform])) index.add(files.get(name) ?? []);
    return modelTypes
      .flatMap(({ members }) => members)
      .filter(({ neutral }) => neutral.kind === 'function' || neutral.kind === 'enumMember')
      .flatMap(({ member, rows }) =>
        rows
          .filter(({ scope, href }) => scope.platform === platform && href !== undefined)
          .filter(({ scope, symbol }) => {
            const query = parseQuery(symbol.text.replace(/[()']/g, ''));
            const { pages: found } = answer(index, query, scope, () => true, undefined);
            const hits = found.slice(0, 3).flatMap((page) => page.hits);
            return !hits.some(({ section: { row } }) => row[0].split('.').at(-1) === member);
          })
          .map(({ symbol }) => `${symbol.text} on ${platform}`),
      );
  });
  expect(lost).toEqual([]);
});
