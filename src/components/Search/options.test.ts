import { describe, expect, it } from 'vitest';
import { symbolDepth, type PageRow, type SectionRow } from '@site/src/search/format';
import type { Elsewhere, PageHits } from '@site/src/search/results';
import { pageKind } from '@site/src/model/pageKinds';
import type { PlatformId, ProductId } from '@site/src/model/platforms';
import { siteMapOf } from '@site/src/model/siteMap';
import { groupOf, isShown, noFilters } from './filters';
import { resultOptions, startOptions, type OptionList } from './options';

const lead: SectionRow = ['', '', 0, 'All about scanning.'];
const filters: SectionRow = ['filters', 'Filters', 3, 'The filter of a page.'];
const symbol: SectionRow = ['ScanFilter.A4$', 'ScanFilter.A4', symbolDepth, 'One.'];

const page: PageRow = {
  path: '/docs/Android/docScan',
  title: 'Document scanning on Android',
  kind: 'docScan',
  product: 'document',
  platform: 'Android',
  sections: [lead, filters, symbol],
};
const found = (...scored: [SectionRow, number][]): PageHits => ({
  page,
  score: 1,
  hits: scored.map(([row, score]) => ({
    score,
    section: { page, row, trail: row === lead ? [] : ['Options'], length: 5, subjects: [] },
  })),
});
const options = (
  pages: PageHits[],
  platforms: PlatformId[] = ['Android'],
  elsewhere?: Elsewhere,
): OptionList => resultOptions({ pages, terms: new Set(['filter']), elsewhere, platforms });

// Pages with their sections and marked words: tests/e2e/search.spec.ts.
describe('the list of results', () => {
  it('starts with the best result: the section, or the page itself', () => {
    expect(options([found([filters, 2], [lead, 1])]).best).toBe(1);
    expect(options([found([lead, 2], [filters, 1])]).best).toBe(0);
    expect(options([]).best).toBeUndefined();
  });

  it('leaves out sections that are much worse than the best', () => {
    expect(options([found([filters, 2], [symbol, 0.1])]).groups[0]?.options).toHaveLength(2);
  });

  it('names the platform only where there are several', () => {
    expect(options([found([lead, 1])]).groups[0]?.place).toEqual({ product: 'document' });
    expect(options([found([lead, 1])], []).groups[0]?.place).toEqual({
      product: 'document',
      platform: 'Android',
    });
  });

  it('begins with where a missing page is', () => {
    const list = options([found([lead, 1])], ['Windows'], {
      kind: pageKind('photoPayment')!,
      platform: 'Windows',
      pages: [{ platform: 'iOS', label: 'iOS', path: '/docs/iOS/photoPayment' }],
    });
    expect(list.groups[0]).toMatchObject({
      label: 'Windows has no page “Photo payment”. These platforms have it:',
      options: [{ to: '/docs/iOS/photoPayment' }],
    });
    expect(list.best).toBe(0);
  });
});

describe('the list before anything is typed', () => {
  const map = siteMapOf(
    [
      'Android/intro',
      'Android/docScan',
      'iOS/intro',
      'capacitor/api/index',
      'barcode-scanner-sdk/Android/intro',
    ].map((id) => ({
      id,
      path: `/docs/${id}`,
    })),
  );
  const start = (platform?: PlatformId, product?: ProductId): OptionList =>
    startOptions(map, { ...(platform && { platform }), ...(product && { product }) });

  it.each<[PlatformId | undefined, ProductId | undefined, string[]]>([
    [undefined, undefined, ['Document SDK', 'Barcode SDK']],
    ['Android', 'document', ['Document SDK, Android', 'Barcode SDK, Android']],
  ])('has, for a reader of %s and %s, the groups %j', (platform, product, labels) => {
    expect(start(platform, product).groups.map(({ label }) => label)).toEqual(labels);
  });

  it('has the guides of the reader, or the reference, and opens nothing automatically', () => {
    const first = (platform: PlatformId): (string | undefined)[] =>
      start(platform, 'document').groups[0]?.options.map(({ to }) => to) ?? [];
    expect(first('Android')).toEqual(['/docs/Android/intro', '/docs/Android/docScan']);
    expect(first('capacitor')).toEqual(['/docs/capacitor/api/index']);
    expect(start('Android', 'document').best).toBeUndefined();
  });
});

describe('filters', () => {
  it('choose by product, group and platform; pages of none are for all', () => {
    const general: PageRow = { path: '/accessibility', title: 'A', kind: 'site', sections: [] };
    expect(isShown(page, noFilters, [])).toBe(true);
    expect(isShown(page, noFilters, ['iOS'])).toBe(false);
    expect(isShown(page, { ...noFilters, product: 'barcode' }, [])).toBe(false);
    expect(isShown(page, { ...noFilters, group: 'api' }, [])).toBe(false);
    expect(isShown(general, { ...noFilters, product: 'barcode' }, ['iOS'])).toBe(true);
    expect(groupOf({ ...page, kind: 'changelog' })).toBe('releases');
    expect(groupOf({ ...page, kind: 'testing' })).toBe('guides');
    expect(groupOf({ ...page, kind: 'api' })).toBe('api');
    expect(groupOf(page)).toBe('guides');
  });
});
