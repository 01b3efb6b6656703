import { pageKind } from '@site/src/model/pageKinds';
import type { PlatformId, ProductId } from '@site/src/model/platforms';
import type { PageRow } from '@site/src/search/format';

/** Groups of pages that a reader can choose between. */
export const pageGroups = [
  { id: 'all', label: 'All pages' },
  { id: 'guides', label: 'Guides' },
  { id: 'api', label: 'API reference' },
  { id: 'releases', label: 'Releases' },
] as const;

export type PageGroup = (typeof pageGroups)[number]['id'];

/** What the reader has chosen to see. */
export interface Filters {
  /** `auto` follows the query and the page; else what the reader chose. */
  readonly platform: PlatformId | 'auto' | 'all';
  readonly product: ProductId | 'all';
  readonly group: PageGroup;
}

export const noFilters: Filters = { platform: 'auto', product: 'all', group: 'all' };

/** The group a page is in. */
export function groupOf({ kind }: PageRow): Exclude<PageGroup, 'all'> {
  if (kind === 'api' || kind === 'symbols') return 'api';
  const isAboutReleases = pageKind(kind)?.group === 'Test and release' && kind !== 'testing';
  return isAboutReleases ? 'releases' : 'guides';
}

/** Whether a page may be shown; pages of no platform or product are everyone's. */
export function isShown(
  page: PageRow,
  { product, group }: Filters,
  platforms: readonly PlatformId[],
): boolean {
  return (
    (product === 'all' || page.product === undefined || page.product === product) &&
    (group === 'all' || groupOf(page) === group) &&
    (platforms.length === 0 || page.platform === undefined || platforms.includes(page.platform))
  );
}
